import type { Shown } from '@rangefinder/kernel';
import type { DamageCard } from './damagecards.ts';
import type { Die } from './dicepool.ts';

/** A damage card as everybody sees it: facedown it has no name. */
export type DamageCardView =
  | Shown<DamageCard, 'card' | 'faceup' | 'seen', never>
  | { readonly card: null; readonly faceup: false };

/** A die of the attack that goes on. */
export type DieView<Face extends string> = Shown<Die<string>, 'rerolled' | 'fixed', 'face'> & { readonly face: Face };

export function damageCardView({ card, faceup, seen }: DamageCard): DamageCardView {
  if (!faceup) return { card: null, faceup };
  return seen ? { card, faceup, seen } : { card, faceup };
}

export function diceView<Face extends string>(dice: readonly Die<Face>[]): DieView<Face>[] {
  return dice.map(({ face, rerolled, fixed }) => (fixed ? { face, rerolled, fixed } : { face, rerolled }));
}
