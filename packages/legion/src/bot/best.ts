/** The item of the highest value; the first of equals. */
export function best<T>(items: readonly T[], value: (item: T) => number): T | undefined {
  let chosen: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const worth = value(item);
    if (worth > most) {
      most = worth;
      chosen = item;
    }
  }
  return chosen;
}
