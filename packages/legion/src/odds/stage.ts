import { type Pose, type Procedure, Random, type Request, type Seat, type Table } from '@rangefinder/kernel';
import type { Weapon } from '../abilities.ts';
import { silent } from '../asking.ts';
import { BAND } from '../battlefield/model.ts';
import type { LegionEvent } from '../events.ts';
import { CARDS } from '../fourfactions.ts';
import { newUnit } from '../newunit.ts';
import { newAttack } from '../rules/attack/attack.ts';
import type { AttackMoment } from '../rules/attack/moment.ts';
import { addPool, weaponsFor } from '../rules/attack/poolweapons.ts';
import { payLongShots } from '../rules/attack/support.ts';
import { armedAgainst, isTarget, kindAgainst } from '../rules/attack/targets.ts';
import { bestWeapons, NOTHING_USED } from '../rules/attack/weaponchoice.ts';
import { RUSHED } from '../rules/moving.ts';
import { parseSetup, setup } from '../setup.ts';
import type { LegionState, Mini, Unit } from '../state.ts';
import { LTable } from '../table.ts';
import { type Confrontation, type Facing, type Fighter, MELEE } from './confrontation.ts';

/** A table with nobody on it but the two units of a confrontation. */
export interface Stage {
  readonly t: LTable;
  readonly attacker: Unit;
  readonly defender: Unit;
}

const MIDDLE = 450;
/** Where the attacker's leader stands: far enough from the edge for the longest base. */
const LEFT = 300;
/** Headings along the line from the attacker to the defender, who shows it its front, a side or its rear. */
const AHEAD = 90;
const BACK = 270;
const TURN: Readonly<Record<Facing, number>> = { front: BACK, side: 0, rear: AHEAD };

type Kernel = Table<LegionState, LegionEvent>;

/** Nothing is rolled here, and what is done is told to nobody. */
function unheard(state: LegionState): Kernel {
  return { ...silent(state), emit: () => {}, emitTo: () => {} };
}

/** The rules over two units that stand as a confrontation says, in the open. */
export function stage(confrontation: Confrontation, kernel: (state: LegionState) => Kernel = unheard): Stage {
  const { range, facing, rushed, turned } = confrontation;
  const state = emptyField();
  const attacker = fighter('attacker', 0, confrontation.attacker);
  const defender = fighter('defender', 1, confrontation.defender);
  if (rushed) attacker.memory[RUSHED] = 1;
  state.units.push(attacker, defender);
  const t = new LTable(kernel(state), CARDS);
  lineUp(t, attacker, { x: LEFT, y: MIDDLE, heading: turned ? BACK : AHEAD });
  // The bases face each other along a line: where the gap is wrong by so much, the place is.
  const wanted = range === MELEE ? 0 : (range - 0.5) * BAND;
  const far = { x: LEFT + 1000, y: MIDDLE, heading: TURN[facing] };
  lineUp(t, defender, far);
  lineUp(t, defender, { ...far, x: far.x - (leadersApart(t, attacker, defender) - wanted) });
  return { t, attacker, defender };
}

function emptyField(): LegionState {
  return setup(
    parseSetup({ battlefield: 'empty', position: { phase: 'activation', begun: true } }),
    new Random('odds'),
  );
}

function fighter(id: string, seat: Seat, { minis, tokens = {}, shields, ...army }: Fighter): Unit {
  const unit = newUnit(CARDS, id, seat, army);
  unit.place = 'play';
  unit.minis = survivors(unit.minis, minis ?? unit.minis.length);
  Object.assign(unit.tokens, tokens);
  if (shields !== undefined) {
    const all = unit.shields.active;
    unit.shields = { active: Math.min(all, shields), inactive: Math.max(0, all - shields) };
  }
  return unit;
}

/** Who is left of a unit: its leader and its specialists fall last, as most players have it. */
function survivors(minis: readonly Mini[], left: number): Mini[] {
  const [leader] = minis;
  const worth = (mini: Mini) => (mini === leader ? 2 : mini.from !== null || mini.counterpart !== null ? 1 : 0);
  const fallen = [...minis].sort((a, b) => worth(a) - worth(b)).slice(0, Math.max(0, minis.length - Math.max(1, left)));
  return minis.filter((mini) => !fallen.includes(mini));
}

/** A unit in a row, its leader in the middle: nobody of it is closer than the leader. */
function lineUp(t: LTable, unit: Unit, at: Pose): void {
  const { radius, length } = t.facts(unit).base;
  const step = Math.max(2 * radius, length) + 3;
  unit.minis.forEach((mini, i) => {
    const side = i % 2 === 0 ? 1 : -1;
    mini.pose = { ...at, y: at.y + side * Math.ceil(i / 2) * step };
  });
  t.shifted();
}

function leadersApart(t: LTable, attacker: Unit, defender: Unit): number {
  return t.gap({ ...attacker, minis: attacker.minis.slice(0, 1) }, { ...defender, minis: defender.minis.slice(0, 1) });
}

/**
 * The attack of a confrontation with all that reaches, up to the moment before the dice are rolled: cards that add dice, keywords
 * or tokens then have done so. Null where the attacker cannot attack.
 */
export function declared({ t, attacker, defender }: Stage, without: readonly string[]): AttackMoment | null {
  const limits = { weapon: ({ facts }: Weapon) => !without.includes(facts.name) };
  if (!isTarget(t, attacker, defender, limits)) return null;
  const kind = kindAgainst(t, attacker, defender);
  if (kind === 'melee' && !t.abilities.ask('may-start-melee', { unit: attacker, enemy: defender }, true)) return null;
  const attack = newAttack(attacker, kind, true);
  t.state.attack = attack;
  const chosen = armedAgainst(t, attacker, defender, limits).flatMap((one) =>
    bestWeapons(t, attacker, one, NOTHING_USED),
  );
  const weapons = weaponsFor(t, attacker, attack, defender, chosen);
  useAll(payLongShots(t, { attack, attacker, defender }, weapons));
  addPool(t, attacker, attack, defender, weapons);
  attack.current = 0;
  attack.range = t.attackRange(attacker, defender);
  t.changed();
  return { attack, attacker, defender };
}

/** Runs a moment of the rules, and uses whatever may be used. */
export function useAll(procedure: Procedure<void>): void {
  for (let step = procedure.next(); !step.done; ) {
    if (step.value.kind !== 'pick') throw new Error('Before its dice are rolled an attack asks for choices only.');
    step = procedure.next({ kind: 'picked', indices: first(step.value) });
  }
}

/** The first option: to use an ability stands before to decline it. */
function first({ min }: Extract<Request, { kind: 'pick' }>): readonly number[] {
  return Array.from({ length: Math.max(1, min) }, (_, i) => i);
}
