import type { RequestView } from '@rangefinder/kernel';
import { askRules } from '../src/asking.ts';
import { remoteFacts } from '../src/cards/devices.ts';
import {
  attackDiceCount,
  defenseDiceCount,
  newAttack,
  possibleShots,
  reinforcements,
  type Shot,
} from '../src/rules/attack.ts';
import { spendableForce } from '../src/rules/charges.ts';
import { hullOf } from '../src/rules/stats.ts';
import type { Attack, Ship } from '../src/state.ts';
import type { XTable } from '../src/table.ts';
import type { XwingView } from '../src/view.ts';
import { type AttackPool, attackOdds, type DefensePool, type Odds } from './odds.ts';

/** An attack somebody thinks of: how it is measured and what it may bring. */
export interface Aim {
  readonly attacker: string;
  readonly target: string;
  readonly weapon: string;
  readonly range: number;
  readonly line: Attack['line'];
  /** What lies in the way. */
  readonly under: readonly string[];
  readonly attack: AttackPool;
  readonly defense: DefensePool;
  readonly odds: Odds;
  /** Shields and hull the target has left. */
  readonly left: number;
}

/** The attack that an option `attack:<target>:<weapon>` stands for; null where the rules see no such shot. */
export function aimOf(view: XwingView, attacker: string, key: string): Aim | null {
  const [, target, weapon] = /^attack:([^:]+):(.+)$/.exec(key) ?? [];
  const t = askRules(view);
  const ship = t.findShip(attacker);
  if (!ship || target === undefined) return null;
  const shot = possibleShots(t, ship).find((one) => one.target === target && one.weapon.id === weapon);
  return shot ? aimed(t, ship, shot) : null;
}

/** Of the attacks on one target that a request offers, the one that brings most; undefined when there is none. */
export function attackOn(view: XwingView, request: RequestView, attacker: string, target: string): string | undefined {
  const keys = request.kind === 'pick' ? request.options.map(({ key }) => key) : [];
  const worth = (key: string) => aimOf(view, attacker, key)?.odds.mean ?? 0;
  return keys.filter((key) => key.startsWith(`attack:${target}:`)).sort((a, b) => worth(b) - worth(a))[0];
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

/** Every shot a ship has from where it stands, the best weapon for each target. */
export function shotsFrom(view: XwingView, attacker: string): readonly Aim[] {
  const t = askRules(view);
  const ship = t.findShip(attacker);
  if (!ship) return [];
  const best = new Map<string, Aim>();
  for (const shot of possibleShots(t, ship)) {
    const aim = aimed(t, ship, shot);
    if (aim && (best.get(aim.target)?.odds.mean ?? -1) < aim.odds.mean) best.set(aim.target, aim);
  }
  return [...best.values()];
}

function aimed(t: XTable, ship: Ship, shot: Shot): Aim | null {
  const line = [...shot.lines].sort((a, b) => a.under.length - b.under.length)[0];
  if (!line) return null;
  const attack = newAttack(ship, shot, line, false);
  const pools = asIfDeclared(t, attack, () => poolsOf(t, attack, shot.weapon.dice));
  return {
    attacker: ship.id,
    target: shot.target,
    weapon: shot.weapon.id,
    range: shot.range,
    line: attack.line,
    under: line.under,
    ...pools,
    odds: attackOdds(pools.attack, pools.defense),
    left: healthOf(t, shot.target),
  };
}

/** Cards look at the attack that is going on: it is put there for as long as they are asked. */
function asIfDeclared<T>(t: XTable, attack: Attack, ask: () => T): T {
  const outer = t.state.attack;
  t.state.attack = attack;
  try {
    return ask();
  } finally {
    t.state.attack = outer;
  }
}

function poolsOf(t: XTable, attack: Attack, value: number): { attack: AttackPool; defense: DefensePool } {
  const attacker = t.ship(attack.attacker);
  const defender = t.findShip(attack.defender);
  // xw2.attack.17: a primary attack at range 0 lets the attacker modify nothing.
  const bound = attack.kind === 'primary' && attack.range === 0;
  return {
    attack: {
      dice: attackDiceCount(t, attack, attacker, value),
      focus: !bound && attacker.tokens.focus > 0,
      single: bound ? 0 : attacker.tokens.calculate + spendableForce(t, attacker),
      lock: !bound && attacker.locks.includes(attack.defender),
    },
    defense: {
      dice: defenseDiceCount(t, attack, defender),
      focus: (defender?.tokens.focus ?? 0) > 0,
      single: defender ? defender.tokens.calculate + spendableForce(t, defender) : 0,
      evade: defender?.tokens.evade ?? 0,
      reinforce: defender ? reinforcements(t, attack) : 0,
    },
  };
}

/** What an attack in progress may still bring, from the dice on the table on. */
export function oddsNow(view: XwingView): { odds: Odds; left: number } | null {
  const { attack } = view;
  if (!attack || attack.attackDice.length === 0) return null;
  const t = askRules(view);
  const attacker = t.findShip(attack.attacker);
  if (!attacker) return null;
  const { attack: pool, defense } = poolsOf(t, attack, 0);
  const faces = attack.attackDice.map(({ face }) => face);
  const count = (face: string) => faces.filter((one) => one === face).length;
  const rolled = { hits: count('hit'), crits: count('crit'), eyes: count('focus'), blanks: count('blank') };
  const modifying = attack.step === 'attack-dice';
  const rerollable = attack.attackDice.some(({ rerolled: again }) => !again);
  const mine: AttackPool = modifying
    ? { ...pool, lock: pool.lock && rerollable, rolled }
    : { ...pool, focus: false, single: 0, lock: false, rolled };
  const theirs = attack.defenseDice.map(({ face }) => face);
  const counted = (face: string) => theirs.filter((one) => one === face).length;
  const odds = attackOdds(
    mine,
    attack.step === 'attack-dice'
      ? defense
      : { ...defense, rolled: { evades: counted('evade'), eyes: counted('focus'), blanks: counted('blank') } },
  );
  return { odds, left: healthOf(t, attack.defender) };
}

/** How much damage destroys it. */
function healthOf(t: XTable, id: string): number {
  const ship = t.findShip(id);
  if (ship) return ship.shields + Math.max(0, hullOf(t, ship) - ship.damage.length);
  const device = t.findDevice(id);
  return device ? Math.max(0, (remoteFacts(device.device)?.hull ?? 1) - device.damage.length) : 0;
}
