import type { GameEvent, Seat } from '@rangefinder/kernel';
import { type Luck, luckOf } from '@rangefinder/table';
import type { AttackEvent } from '../../src/attackevents.ts';
import type { DamageEvent } from '../../src/damagecards.ts';
import { ATTACK_DIE, DEFENSE_DIE } from '../../src/dice.ts';
import type { FieldEvent } from '../../src/fieldevents.ts';

/** What the story of a match is made of; both editions tell it alike, and more besides. */
type Told =
  | FieldEvent
  | DamageEvent
  | AttackEvent
  | (GameEvent & { readonly type: 'score'; readonly seat: Seat; readonly points: number })
  | (GameEvent & { readonly type: 'phase' | 'detonates' });

/** A ship that was lost: when, and to whom if an attack of the enemy did it. */
export interface Loss {
  readonly ship: string;
  readonly round: number;
  readonly by: string | null;
}

/** How a match went for one side. */
export interface Story {
  readonly damage: number;
  readonly ships: number;
  /** Of the ships that were lost the one that cost most. */
  readonly dearest: Loss | null;
  /** The round that brought most points. */
  readonly best: { readonly round: number; readonly points: number } | null;
  readonly hits: Luck;
  readonly evades: Luck;
}

interface Ships {
  /** The seat of a ship; undefined for what is none. */
  seatOf(ship: string): Seat | undefined;
  pointsOf(ship: string): number;
}

/** How the match went for a seat, as its events tell. Dice count as they first fell: what tokens make of them is no luck. */
export function storyOf(events: readonly GameEvent[], seat: Seat, { seatOf, pointsOf }: Ships): Story {
  const told = events.filter(isTold);
  const own = (ship: string) => seatOf(ship) === seat;
  const losses = lossesIn(told).filter(({ ship }) => own(ship));
  const dice = (type: 'attack-dice' | 'defense-dice', faces: readonly string[]) =>
    told.flatMap((one) => (one.type === type && own(one.ship) ? one.dice.map((face) => ({ face, faces })) : []));
  return {
    damage: told.filter((one) => one.type === 'damage' && own(one.ship)).length,
    ships: losses.length,
    dearest: losses.toSorted((a, b) => pointsOf(b.ship) - pointsOf(a.ship))[0] ?? null,
    best: bestRound(told, seat),
    hits: luckOf(dice('attack-dice', ATTACK_DIE), (face) => face === 'hit' || face === 'crit'),
    evades: luckOf(dice('defense-dice', DEFENSE_DIE), (face) => face === 'evade'),
  };
}

const TYPES: readonly string[] = [
  'round',
  'phase',
  'detonates',
  'activates',
  'engages',
  'obstacle-hit',
  'attack',
  'attack-dice',
  'defense-dice',
  'attack-result',
  'damage',
  'destroyed',
  'fled',
  'removed',
  'score',
] satisfies Told['type'][];

function isTold(event: GameEvent): event is Told {
  return TYPES.includes(event.type);
}

/** Each ship once, although it may be destroyed first and taken from the table later. */
function lossesIn(events: readonly Told[]): readonly Loss[] {
  const losses = new Map<string, Loss>();
  const hitBy = new Map<string, string>();
  let round = 0;
  let attack: { readonly attacker: string; readonly defender: string } | null = null;
  for (const event of events) {
    switch (event.type) {
      case 'round':
        round = event.round;
        break;
      case 'attack-result':
        attack = event;
        break;
      case 'damage':
        if (attack?.defender === event.ship) hitBy.set(event.ship, attack.attacker);
        else hitBy.delete(event.ship);
        break;
      case 'destroyed':
        if (!losses.has(event.ship))
          losses.set(event.ship, { ship: event.ship, round, by: hitBy.get(event.ship) ?? null });
        break;
      case 'fled':
      case 'removed':
        if (!losses.has(event.ship)) losses.set(event.ship, { ship: event.ship, round, by: null });
        break;
      case 'attack-dice':
      case 'defense-dice':
      case 'score':
        break;
      default:
        attack = null;
    }
  }
  return [...losses.values()];
}

function bestRound(events: readonly Told[], seat: Seat): Story['best'] {
  const points = new Map<number, number>();
  let round = 0;
  for (const event of events) {
    if (event.type === 'round') round = event.round;
    if (event.type === 'score' && event.seat === seat) points.set(round, (points.get(round) ?? 0) + event.points);
  }
  const [best] = [...points].toSorted(([, a], [, b]) => b - a);
  return best && best[1] > 0 ? { round: best[0], points: best[1] } : null;
}
