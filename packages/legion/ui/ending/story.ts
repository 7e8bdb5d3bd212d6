import type { Seat } from '@rangefinder/kernel';
import { type Luck, luckOf } from '@rangefinder/table';
import { ATTACK_DICE, DEFENSE_DICE } from '../../src/dice.ts';
import type { LegionEvent } from '../../src/events.ts';

/** A unit that was lost: when, and to whom if an attack of the enemy did it. */
export interface Loss {
  readonly unit: string;
  readonly round: number;
  readonly by: string | null;
}

/** How a battle went for one side. */
export interface Story {
  readonly wounds: number;
  readonly units: number;
  /** Of the units that were lost the one that cost most. */
  readonly dearest: Loss | null;
  readonly hits: Luck;
  readonly blocks: Luck;
}

interface Units {
  /** The seat of a unit; undefined for what is none. */
  seatOf(unit: string): Seat | undefined;
  pointsOf(unit: string): number;
}

/** How the battle went for a seat, as its events tell. Dice count as they first fell: what tokens make of them is no luck. */
export function storyOf(events: readonly LegionEvent[], seat: Seat, { seatOf, pointsOf }: Units): Story {
  const own = (unit: string) => seatOf(unit) === seat;
  const losses = lossesIn(events).filter(({ unit }) => own(unit));
  const attack = events.flatMap((one) => (one.type === 'attack-rolled' && own(one.attacker) ? one.dice : []));
  const defense = events.flatMap((one) => (one.type === 'defense-rolled' && own(one.defender) ? one.dice : []));
  return {
    wounds: events.reduce((sum, one) => sum + (one.type === 'wounded' && own(one.unit) ? one.wounds : 0), 0),
    units: losses.length,
    dearest: losses.toSorted((a, b) => pointsOf(b.unit) - pointsOf(a.unit))[0] ?? null,
    hits: luckOf(
      attack.map(({ die, face }) => ({ face, faces: ATTACK_DICE[die] })),
      (face) => face === 'hit' || face === 'crit',
    ),
    blocks: luckOf(
      defense.map(({ die, face }) => ({ face, faces: DEFENSE_DICE[die] })),
      (face) => face === 'block',
    ),
  };
}

function lossesIn(events: readonly LegionEvent[]): readonly Loss[] {
  const losses: Loss[] = [];
  let round = 0;
  let last: { readonly attacker: string; readonly defender: string } | null = null;
  for (const event of events) {
    if (event.type === 'round') round = event.round;
    if (event.type === 'compared') last = event;
    if (event.type === 'activated' || event.type === 'phase') last = null;
    if (event.type === 'unit-defeated')
      losses.push({ unit: event.unit, round, by: last?.defender === event.unit ? last.attacker : null });
  }
  return losses;
}
