import type { Language } from '@rangefinder/kernel';
import type { AttackDie } from '../../src/card.ts';
import { colour } from '../../src/text/terms.ts';

import { Die } from './Die.tsx';

const ORDER: readonly AttackDie[] = ['red', 'black', 'white'];

interface DiceProps {
  readonly dice: Readonly<Record<AttackDie, number>>;
  readonly size: number;
  readonly language: Language;
}

/** Attack dice that are not rolled yet, the strongest first. */
export function Dice({ dice, size, language }: DiceProps) {
  const all = ORDER.flatMap((die) => Array<AttackDie>(dice[die]).fill(die));
  return all.map((die, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than their place.
    <Die key={i} kind="attack" colour={die} size={size} label={colour(die)[language]} />
  ));
}
