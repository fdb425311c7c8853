/** A range of bytes, both ends included. */
interface Range {
  first: number;
  last: number;
}

/** Parses a Range header; undefined for several ranges or for units other than bytes. */
export function parseRange(header: string, size: number): Range | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (!from && !to) return undefined;
  const first = from ? Number(from) : Math.max(0, size - Number(to));
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1;
  if (from && to && Number(to) < Number(from)) return undefined;
  return first < size ? { first, last } : 'unsatisfiable';
}

/** Responds with the part of a file that a Range header requests, as audio players do. */
export async function partOf(whole: Response, header: string): Promise<Response> {
  const blob = await whole.clone().blob();
  const range = parseRange(header, blob.size);
  if (!range) return whole;
  const headers = new Headers(whole.headers);
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${blob.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { first, last } = range;
  headers.set('Content-Range', `bytes ${first}-${last}/${blob.size}`);
  headers.set('Content-Length', String(last - first + 1));
  return new Response(blob.slice(first, last + 1), { status: 206, headers });
}
