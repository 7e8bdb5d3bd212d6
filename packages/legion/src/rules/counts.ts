/** From all down to none. */
export function countOptions(most: number) {
  return Array.from({ length: most + 1 }, (_, i) => most - i).map((count) => ({
    key: `spend:${count}`,
    about: { count },
    count,
  }));
}
