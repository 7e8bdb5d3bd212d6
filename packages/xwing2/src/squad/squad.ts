import { BadInput, isObject } from '@rangefinder/kernel';
import { obstacleToken } from '@rangefinder/xwing';
import { findPilot, findUpgrade, unwritten } from '../cards/catalog.ts';

/** A squad as a match takes it: known cards whose abilities are written. Whether it is legal is another question. */
export interface Squad {
  readonly name?: string;
  readonly ships: readonly SquadShip[];
  /** Three obstacle tokens. */
  readonly obstacles: readonly string[];
}

export interface SquadShip {
  readonly pilot: string;
  readonly upgrades: readonly string[];
}

/** What a squad without obstacles of its own brings. */
export const COMMON_OBSTACLES = ['coreasteroid5', 'core2asteroid4', 'gascloud1'] as const;

/** Reads a squad, naming the place of the first thing that cannot be used. */
export function parseSquad(raw: unknown, where: string): Squad {
  if (!isObject(raw)) throw new BadInput(where, 'A squad is { ships: [{ pilot, upgrades }], obstacles }.');
  if (!Array.isArray(raw.ships) || raw.ships.length === 0)
    throw new BadInput(`${where}.ships`, 'A squad has at least one ship.');
  const obstacles = raw.obstacles ?? COMMON_OBSTACLES;
  if (!Array.isArray(obstacles)) throw new BadInput(`${where}.obstacles`, 'A list of obstacle ids is expected here.');
  return {
    ...(typeof raw.name === 'string' ? { name: raw.name } : {}),
    ships: raw.ships.map((ship, i) => parseSquadShip(ship, `${where}.ships[${i}]`)),
    obstacles: obstacles.map((id, i) => {
      if (typeof id !== 'string' || !obstacleToken(id)) {
        throw new BadInput(`${where}.obstacles[${i}]`, `"${String(id)}" is not an obstacle whose outline is known.`);
      }
      return id;
    }),
  };
}

function parseSquadShip(raw: unknown, where: string): SquadShip {
  if (!isObject(raw) || typeof raw.pilot !== 'string') throw new BadInput(where, 'A ship is { pilot, upgrades }.');
  const pilot = findPilot(raw.pilot);
  if (!pilot) throw new BadInput(`${where}.pilot`, `There is no pilot "${raw.pilot}".`);
  const missing = unwritten(pilot);
  if (missing !== undefined) throw new BadInput(`${where}.pilot`, `${missing} It cannot be played yet.`);
  const upgrades: unknown = raw.upgrades ?? [];
  if (!Array.isArray(upgrades)) throw new BadInput(`${where}.upgrades`, 'A list of upgrade ids is expected here.');
  return { pilot: pilot.id, upgrades: upgrades.map((id, i) => parseUpgrade(id, `${where}.upgrades[${i}]`)) };
}

export function parseUpgrade(raw: unknown, where: string): string {
  const upgrade = typeof raw === 'string' ? findUpgrade(raw) : undefined;
  if (!upgrade) throw new BadInput(where, `There is no upgrade "${String(raw)}".`);
  const missing = unwritten(upgrade);
  if (missing !== undefined) throw new BadInput(where, `${missing} It cannot be played yet.`);
  return upgrade.id;
}
