import encodeQR from 'qr';

/** A camera cannot read a denser code from another phone's screen. */
const MOST_MODULES = 101;

/** The light border required around a code, in modules. */
const BORDER = 4;

/** The dark modules of an address's QR code as an SVG path; undefined if the address is too long. */
export function qrPath(address: string): { size: number; path: string } | undefined {
  let rows: boolean[][];
  try {
    rows = encodeQR(address, 'raw', { border: BORDER, ecc: 'low' });
  } catch {
    return undefined; // longer than any code
  }
  if (rows.length > MOST_MODULES + 2 * BORDER) return undefined;
  const modules = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size: rows.length, path: modules.join('') };
}
