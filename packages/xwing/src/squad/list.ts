import { BadInput, isObject } from '@rangefinder/kernel';
import { shown, UnreadableList } from '@rangefinder/kernel/lists';
import { words } from '@rangefinder/kernel/words';
import { parseFormat } from './gamemode.ts';
import { bringable } from './obstacles.ts';
import { type SquadProblem, squadProblem } from './problem.ts';
import type { SquadRules } from './rules.ts';
import {
  checkLength,
  parsePilot,
  parseUpgrade,
  type ReadSquad,
  readName,
  type Squad,
  type SquadShip,
} from './squad.ts';
import { unknownPilot, unknownUpgrade } from './unknown.ts';
import { isXws, readXws } from './xws.ts';

/** Reads a list in our own form or as XWS, and keeps what can be used. `BadInput` when it is no squad at all. */
export function readSquad(rules: SquadRules, raw: unknown): ReadSquad {
  if (isXws(raw)) return readXws(rules, raw);
  if (!isObject(raw) || !Array.isArray(raw.ships)) {
    throw new UnreadableList(NO_SQUAD);
  }
  checkLength(raw.ships);
  const lost: SquadProblem[] = [];
  const ships = raw.ships.flatMap((ship, i) => readShip(rules, ship, i + 1, lost));
  const squad = { ...heading(rules, raw, ''), ships, obstacles: readObstacles(rules, raw.obstacles, lost) };
  return { squad, lost, remarks: [] };
}

const NO_SQUAD = words(
  'This is no squad: { ships: [{ pilot, upgrades }] } or XWS with faction and pilots is expected.',
  "Ce n'est pas un escadron : on attend { ships: [{ pilot, upgrades }] } ou du XWS avec « faction » et « pilots ».",
  'To nie eskadra: oczekiwane jest { ships: [{ pilot, upgrades }] } albo XWS z „faction” i „pilots”.',
);

/** What a list says about itself besides its cards. */
function heading(
  rules: SquadRules,
  raw: Record<string, unknown>,
  where: string,
): Pick<Squad, 'name' | 'format' | 'paper'> {
  return {
    ...readName(raw.name),
    ...(raw.format === undefined ? {} : { format: parseFormat(rules, raw.format, `${where}format`) }),
    ...(raw.paper === true ? { paper: true } : {}),
  };
}

function readShip(rules: SquadRules, raw: unknown, number: number, lost: SquadProblem[]): SquadShip[] {
  const id = isObject(raw) ? raw.pilot : raw;
  const pilot = typeof id === 'string' ? rules.findPilot(id) : undefined;
  if (!pilot) {
    lost.push(unknownPilot(rules, number, id));
    return [];
  }
  const upgrades = (isObject(raw) ? raw.upgrades : undefined) ?? [];
  if (!Array.isArray(upgrades)) {
    const said = words(
      `${pilot.name}: the upgrades are not a list of ids.`,
      `${pilot.name} : les améliorations ne sont pas une liste d'identifiants.`,
      `${pilot.name}: ulepszenia nie są listą identyfikatorów.`,
    );
    lost.push(squadProblem(rules.cites.unknownUpgrade, said));
    return [{ pilot: pilot.id, upgrades: [] }];
  }
  checkLength(upgrades);
  const known = upgrades.flatMap((upgrade: unknown) => {
    const card = typeof upgrade === 'string' ? rules.findUpgrade(upgrade) : undefined;
    if (card) return [card.id];
    lost.push(unknownUpgrade(rules, pilot.name, upgrade));
    return [];
  });
  return [{ pilot: pilot.id, upgrades: known }];
}

function readObstacles(rules: SquadRules, raw: unknown, lost: SquadProblem[]): readonly string[] {
  if (raw === undefined || raw === null) return rules.commonObstacles;
  const written: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  checkLength(written);
  return written.filter((id: unknown): id is string => {
    if (typeof id === 'string' && bringable(rules, id)) return true;
    const said = words(
      `There is no obstacle ${shown(id)} whose outline is known.`,
      `Il n'y a pas d'obstacle ${shown(id)} au contour connu.`,
      `Nie ma przeszkody ${shown(id)} o znanym obrysie.`,
    );
    lost.push(squadProblem(rules.cites.obstacles, said));
    return false;
  });
}

/** A squad for a match: every card of it exists and can be played. Names the place of the first that does not. */
export function parseSquad(rules: SquadRules, raw: unknown, where: string): Squad {
  if (isXws(raw)) return parseXwsSquad(rules, raw, where);
  if (!isObject(raw)) throw new BadInput(where, 'A squad is { ships: [{ pilot, upgrades }], obstacles }, or XWS.');
  if (!Array.isArray(raw.ships) || raw.ships.length === 0) {
    throw new BadInput(`${where}.ships`, 'A squad has at least one ship.');
  }
  const obstacles = raw.obstacles ?? rules.commonObstacles;
  if (!Array.isArray(obstacles)) throw new BadInput(`${where}.obstacles`, 'A list of obstacle ids is expected here.');
  return {
    ...heading(rules, raw, `${where}.`),
    ships: raw.ships.map((ship, i) => parseSquadShip(rules, ship, `${where}.ships[${i}]`)),
    obstacles: obstacles.map((id: unknown, i) => {
      if (typeof id === 'string' && bringable(rules, id)) return id;
      throw new BadInput(`${where}.obstacles[${i}]`, `${shown(id)} is not an obstacle whose outline is known.`);
    }),
  };
}

function parseSquadShip(rules: SquadRules, raw: unknown, where: string): SquadShip {
  if (typeof raw === 'string') return { pilot: parsePilot(rules, raw, where), upgrades: [] };
  if (!isObject(raw)) throw new BadInput(where, 'A ship is { pilot, upgrades }, or the id of a pilot alone.');
  const pilot = parsePilot(rules, raw.pilot, `${where}.pilot`);
  const upgrades: unknown = raw.upgrades ?? [];
  if (!Array.isArray(upgrades)) throw new BadInput(`${where}.upgrades`, 'A list of upgrade ids is expected here.');
  return { pilot, upgrades: upgrades.map((id, i) => parseUpgrade(rules, id, `${where}.upgrades[${i}]`)) };
}

function parseXwsSquad(rules: SquadRules, raw: unknown, where: string): Squad {
  const { squad, lost } = readXws(rules, raw);
  const [first] = lost;
  if (first) throw new BadInput(where, first.message);
  return parseSquad(rules, squad, where);
}
