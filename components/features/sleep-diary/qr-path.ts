import encodeQR from 'qr';

/** A denser code is not read from one phone's screen by another's camera. */
const MOST_MODULES = 101;

/** The light border that a camera needs around a code, in modules. */
const BORDER = 4;

/** The dark modules of an address's QR code as the path of a drawing; undefined when it is too long. */
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
