import type { EventFields, GameEvent, Procedure, RuleId, Seat, Table } from '@rangefinder/kernel';
import type { AttackFace, DefenseFace } from './dice.ts';
import { refuse } from './refusals.ts';
import { pick } from './topics.ts';

/** A die that was rolled, as it lies on the table. */
export interface Die<Face extends string> {
  face: Face;
  /** Once at most, however often it is modified. */
  rerolled: boolean;
  /** A card set it, and it cannot be modified any more. */
  fixed?: true;
}

/** The dice of an attack: what both sides rolled and made of it. */
export interface AttackDice {
  readonly attacker: string;
  readonly defender: string;
  attackDice: Die<AttackFace>[];
  defenseDice: Die<DefenseFace>[];
}

/** Dice rolled outside an attack. */
export type RollEvent = GameEvent & {
  readonly type: 'rolled';
  readonly ship: string;
  readonly dice: readonly string[];
  readonly why: string;
};

/** Its fields. */
export const ROLL_EVENTS: EventFields<RollEvent> = {
  rolled: { ship: 'named', dice: true, why: true },
};

/** A table on which dice are rolled. */
export interface DiceTable {
  readonly kernel: Pick<Table, 'roll'>;
  emit(event: RollEvent): void;
}

/** Dice fresh from the roll. */
export function rolledDice<Face extends string>(faces: readonly Face[]): Die<Face>[] {
  return faces.map((face) => ({ face, rerolled: false }));
}

/** How many dice show a face. */
export function countOf<Face extends string>(dice: readonly Die<Face>[], wanted: Face): number {
  let count = 0;
  for (const { face } of dice) if (face === wanted) count++;
  return count;
}

/** Whether an attack die shows damage. */
export function isHit(face: AttackFace): boolean {
  return face === 'hit' || face === 'crit';
}

/** What attack dice would deal as they lie. */
export function resultsOf({ attackDice }: Pick<AttackDice, 'attackDice'>): { hits: number; crits: number } {
  return { hits: countOf(attackDice, 'hit'), crits: countOf(attackDice, 'crit') };
}

/** Turns the first die that shows one of these faces, any of which will do; answers whether there was one. */
export function changeOne<Face extends string>(dice: Die<Face>[], from: readonly Face[], to: Face): boolean {
  for (const face of from) {
    const die = dice.find((candidate) => candidate.face === face && !candidate.fixed);
    if (die) {
      die.face = to;
      return true;
    }
  }
  return false;
}

/** Adds a die with a result; from then on it is a die like any other. */
export function addDie<Face extends AttackFace | DefenseFace>(dice: Die<Face>[], face: Face): void {
  dice.push({ face, rerolled: false });
}

/** Cancels a hit, or a crit where no hit is left; or in another order. It is gone, not modified. */
export function cancelOne(
  { attackDice }: Pick<AttackDice, 'attackDice'>,
  order: readonly ('hit' | 'crit')[] = ['hit', 'crit'],
): boolean {
  for (const face of order) {
    const index = attackDice.findIndex((die) => die.face === face);
    if (index < 0) continue;
    attackDice.splice(index, 1);
    return true;
  }
  return false;
}

/** Which dice may be rolled again, and by which rules. */
export interface RerollOptions {
  readonly least?: number;
  readonly most: number;
  readonly rule: RuleId;
  /** Which faces may be rolled again; all by default. */
  readonly faces?: readonly string[];
}

/**
 * A player chooses dice of an attack and rolls them again, which is not rolling; of too few dice all that can be are
 * rolled again. Dice rolled again once are left out: `once` is the rule that says so.
 */
export function* rerollDice<Face extends string>(
  t: Pick<DiceTable, 'kernel'>,
  { attacker, defender }: Pick<AttackDice, 'attacker' | 'defender'>,
  dice: readonly Die<Face>[],
  sides: readonly Face[],
  seat: Seat,
  { least = 0, most, rule, faces: only, once }: RerollOptions & { readonly once: RuleId },
): Procedure<number> {
  const all = dice.map((die, index) => ({ key: `${die.face}:${index}`, about: { die: index, face: die.face }, die }));
  const able = all.filter(({ die }) => !die.rerolled && (!only || only.includes(die.face)));
  if (able.length === 0 || most <= 0) return 0;
  const max = Math.min(most, able.length);
  const chosen = yield* pick({
    seat,
    topic: 'reroll',
    rule,
    about: { attacker, defender },
    options: able,
    min: Math.min(least, max),
    max,
    refused: () =>
      all
        .filter(({ die }) => die.rerolled)
        .map(({ key, about }) => ({ key, about, why: refuse(once, 'rerolled-already') })),
  });
  for (const { die } of chosen) {
    const [face = die.face] = t.kernel.roll('dice', sides, 1);
    die.face = face;
    die.rerolled = true;
  }
  return chosen.length;
}

/** Dice rolled outside an attack; what waits for the roll may still roll some of them again. */
export interface OutsideRoll<Ship, Face extends string = AttackFace | DefenseFace> {
  readonly ship: Ship;
  readonly dice: readonly Face[];
  /** Rolls these dice again, by their places, and tells the result. */
  rollAgain(places: readonly number[], rule: RuleId, why: string): void;
  /** Turns one of these dice to a face, and tells the result. */
  turn(place: number, face: string, rule: RuleId, why: string): void;
}

/** A ship rolls dice outside an attack. */
export function rollOutside<Ship extends { readonly id: string }, Face extends AttackFace | DefenseFace>(
  t: DiceTable,
  ship: Ship,
  sides: readonly Face[],
  count: number,
  why: string,
  rule: RuleId,
): OutsideRoll<Ship, Face> {
  const dice = t.kernel.roll('dice', sides, count);
  t.emit({ type: 'rolled', rule, ship: ship.id, dice: [...dice], why });
  return {
    ship,
    dice,
    rollAgain: (places, by, whose) => {
      const faces = t.kernel.roll('dice', sides, places.length);
      for (const [i, face] of faces.entries()) dice[places[i] ?? i] = face;
      t.emit({ type: 'rolled', rule: by, ship: ship.id, dice: [...dice], why: whose });
    },
    turn: (place, to, by, whose) => {
      const face = sides.find((side) => side === to);
      if (face === undefined || dice[place] === undefined) return;
      dice[place] = face;
      t.emit({ type: 'rolled', rule: by, ship: ship.id, dice: [...dice], why: whose });
    },
  };
}
