import type { Answer, PickRequest, Seat } from '@rangefinder/kernel';
import {
  ATTACK_DIE,
  attackOdds,
  bestReroll,
  DEFENSE_DIE,
  type DiceAttack,
  type Die,
  possiblePlays,
  type Turn,
} from '@rangefinder/xwing';
import { diceNow, turnNow } from '../odds/aim.ts';
import type { Attack } from '../state.ts';
import type { ShipView, XwingView } from '../view.ts';
import { meansOf } from './means.ts';
import { Outlook } from './outlook.ts';

/** Less than this is no gain. */
const NOTHING = 1e-9;

/** What each costs beyond this attack, from nothing on: of modifications that bring the same, the cheapest. */
const CHEAPEST = ['done', 'calculate', 'force', 'evade', 'focus', 'lock'];

/** The modification that brings most; none where the dice say all there is to say, or a token is worth more later. */
export function modifyChoice(view: XwingView, { options, seat }: Pick<PickRequest, 'options' | 'seat'>): Answer {
  const dice = diceNow(view);
  const fallback = options.some(({ key }) => key === 'done') ? 'done' : (options[0]?.key ?? 'done');
  if (!dice) return fallback;
  const turn = turnNow(view, seat);
  const offered = new Set(options.map(({ key }) => key));
  const plays = possiblePlays(keeping(view, seat, dice, turn), turn)
    .map(({ key, odds }) => ({ key: key ?? 'done', worth: signOf(turn) * odds.mean, crit: signOf(turn) * odds.crit }))
    .filter(({ key }) => offered.has(key));
  const best = plays.reduce<(typeof plays)[number] | undefined>((most, one) => {
    if (!most || one.worth > most.worth + NOTHING) return one;
    if (one.worth < most.worth - NOTHING) return most;
    return one.crit > most.crit + NOTHING || (one.crit > most.crit - NOTHING && price(one.key) < price(most.key))
      ? one
      : most;
  }, undefined);
  return best?.key ?? fallback;
}

/** Whether the player of a turn wants more damage, or less. */
function signOf(turn: Turn): 1 | -1 {
  return turn === 'own-on-attack' || turn === 'theirs-on-defense' ? 1 : -1;
}

/** A card is dearer than leaving the dice, and cheaper than a token. */
function price(key: string): number {
  const place = CHEAPEST.indexOf(key);
  return place < 0 ? 0.5 : place;
}

/** In this order a ship would rather keep what it need not spend. */
const KEPT = ['lock', 'focus', 'evade', 'force', 'calculate'] as const;

/** The attack without what brings nothing more in it, and without green tokens that are worth more in attacks to come. */
function keeping(view: XwingView, seat: Seat, dice: DiceAttack, turn: Turn): DiceAttack {
  const isAttack = turn === 'own-on-attack' || turn === 'theirs-on-attack';
  const ship = view.ships.find(({ id }) => id === (isAttack ? view.attack?.attacker : view.attack?.defender));
  if (!ship || ship.seat !== seat) return dice;
  let kept = dice;
  for (const key of KEPT) {
    const without = withoutKey(kept, isAttack, key);
    const gain = Math.abs(attackOdds(kept, turn).mean - attackOdds(without, turn).mean);
    const later = key === 'lock' || key === 'force' ? 0 : worthLater(view, seat, ship, key);
    if (gain <= later + NOTHING) kept = without;
  }
  return kept;
}

function withoutKey(dice: DiceAttack, isAttack: boolean, key: string): DiceAttack {
  const { attack, defense } = dice;
  return isAttack
    ? { ...dice, attack: { ...attack, own: attack.own.filter((one) => one.key !== key) } }
    : { ...dice, defense: { ...defense, own: defense.own.filter((one) => one.key !== key) } };
}

/** What a green token is worth to a ship for the rest of the round: in its own attack, and against those who still come. */
function worthLater(view: XwingView, seat: Seat, ship: ShipView, key: 'focus' | 'evade' | 'calculate'): number {
  if (ship.tokens[key] === 0) return 0;
  const outlook = new Outlook(view, seat);
  const means = meansOf(ship);
  const less = { ...means, [key]: means[key] - 1 };
  const spared = outlook.stillTaken(ship, less) - outlook.stillTaken(ship, means);
  const shoots = !ship.acted && view.attack?.attacker !== ship.id;
  return spared + (shoots ? outlook.dealtFrom(ship, means) - outlook.dealtFrom(ship, less) : 0);
}

/** Which dice to roll again. */
export function rerollChoice(view: XwingView, { options, seat, min, max }: PickRequest): Answer {
  const dice = diceNow(view);
  const faces = [...new Set(options.map(({ key }) => faceOf(key)))];
  const wanted = dice
    ? new Map(bestReroll(dice, turnNow(view, seat), { does: 'reroll', faces, least: min, most: max }))
    : new Map<string, number>();
  const chosen: string[] = [];
  for (const { key } of options) {
    const left = wanted.get(faceOf(key)) ?? 0;
    if (left > 0) chosen.push(key);
    wanted.set(faceOf(key), left - 1);
  }
  for (const { key } of options) if (chosen.length < min && !chosen.includes(key)) chosen.push(key);
  return chosen;
}

/** `blank:2` is the third die, which shows a blank. */
function faceOf(key: string): string {
  return key.split(':')[0] ?? key;
}

/** Which result a card turns to another: the one whose change leaves the best odds. */
export function changeChoice(view: XwingView, { options, seat, about }: PickRequest): Answer | undefined {
  const to = about && 'to' in about ? String(about.to) : undefined;
  const { attack } = view;
  if (!attack || to === undefined) return undefined;
  const turn = turnNow(view, seat);
  let best: { key: string; worth: number } | undefined;
  for (const { key } of options) {
    const dice = diceNow({ ...view, attack: changed(attack, key, to, turn) });
    const worth = dice ? signOf(turn) * attackOdds(dice, turn).mean : 0;
    if (!best || worth > best.worth + NOTHING) best = { key, worth };
  }
  return best?.key;
}

function changed(attack: Attack, from: string, to: string, turn: Turn): Attack {
  const isAttack = turn === 'own-on-attack' || turn === 'theirs-on-attack';
  const turned = <F extends string>(dice: readonly Die<F>[], face: F | undefined): Die<F>[] => {
    const index = dice.findIndex((die) => die.face === from);
    return dice.map((die, i) => (i === index && face !== undefined ? { ...die, face } : die));
  };
  return isAttack
    ? {
        ...attack,
        attackDice: turned(
          attack.attackDice,
          ATTACK_DIE.find((face) => face === to),
        ),
      }
    : {
        ...attack,
        defenseDice: turned(
          attack.defenseDice,
          DEFENSE_DIE.find((face) => face === to),
        ),
      };
}
