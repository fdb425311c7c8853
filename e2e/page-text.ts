import type { APIRequestContext } from '@playwright/test';

/** What a document's data and the file of a members' body both hold. */
interface PageFile {
  page: { gate?: { body?: string } };
  markup: Record<string, string>;
}

/** The file with what only members read, as the document of their page names it. */
export async function membersBodyOf(
  request: APIRequestContext,
  document: string,
): Promise<PageFile> {
  const inline = /<script[^>]*id="page-data"[^>]*>(.*?)<\/script>/s.exec(document)?.[1];
  const { page } = JSON.parse(inline ?? '') as PageFile;
  const response = await request.get(page.gate?.body ?? '');
  return (await response.json()) as PageFile;
}

/**
 * Everything that a page says, for everybody or for members, as one line of plain
 * words. The cells of a table's row have a bar between them.
 */
export async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const document = await (await request.get(path)).text();
  let html = document.replace(/<script.*?<\/script>/gs, ' ');
  if (document.includes('"gate":')) {
    const { markup, page } = await membersBodyOf(request, document);
    html = [...Object.values(markup), JSON.stringify(page)].join('\n');
  }
  return html
    .replace(/<\/?(?:a|em|span|strong)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/","/g, ' | ')
    .replace(/&nbsp;|\s+/g, ' ');
}
