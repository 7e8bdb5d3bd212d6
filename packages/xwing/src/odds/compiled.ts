import type { DiceEffect } from './diceattack.ts';
import { changed, count, diceIn, die, type Faces, type Pool } from './pool.ts';

/** A modification with faces and means as numbers. */
export interface Compiled {
  readonly key: string;
  readonly mandatory: boolean;
  readonly onlyIf: { readonly face: number; readonly least: number } | null;
  readonly costs: readonly { readonly unit: number; readonly size: number; readonly amount: number }[];
  readonly effect: CompiledEffect;
}

export type CompiledEffect =
  | { readonly does: 'change'; readonly from: readonly number[]; readonly to: number; readonly most: number }
  | CompiledReroll
  | { readonly does: 'add'; readonly face: number };

export interface CompiledReroll {
  readonly does: 'reroll';
  readonly faces: readonly number[];
  readonly least: number;
  readonly most: number;
}

/** The pools that a change can make of one, or a die that is added. */
export function altered(pool: Pool, effect: Exclude<CompiledEffect, CompiledReroll>): Pool[] {
  if (effect.does === 'add') return [pool + die(effect.face)];
  const { from, to, most } = effect;
  const present = from.filter((face) => count(pool, face) > 0);
  // All of the first face that is there, where it says more than one.
  return (most > 1 ? present.slice(0, 1) : present).map((face) => changed(pool, face, to, most));
}

/** Whether all dice show a face, and so many at least. */
export function showsOnly(pool: Pool, { face, least }: { readonly face: number; readonly least: number }): boolean {
  const those = count(pool, face);
  return those >= least && those === diceIn(pool);
}

/** What is left of the means after paying; below 0 when they do not suffice. */
export function left(means: number, costs: Compiled['costs']): number {
  let rest = means;
  for (const { unit, size, amount } of costs) {
    if (Math.floor(rest / unit) % size < amount) return -1;
    rest -= unit * amount;
  }
  return rest;
}

export function numbersOf(list: readonly string[], faces: Faces): number[] {
  return list.map((face) => faces.indexOf(face)).filter((face) => face >= 0);
}

/** An effect with its faces as numbers. */
export function compiledEffect(effect: DiceEffect<string>, faces: Faces): CompiledEffect {
  if (effect.does === 'add') return { does: 'add', face: faces.indexOf(effect.face) };
  if (effect.does === 'reroll') return { ...effect, faces: numbersOf(effect.faces, faces) };
  return { ...effect, from: numbersOf(effect.from, faces), to: faces.indexOf(effect.to) };
}
