import type { ChanceQuestion, ChanceWord } from '@rangefinder/kernel';
import { attackOdds, usualAttack } from './index.ts';

/** More dice than this nobody rolls, and more tokens than this change nothing. */
const MOST = 6;

const DICE: readonly ChanceWord[] = [
  { name: 'attack', counts: 'attack dice', most: MOST, needed: true },
  { name: 'defense', counts: 'defense dice', most: MOST, needed: true },
];

/** What ships may have to modify dice with. */
const TOKENS = {
  focus: { counts: 'the attacker has a focus token', most: 1 },
  calculate: { counts: 'calculate tokens and Force of the attacker', most: MOST },
  lock: { counts: 'the attacker has a lock on the defender', most: 1 },
  'defender-focus': { counts: 'the defender has a focus token', most: 1 },
  'defender-calculate': { counts: 'calculate tokens and Force of the defender', most: MOST },
  evade: { counts: 'evade tokens of the defender', most: MOST },
  reinforce: { counts: 'reinforce tokens that count', most: MOST },
} as const;

/** The chances of an attack in which tokens are all that modifies dice, with the tokens that an edition has. */
export function attackChances(
  tokens: readonly (keyof typeof TOKENS)[],
  { evadesAdd }: { readonly evadesAdd: boolean },
): ChanceQuestion {
  return {
    says: 'The chances of an attack, if both sides make the most of their tokens',
    words: [...DICE, ...tokens.map((name) => ({ name, ...TOKENS[name] }))],
    workOut: (said) => {
      const many = (name: string) => said[name] ?? 0;
      const has = (name: string) => many(name) > 0;
      const attacker = { dice: many('attack'), focus: has('focus'), single: many('calculate'), lock: has('lock') };
      const tokensOfDefender = { evade: many('evade'), evadesAdd, reinforce: many('reinforce') };
      const defender = { dice: many('defense'), focus: has('defender-focus'), single: many('defender-calculate') };
      const odds = attackOdds(usualAttack(attacker, { ...defender, ...tokensOfDefender }));
      const crit = `${(odds.crit * 100).toFixed(1)}%`;
      return {
        sentence: `${odds.mean.toFixed(3)} damage on average, a crit in ${crit}`,
        each: odds.damage,
        figures: { ...odds, damage: [...odds.damage] },
      };
    },
  };
}
