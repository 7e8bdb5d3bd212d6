import type { RequestView, Seat } from '@rangefinder/kernel';
import {
  ADD_EVADE,
  attackOdds,
  type DiceAttack,
  FOCUS_TO_EVADES,
  FOCUS_TO_HITS,
  hasLock,
  type Odds,
  REROLL_ANY,
  type ShotAbout,
  type Turn,
} from '@rangefinder/xwing';
import { pickUnder } from '../ask.ts';
import { askRules } from '../asking.ts';
import { attackDiceCount, defenseDiceCount, newAttack, possibleShots, type Shot } from '../rules/attack.ts';
import { damageOn } from '../rules/destroying.ts';
import { hullOf } from '../rules/stats.ts';
import type { Attack, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import type { XwingView } from '../view.ts';

/** An attack somebody thinks of: how it is measured and what it may bring. */
export interface Aim {
  readonly attacker: string;
  readonly target: string;
  readonly weapon: string;
  readonly range: number;
  readonly line: Attack['line'];
  /** What lies in the way. */
  readonly under: readonly string[];
  readonly attackDice: number;
  readonly defenseDice: number;
  readonly odds: Odds;
  /** Shields and hull the target has left. */
  readonly left: number;
}

/** An attack as it is thought of; null where the rules see no such shot. */
export function aimOf(view: XwingView, attacker: string, shot: Pick<ShotAbout, 'target' | 'weapon'>): Aim | null {
  return (
    [...aimsOf(view, attacker).values()].find(
      ({ target, weapon }) => target === shot.target && weapon === shot.weapon,
    ) ?? null
  );
}

/** The attack that an option of a request stands for; null when it is none, or the rules see no such shot. */
export function aimOfOption(view: XwingView, request: RequestView, attacker: string, key: string): Aim | null {
  const shot = pickUnder(request, 'attack')?.options.find((option) => option.key === key)?.about;
  return shot ? aimOf(view, attacker, shot) : null;
}

/** Every attack a ship could declare now, by the keys of the options. */
export function aimsOf(view: XwingView, attacker: string): ReadonlyMap<string, Aim> {
  const t = askRules(view);
  const ship = t.findShip(attacker);
  const aims = new Map<string, Aim>();
  for (const shot of ship ? possibleShots(t, ship) : []) {
    const aim = ship && aimed(t, ship, shot);
    if (aim) aims.set(`attack:${shot.target}:${shot.weapon.id}`, aim);
  }
  return aims;
}

/** Every shot a ship has from where it stands, the best weapon for each target. */
export function shotsFrom(view: XwingView, attacker: string): readonly Aim[] {
  const best = new Map<string, Aim>();
  for (const aim of aimsOf(view, attacker).values())
    if ((best.get(aim.target)?.odds.mean ?? -1) < aim.odds.mean) best.set(aim.target, aim);
  return [...best.values()];
}

function aimed(t: XTable, ship: Ship, shot: Shot): Aim | null {
  const line = [...shot.lines].sort((a, b) => a.under.length - b.under.length)[0];
  if (!line) return null;
  const attack = newAttack(ship, shot, line);
  const defender = t.ship(shot.target);
  const attackDice = attackDiceCount(t, attack, shot.weapon.dice);
  const defenseDice = defenseDiceCount(t, attack, defender);
  const spent = shot.weapon.spends;
  return {
    attacker: ship.id,
    target: shot.target,
    weapon: shot.weapon.id,
    range: shot.range,
    line: attack.line,
    under: line.under,
    attackDice,
    defenseDice,
    odds: attackOdds(
      diceAttack(t, attack, attackDice, defenseDice, {
        focus: ship.tokens.focus - (spent.includes('focus') ? 1 : 0),
        lock: hasLock(ship, shot.target) && !spent.includes('lock'),
      }),
    ),
    left: healthOf(t, defender),
  };
}

/** The dice of an attack with the tokens of both sides; what cards do to them is left out. */
function diceAttack(
  t: XTable,
  attack: Attack,
  attackDice: DiceAttack['attack']['dice'],
  defenseDice: DiceAttack['defense']['dice'],
  attacker: { readonly focus: number; readonly lock: boolean },
): DiceAttack {
  const { tokens } = t.ship(attack.defender);
  return {
    attack: {
      dice: attackDice,
      theirs: [],
      own: [
        { key: 'focus', effect: FOCUS_TO_HITS, spends: { 'attacker.focus': 1 } },
        { key: 'lock', effect: REROLL_ANY, spends: { 'attacker.lock': 1 } },
      ],
    },
    defense: {
      dice: defenseDice,
      theirs: [],
      own: [
        { key: 'focus', effect: FOCUS_TO_EVADES, spends: { 'defender.focus': 1 } },
        { key: 'evade', effect: ADD_EVADE, spends: { 'defender.evade': 1 } },
      ],
    },
    means: {
      'attacker.focus': Math.min(1, attacker.focus),
      'attacker.lock': attacker.lock ? 1 : 0,
      'defender.focus': Math.min(1, tokens.focus),
      'defender.evade': tokens.evade,
    },
  };
}

/** The attack that is going on as far as chances go, from the dice on the table on; null before there are any. */
export function diceNow(view: XwingView): DiceAttack | null {
  const { attack } = view;
  if (!attack || attack.attackDice.length === 0) return null;
  const t = askRules(view);
  const attacker = t.findShip(attack.attacker);
  const defender = t.findShip(attack.defender);
  if (!attacker || !defender) return null;
  const rolled = attack.step !== 'attack-dice';
  const defenseDice = rolled ? attack.defenseDice : defenseDiceCount(t, attack, defender);
  const means = { focus: attacker.tokens.focus, lock: hasLock(attacker, attack.defender) };
  return diceAttack(t, attack, attack.attackDice, defenseDice, means);
}

/** Whose turn it is to modify dice in the attack that is going on, if a seat is asked to, or else the dice's owner. */
export function turnNow({ attack, ships }: XwingView, asked?: Seat): Turn {
  const attacking = ships.find(({ id }) => id === attack?.attacker)?.seat;
  if (attack?.step === 'declare' || attack?.step === 'attack-dice')
    return asked === undefined || asked === attacking ? 'own-on-attack' : 'theirs-on-attack';
  return asked === attacking ? 'theirs-on-defense' : 'own-on-defense';
}

/** What an attack in progress may still bring. */
export function oddsNow(view: XwingView, asked?: Seat): { odds: Odds; left: number } | null {
  const dice = diceNow(view);
  if (!dice || !view.attack) return null;
  const t = askRules(view);
  return { odds: attackOdds(dice, turnNow(view, asked)), left: healthOf(t, t.ship(view.attack.defender)) };
}

/** How much damage destroys it. */
function healthOf(t: XTable, ship: Ship): number {
  return ship.shields + Math.max(0, hullOf(t, ship) - damageOn(t, ship));
}
