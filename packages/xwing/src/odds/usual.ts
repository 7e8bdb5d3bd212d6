import type { AttackFace, DefenseFace } from '../dice.ts';
import type { DiceAttack, DiceEffect } from './diceattack.ts';

/** What the tokens of the game do to dice. */
export const FOCUS_TO_HITS: DiceEffect<AttackFace> = { does: 'change', from: ['focus'], to: 'hit', most: 9 };
export const FOCUS_TO_HIT: DiceEffect<AttackFace> = { does: 'change', from: ['focus'], to: 'hit', most: 1 };
export const REROLL_ANY: DiceEffect<AttackFace> = {
  does: 'reroll',
  faces: ['hit', 'crit', 'focus', 'blank'],
  least: 1,
  most: 9,
};
export const FOCUS_TO_EVADES: DiceEffect<DefenseFace> = { does: 'change', from: ['focus'], to: 'evade', most: 9 };
export const FOCUS_TO_EVADE: DiceEffect<DefenseFace> = { does: 'change', from: ['focus'], to: 'evade', most: 1 };
export const ANY_TO_EVADE: DiceEffect<DefenseFace> = { does: 'change', from: ['blank', 'focus'], to: 'evade', most: 1 };

export const ADD_EVADE: DiceEffect<DefenseFace> = { does: 'add', face: 'evade' };

/** An attacker with nothing but tokens. */
export interface UsualAttacker {
  readonly dice: number;
  /** One focus token turns every focus result; more of them change nothing. */
  readonly focus?: boolean;
  /** Calculate tokens and Force: each turns one focus result. */
  readonly single?: number;
  readonly lock?: boolean;
}

/** A defender with nothing but tokens. */
export interface UsualDefender {
  readonly dice: number;
  readonly focus?: boolean;
  readonly single?: number;
  readonly evade?: number;
  /** Evade tokens add a result, instead of changing one. */
  readonly evadesAdd?: boolean;
  readonly reinforce?: number;
}

/** An attack in which tokens are all that modifies dice. */
export function usualAttack(attacker: UsualAttacker, defender: UsualDefender): DiceAttack {
  return {
    attack: {
      dice: attacker.dice,
      theirs: [],
      own: [
        { key: 'focus', effect: FOCUS_TO_HITS, spends: { 'attacker.focus': 1 } },
        { key: 'single', effect: FOCUS_TO_HIT, spends: { 'attacker.single': 1 } },
        { key: 'lock', effect: REROLL_ANY, spends: { 'attacker.lock': 1 } },
      ],
    },
    defense: {
      dice: defender.dice,
      theirs: [],
      own: [
        { key: 'focus', effect: FOCUS_TO_EVADES, spends: { 'defender.focus': 1 } },
        { key: 'single', effect: FOCUS_TO_EVADE, spends: { 'defender.single': 1 } },
        {
          key: 'evade',
          effect: defender.evadesAdd ? ADD_EVADE : ANY_TO_EVADE,
          spends: { 'defender.evade': 1 },
        },
      ],
    },
    means: {
      'attacker.focus': attacker.focus ? 1 : 0,
      'attacker.single': Math.min(attacker.single ?? 0, attacker.dice),
      'attacker.lock': attacker.lock ? 1 : 0,
      'defender.focus': defender.focus ? 1 : 0,
      'defender.single': Math.min(defender.single ?? 0, defender.dice),
      'defender.evade': defender.evadesAdd ? (defender.evade ?? 0) : Math.min(defender.evade ?? 0, defender.dice),
    },
    reinforce: defender.reinforce ?? 0,
  };
}
