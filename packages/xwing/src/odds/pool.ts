/**
 * Dice of one kind as one number, since dice that show the same are alike: four bits for each face count the dice that
 * were not rerolled, and above them four bits for each face those that were.
 */
export type Pool = number;

/** Faces of a die, the best first. At most four. */
export type Faces = readonly string[];

const FACES = 4;

/** One die that shows a face, rerolled or not. */
export function die(face: number, rerolled = false): Pool {
  return 2 ** (4 * (face + (rerolled ? FACES : 0)));
}

/** How many dice that were not rerolled show a face. */
export function fresh(pool: Pool, face: number): number {
  return (pool >>> (4 * face)) & 15;
}

/** How many dice that were rerolled show a face. */
export function again(pool: Pool, face: number): number {
  return (pool >>> (4 * (face + FACES))) & 15;
}

export function count(pool: Pool, face: number): number {
  return fresh(pool, face) + again(pool, face);
}

export function diceIn(pool: Pool): number {
  let sum = 0;
  for (let face = 0; face < FACES; face++) sum += count(pool, face);
  return sum;
}

/** How many dice of a pool were rerolled. */
export function rerolledDice(pool: Pool): number {
  let sum = 0;
  for (let face = 0; face < FACES; face++) sum += again(pool, face);
  return sum;
}

/** The same dice where it no longer matters which of them were rerolled. */
export function forgetting(pool: Pool): Pool {
  return (pool & 0xffff) + (pool >>> 16);
}

/** The same dice, all of them rerolled. */
export function asRerolled(pool: Pool): Pool {
  return pool * 0x10000;
}

/** Turns up to so many dice from one face to another, those that were not rerolled first. */
export function changed(pool: Pool, from: number, to: number, most: number): Pool {
  const first = Math.min(most, fresh(pool, from));
  const then = Math.min(most - first, again(pool, from));
  return pool + first * (die(to) - die(from)) + then * (die(to, true) - die(from, true));
}

export interface Roll {
  readonly pool: Pool;
  readonly chance: number;
}

/** Every outcome of rolling so many dice, worked out once for each kind of die. */
export class Rolls {
  readonly #shares: readonly number[];
  readonly #known: (readonly Roll[])[] = [[{ pool: 0, chance: 1 }]];

  constructor(sides: readonly string[], faces: Faces) {
    this.#shares = faces.map((face) => sides.filter((side) => side === face).length / sides.length);
  }

  of(dice: number): readonly Roll[] {
    for (let known = this.#known.length; known <= dice; known++) this.#known.push(this.#oneMore(this.of(known - 1)));
    return this.#known[dice] ?? [];
  }

  #oneMore(before: readonly Roll[]): readonly Roll[] {
    const chances = new Map<Pool, number>();
    for (const { pool, chance } of before) {
      this.#shares.forEach((share, face) => {
        const more = pool + die(face);
        chances.set(more, (chances.get(more) ?? 0) + chance * share);
      });
    }
    return Array.from(chances, ([pool, chance]) => ({ pool, chance }));
  }
}

/** Dice on the table as numbers. */
export function poolOf(dice: readonly { readonly face: string; readonly rerolled: boolean }[], faces: Faces): Pool {
  return dice.reduce((sum, { face, rerolled }) => sum + die(faces.indexOf(face), rerolled), 0);
}

/** Every way to choose so many fresh dice of these faces: how many of each face. */
export function choices(pool: Pool, faces: number, wanted: readonly number[], min: number, max: number): number[][] {
  let ways: number[][] = [new Array<number>(faces).fill(0)];
  for (const face of wanted) {
    ways = ways.flatMap((way) => {
      const more: number[][] = [];
      const taken = way.reduce((sum, number) => sum + number, 0);
      for (let number = 0; number <= fresh(pool, face) && taken + number <= max; number++)
        more.push(way.with(face, number));
      return more;
    });
  }
  return ways.filter((way) => {
    const taken = way.reduce((sum, number) => sum + number, 0);
    return taken > 0 && taken >= min;
  });
}
