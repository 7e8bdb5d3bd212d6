/** What luck gave, and what it gives on average. */
export interface Luck {
  readonly rolled: number;
  readonly expected: number;
}

/** The luck of dice as they first fell: what is done to them afterwards is none. Each die comes with all of its faces. */
export function luckOf<Face>(
  dice: readonly { readonly face: Face; readonly faces: readonly Face[] }[],
  isWanted: (face: Face) => boolean,
): Luck {
  const count = (faces: readonly Face[]) => faces.filter(isWanted).length;
  return {
    rolled: count(dice.map(({ face }) => face)),
    expected: dice.reduce((sum, { faces }) => sum + count(faces) / faces.length, 0),
  };
}

/** "27 (26.3)": what was rolled, beside what is rolled on average. */
export function luckWords({ rolled, expected }: Luck, language: string): string {
  return `${rolled} (${expected.toLocaleString(language, { maximumFractionDigits: 1 })})`;
}
