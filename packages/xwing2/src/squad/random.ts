import type { Random } from '@rangefinder/kernel';
import { OBSTACLES } from '@rangefinder/xwing';
import { FACTIONS, type PilotFacts } from '../cards/card.ts';
import { allPilots, type PilotCard, unwritten } from '../cards/catalog.ts';
import type { Squad } from './squad.ts';

const POINTS = 20;

/** A random legal squad of one faction over everything that can be played. */
export function randomSquad(random: Random): Squad {
  for (;;) {
    const faction = random.choose('squad', FACTIONS);
    const pool = PLAYABLE.filter((pilot) => pilot.faction === faction);
    const ships = pool.length === 0 ? null : fill(random, pool);
    if (ships) return { ships, obstacles: randomObstacles(random) };
  }
}

const PLAYABLE: readonly PilotCard[] = allPilots().filter((pilot) => unwritten(pilot) === undefined);

function fill(random: Random, pool: readonly PilotCard[]): Squad['ships'] | null {
  const chosen: PilotCard[] = [];
  let left = POINTS;
  while (chosen.length < 8) {
    const fitting = pool.filter((pilot) => pilot.cost <= left && mayAdd(chosen, pilot));
    if (fitting.length === 0) break;
    const pilot = random.choose('squad', fitting);
    chosen.push(pilot);
    left -= pilot.cost;
  }
  if (chosen.length < 3) return null;
  return chosen.map((pilot) => ({ pilot: pilot.id, upgrades: [] }));
}

/** xw2.limited.1 */
function mayAdd(chosen: readonly PilotFacts[], pilot: PilotFacts): boolean {
  return pilot.limited === 0 || chosen.filter(({ name }) => name === pilot.name).length < pilot.limited;
}

function randomObstacles(random: Random): string[] {
  return random
    .shuffle('squad', OBSTACLES, ({ id }) => id)
    .slice(0, 3)
    .map(({ id }) => id);
}
