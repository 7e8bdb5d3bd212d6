/**
 * Coordinates lie flat: x0, y0, x1, y1, ….
 * The engine keeps an array of whole numbers and one of fractions in different ways, and code that meets both is slow.
 * Every list starts from a fraction here, so all of them are of the second kind.
 */
export function flatList(): number[] {
  const list = [0.5];
  list.pop();
  return list;
}

/** Reads one coordinate; callers keep the index inside the list. */
export function at(list: readonly number[], index: number): number {
  return list[index] ?? 0;
}

/** The length of (dx, dy). `Math.hypot` is slow, and how it rounds is left to the engine. */
export function lengthOf(dx: number, dy: number): number {
  return Math.sqrt(dx * dx + dy * dy);
}
