/** Whether two words differ by one letter added, missing, replaced, or swapped with its neighbour. */
export function isSlip(a: string, b: string): boolean {
  while (a && a[0] === b[0]) [a, b] = [a.slice(1), b.slice(1)];
  while (a && b && a.at(-1) === b.at(-1)) [a, b] = [a.slice(0, -1), b.slice(0, -1)];
  return (a.length < 2 && b.length < 2) || (a.length === 2 && a === `${b[1]}${b[0]}`);
}
