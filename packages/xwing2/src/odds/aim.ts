import type { RequestView, Seat } from '@rangefinder/kernel';
import { attackOdds, type DiceAttack, type Odds, type ShotAbout, type Turn } from '@rangefinder/xwing';
import { pickUnder } from '../ask.ts';
import { askRules } from '../asking.ts';
import { remoteFacts } from '../cards/devices.ts';
import { newAttack, possibleShots, type Shot } from '../rules/attack.ts';
import { hullOf } from '../rules/stats.ts';
import type { Attack, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import type { XwingView } from '../view.ts';
import { diceAttackOf } from './diceattack.ts';

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
  const t = askRules(view);
  const ship = t.findShip(attacker);
  if (!ship) return null;
  const possible = possibleShots(t, ship).find((one) => one.target === shot.target && one.weapon.id === shot.weapon);
  return possible ? aimed(t, ship, possible) : null;
}

/** The attack that an option of a request stands for; null when it is none, or the rules see no such shot. */
export function aimOfOption(view: XwingView, request: RequestView, attacker: string, key: string): Aim | null {
  const shot = pickUnder(request, 'attack')?.options.find((option) => option.key === key)?.about;
  return shot ? aimOf(view, attacker, shot) : null;
}

/** Of the attacks on one target that a request offers, the one that brings most; undefined when there is none. */
export function attackOn(view: XwingView, request: RequestView, attacker: string, target: string): string | undefined {
  const attacks = pickUnder(request, 'attack')?.options.filter(({ about }) => about?.target === target) ?? [];
  const worth = (key: string) => aimOfOption(view, request, attacker, key)?.odds.mean ?? 0;
  return attacks.map(({ key }) => key).sort((one, other) => worth(other) - worth(one))[0];
}

/** The lines among which an attacker may choose, by the keys of the options. */
export function linesOf(view: XwingView, attacker: string, target: string): ReadonlyMap<string, Shot['lines'][number]> {
  const t = askRules(view);
  const ship = t.findShip(attacker);
  const shots = ship ? possibleShots(t, ship).filter((shot) => shot.target === target && shot.lines.length > 1) : [];
  return new Map(
    shots.flatMap(({ lines }) =>
      lines.map((line) => [line.under.length === 0 ? 'unobstructed' : `over:${line.under.join('+')}`, line] as const),
    ),
  );
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
  const attack = newAttack(ship, shot, line, false);
  const dice = diceAttackOf(t, attack, shot.weapon.dice);
  return {
    attacker: ship.id,
    target: shot.target,
    weapon: shot.weapon.id,
    range: shot.range,
    line: attack.line,
    under: line.under,
    attackDice: numberOf(dice.attack),
    defenseDice: numberOf(dice.defense),
    odds: attackOdds(dice),
    left: healthOf(t, shot.target),
  };
}

function numberOf({ dice }: DiceAttack['attack'] | DiceAttack['defense']): number {
  return typeof dice === 'number' ? dice : dice.length;
}

/** The attack that is going on as far as chances go, from the dice on the table on; null before there are any. */
export function diceNow(view: XwingView): DiceAttack | null {
  const { attack } = view;
  if (!attack || attack.attackDice.length === 0 || view.ships.every(({ id }) => id !== attack.attacker)) return null;
  return diceAttackOf(askRules(view), attack, null);
}

/** Whose turn it is to modify dice in the attack that is going on, if a seat is asked to, or else the dice's owner. */
export function turnNow({ attack, ships }: XwingView, asked?: Seat): Turn {
  const attacking = ships.find(({ id }) => id === attack?.attacker)?.seat;
  if (attack?.step === 'declare' || attack?.step === 'attack-dice')
    return asked === undefined || asked === attacking ? 'own-on-attack' : 'theirs-on-attack';
  const isRolled = attack !== null && attack.defenseDice.length > 0;
  return asked === attacking || !isRolled ? 'theirs-on-defense' : 'own-on-defense';
}

/** What an attack in progress may still bring. */
export function oddsNow(view: XwingView, asked?: Seat): { odds: Odds; left: number } | null {
  const dice = diceNow(view);
  if (!dice || !view.attack) return null;
  return { odds: attackOdds(dice, turnNow(view, asked)), left: healthOf(askRules(view), view.attack.defender) };
}

/** How much damage destroys it. */
function healthOf(t: XTable, id: string): number {
  const ship = t.findShip(id);
  if (ship) return ship.shields + Math.max(0, hullOf(t, ship) - ship.damage.length);
  const device = t.findDevice(id);
  return device ? Math.max(0, (remoteFacts(device.device)?.hull ?? 1) - device.damage.length) : 0;
}
