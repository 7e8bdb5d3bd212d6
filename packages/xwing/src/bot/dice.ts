import type { Option, OptionOf, PickRequest } from '@rangefinder/kernel';
import { ATTACK_DIE, DEFENSE_DIE } from '../dice.ts';
import type { AttackDice, Die } from '../dicepool.ts';
import { attackOdds, bestReroll, type DiceAttack, possiblePlays, type Turn } from '../odds/index.ts';
import type { DieAbout } from '../topics.ts';

/** Less than this is no gain. */
const NOTHING = 1e-9;

/** Whether it is the attack dice that are modified in a turn. */
export function isOnAttack(turn: Turn): boolean {
  return turn === 'own-on-attack' || turn === 'theirs-on-attack';
}

/** Whether the player of a turn wants more damage, or less. */
export function signOf(turn: Turn): 1 | -1 {
  return turn === 'own-on-attack' || turn === 'theirs-on-defense' ? 1 : -1;
}

/**
 * The modification on offer that brings most, `done` if that is none: more crits decide between equals, then what costs
 * less beyond this attack.
 */
export function bestModification(
  dice: DiceAttack,
  turn: Turn,
  options: readonly Option[],
  price: (key: string) => number,
): string | undefined {
  const offered = new Set(options.map(({ key }) => key));
  const sign = signOf(turn);
  const plays = possiblePlays(dice, turn)
    .map(({ key, odds }) => ({ key: key ?? 'done', worth: sign * odds.mean, crit: sign * odds.crit }))
    .filter(({ key }) => offered.has(key));
  const most = plays.reduce<(typeof plays)[number] | undefined>((best, one) => {
    if (!best || one.worth > best.worth + NOTHING) return one;
    if (one.worth < best.worth - NOTHING) return best;
    return one.crit > best.crit + NOTHING || (one.crit > best.crit - NOTHING && price(one.key) < price(best.key))
      ? one
      : best;
  }, undefined);
  return most?.key;
}

/**
 * An attack without those of a player's own means, in this order, that bring nothing more in it than they are worth
 * later.
 */
export function sparing<Key extends string>(
  dice: DiceAttack,
  turn: Turn,
  keys: readonly Key[],
  worthLater: (key: Key) => number,
): DiceAttack {
  let kept = dice;
  for (const key of keys) {
    const without = withoutKey(kept, turn, key);
    const gain = Math.abs(attackOdds(kept, turn).mean - attackOdds(without, turn).mean);
    if (gain <= worthLater(key) + NOTHING) kept = without;
  }
  return kept;
}

function withoutKey(dice: DiceAttack, turn: Turn, key: string): DiceAttack {
  const { attack, defense } = dice;
  return isOnAttack(turn)
    ? { ...dice, attack: { ...attack, own: attack.own.filter((one) => one.key !== key) } }
    : { ...dice, defense: { ...defense, own: defense.own.filter((one) => one.key !== key) } };
}

/** Which dice to roll again; null where nothing is known of the attack. */
export function rerollChoice(
  dice: DiceAttack | null,
  turn: Turn,
  { options, min, max }: Pick<PickRequest<OptionOf<DieAbout>>, 'options' | 'min' | 'max'>,
): readonly string[] {
  const faces = [...new Set(options.map(({ about }) => about.face))];
  const wanted = new Map(dice ? bestReroll(dice, turn, { does: 'reroll', faces, least: min, most: max }) : []);
  const chosen: string[] = [];
  for (const { key, about } of options) {
    const left = wanted.get(about.face) ?? 0;
    if (left > 0) chosen.push(key);
    wanted.set(about.face, left - 1);
  }
  for (const { key } of options) if (chosen.length < min && !chosen.includes(key)) chosen.push(key);
  return chosen;
}

/** Which result is best turned to another: the one whose change leaves the best odds. */
export function changeChoice<Attack extends AttackDice>(
  attack: Attack,
  turn: Turn,
  options: readonly Option[],
  to: string,
  diceOf: (attack: Attack) => DiceAttack | null,
): string | undefined {
  let best: { key: string; worth: number } | undefined;
  for (const { key } of options) {
    const dice = diceOf(withDieTurned(attack, turn, key, to));
    const worth = dice ? signOf(turn) * attackOdds(dice, turn).mean : 0;
    if (!best || worth > best.worth + NOTHING) best = { key, worth };
  }
  return best?.key;
}

function withDieTurned<Attack extends AttackDice>(attack: Attack, turn: Turn, from: string, to: string): Attack {
  return isOnAttack(turn)
    ? { ...attack, attackDice: turned(attack.attackDice, ATTACK_DIE, from, to) }
    : { ...attack, defenseDice: turned(attack.defenseDice, DEFENSE_DIE, from, to) };
}

function turned<Face extends string>(
  dice: readonly Die<Face>[],
  sides: readonly Face[],
  from: string,
  to: string,
): Die<Face>[] {
  const face = sides.find((side) => side === to);
  const index = dice.findIndex((die) => die.face === from);
  return dice.map((die, i) => (i === index && face !== undefined ? { ...die, face } : die));
}
