import { clonePlain, type PickRequest, type Seat, type Table } from '@rangefinder/kernel';
import type { XwingEvent } from '../src/events.ts';
import { performAttack } from '../src/rules/attack.ts';
import { possibleShots } from '../src/rules/possibleshots.ts';
import { weaponOf } from '../src/rules/weapons.ts';
import { SECOND_EDITION } from '../src/secondedition.ts';
import type { XwingState } from '../src/state.ts';
import { XTable } from '../src/table.ts';

/** So many shields that no damage card is ever drawn. */
const SHIELDS = 30;

/**
 * The mean damage of an attack by playing it with the rules themselves: every fall of the dice, every answer of both
 * players, the attacker for most and the defender for least. Slow; for checking odds.
 */
export function playedMean(state: XwingState, plan: Plan): number {
  return meanFrom(state, plan, []);
}

/** Who attacks whom, and with so many dice of which weapon: more than a few are too many to try them all. */
export interface Plan {
  readonly attacker: string;
  readonly target: string;
  readonly weapon: string;
  readonly dice: number;
}

/** What came next each time: faces that dice showed, or the indices that somebody picked. */
type Line = readonly (readonly string[] | readonly number[])[];

class RollNeeded extends Error {
  readonly faces: readonly string[];
  readonly count: number;

  constructor(faces: readonly string[], count: number) {
    super('Dice are to be rolled.');
    this.faces = faces;
    this.count = count;
  }
}

function meanFrom(state: XwingState, plan: Plan, line: Line): number {
  const copy = clonePlain(state);
  const left = [...line];
  const table = new XTable(scripted(copy, left), SECOND_EDITION);
  const [attacker, defender] = [table.ship(plan.attacker), table.ship(plan.target)];
  const shot = possibleShots(table, attacker).find(
    (one) => one.target === plan.target && one.weapon.id === plan.weapon,
  );
  if (!shot) throw new Error('There is no such attack.');
  defender.shields = SHIELDS;
  const weapon = weaponOf({ ...shot.weapon, dice: plan.dice });
  const attack = performAttack(table, attacker, { ...shot, weapon }, false);
  const then = (next: Line[number]) => meanFrom(state, plan, [...line, next]);
  try {
    for (let step = attack.next(); !step.done; ) {
      const request = step.value;
      if (copy.attack?.step === 'aftermath') break;
      if (request.kind !== 'pick') throw new Error('Only choices are asked for in these attacks.');
      const answer = left.shift();
      if (!answer) return decided(request, attacker.seat, then);
      step = attack.next({ kind: 'picked', indices: answer.map(Number) });
    }
  } catch (error) {
    if (!(error instanceof RollNeeded)) throw error;
    const rolls = falls(error.faces, error.count);
    return rolls.reduce((sum, { faces, chance }) => sum + chance * then(faces), 0);
  }
  return SHIELDS - defender.shields;
}

function scripted(state: XwingState, line: (readonly string[] | readonly number[])[]): Table<XwingState, XwingEvent> {
  return {
    state,
    emit: () => {},
    emitTo: () => {},
    roll: (_stream, faces, count) => {
      const shown = line.shift();
      if (!shown) throw new RollNeeded(faces, count);
      return shown.map((name) => {
        const face = faces.find((one) => one === name);
        if (face === undefined) throw new Error(`No die shows ${name}.`);
        return face;
      });
    },
    shuffle: (_stream, items) => [...items],
    checkpoint: () => {},
  };
}

/** Every way in which dice can fall, and its chance. */
function falls(faces: readonly string[], count: number): { faces: readonly string[]; chance: number }[] {
  let ways: { faces: readonly string[]; chance: number }[] = [{ faces: [], chance: 1 }];
  const kinds = [...new Set(faces)].map((face) => ({
    face,
    share: faces.filter((one) => one === face).length / faces.length,
  }));
  for (let i = 0; i < count; i++)
    ways = ways.flatMap((way) =>
      kinds.map(({ face, share }) => ({ faces: [...way.faces, face], chance: way.chance * share })),
    );
  return ways;
}

function decided(request: PickRequest, attacking: Seat, then: (picked: readonly number[]) => number): number {
  const { options, min, max, seat } = request;
  const ways = options
    .reduce<number[][]>((some, _, index) => some.flatMap((way) => [way, [...way, index]]), [[]])
    .filter(({ length }) => length >= min && length <= max);
  const values = ways.map(then);
  return seat === attacking ? Math.max(...values) : Math.min(...values);
}
