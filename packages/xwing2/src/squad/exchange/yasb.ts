import { encoded, type Link, UnreadableList } from '@rangefinder/kernel/lists';
import type { Words } from '@rangefinder/kernel/words';
import { checkLength, completedObstacles, gameMode, otherFaction, type Squad } from '@rangefinder/xwing/squad';
import {
  damagedLink,
  type Exchanged,
  type LinkReader,
  REMARK,
  type WrittenCard,
  type WrittenShip,
} from '@rangefinder/xwing/squad/exchange';
import { FACTIONS, type Faction } from '../../card.ts';
import { findPilot, pilotCard } from '../../cards/catalog.ts';
import { GAME_MODES, type Mode } from '../gamemode.ts';
import { SQUAD_RULES } from '../rules.ts';
import { OF_FIRST_EDITION } from '../xws.ts';
import { idOf, numberOf } from './numbers.ts';
import { POINTS_REMARK, quickBuilds } from './remarks.ts';

/** Factions as YASB's addresses name them. */
const FACTION_PARAMS: Readonly<Record<Faction, string>> = {
  rebelalliance: 'Rebel Alliance',
  galacticempire: 'Galactic Empire',
  scumandvillainy: 'Scum and Villainy',
  resistance: 'Resistance',
  firstorder: 'First Order',
  galacticrepublic: 'Galactic Republic',
  separatistalliance: 'Separatist Alliance',
};

/** Whether a text is what YASB writes behind `d=`. */
export function isYasb(squad: string | undefined): squad is string {
  return squad !== undefined && /^v?\d{1,3}[Z!]/.test(squad);
}

/** Links of YASB. */
export const YASB: LinkReader = {
  squadIn: (link) => {
    const squad = link.param('d');
    return isYasb(squad) ? squad : undefined;
  },
  read: readYasbLink,
};

/** Reads a link of YASB, or of xwing-legacy.com, which writes the same numbers. */
function readYasbLink(link: Link): Exchanged {
  const { list, remarks } = readYasb(link.param('d') ?? '', /geordanr\./i.test(link.address));
  const [first] = list.ships;
  const pilot = typeof first?.pilot === 'string' ? findPilot(first.pilot) : undefined;
  const written = link.param('f');
  const faction = FACTIONS.find((known) => FACTION_PARAMS[known] === written) ?? written;
  const odd: Words[] = [...remarks];
  if (pilot && faction !== undefined) odd.push(...otherFaction(SQUAD_RULES, faction, pilot.id));
  const name = link.param('sn')?.trim();
  const obstacles = completedObstacles(SQUAD_RULES, link.param('obs')?.split(','), odd);
  return { list: { ...(name ? { name } : {}), ...list, obstacles }, remarks: odd };
}

/** What stands behind `d=`: version, mode, points, ships. */
export function readYasb(squad: string, firstEdition = false): Exchanged {
  if (firstEdition) throw new UnreadableList(OF_FIRST_EDITION);
  const [, digits, mark] = /^v(\d{1,3})([Z!])/.exec(squad) ?? [];
  if (digits === undefined) throw damagedLink('YASB');
  const version = Number(digits);
  return mark === 'Z' ? readNew(squad, version) : readOld(squad, version);
}

/** Version 8 and later: `v9ZhZ20Z` and ships, `564X125W204`, with `Y` between them. */
function readNew(squad: string, version: number): Exchanged {
  const [, mode, points, ships] = /^v\d+Z([a-z])Z(\d{0,4})Z(.*)$/s.exec(squad) ?? [];
  if (mode === undefined || ships === undefined || ships === '') throw damagedLink('YASB');
  const written = ships.split('Y').filter((ship) => ship !== '');
  checkLength(written);
  return exchanged(
    version,
    mode,
    points ? Number(points) : undefined,
    written.map((ship) => {
      const [pilot = '', upgrades = ''] = ship.split('X');
      return { pilot: card('pilot', pilot, version), upgrades: cards(upgrades.split('W'), version) };
    }),
  );
}

/** Versions 4 to 7: `v7!s=200!` and ships, `138:-1,168:`, with `;` between them; `U.10` is in a slot that a card granted. */
function readOld(squad: string, version: number): Exchanged {
  const [, mode, points, ships] = /^v\d+!([a-z])(?:=(\d{1,4}))?!(.*)$/s.exec(squad) ?? [];
  if (version < 4 || mode === undefined || ships === undefined || ships === '') throw damagedLink('YASB');
  const written = ships.split(';').filter((ship) => ship !== '');
  checkLength(written);
  return exchanged(
    version,
    mode,
    Number(points ?? 200),
    written.map((ship) => {
      const [pilot = '', upgrades = '', ...further] = ship.split(':');
      const granted = further.flatMap((part) => part.split(',')).flatMap((part) => /^U\.(.*)$/i.exec(part)?.[1] ?? []);
      return { pilot: card('pilot', pilot, version), upgrades: cards([...upgrades.split(','), ...granted], version) };
    }),
  );
}

function exchanged(
  version: number,
  mode: string,
  points: number | undefined,
  ships: readonly WrittenShip[],
): Exchanged {
  if (mode === 'q') throw quickBuilds();
  const remarks: Words[] = [];
  if (version > 10) remarks.push(REMARK.newer('YASB', version));
  if (mode === 'e') remarks.push(POINTS_REMARK.epic);
  if (mode === 'b' || (mode === 's' && version >= 10)) remarks.push(POINTS_REMARK.list('the X-Wing Alliance'));
  else if (points !== undefined && points !== GAME_MODES.usual.points) remarks.push(POINTS_REMARK.points(points));
  const format: Mode = mode === 'h' ? 'standard' : 'extended';
  return { list: { format, ships, obstacles: [] }, remarks };
}

/** Marks of a weapon hardpoint in early links: no cards. */
const HARDPOINTS: readonly string[] = ['168', '169', '170'];

function cards(numbers: readonly string[], version: number): readonly WrittenCard[] {
  const filled = numbers.filter((number) => number !== '' && number !== '-1' && !HARDPOINTS.includes(number));
  checkLength(filled);
  return filled.map((number) => card('upgrade', number, version));
}

function card(kind: 'pilot' | 'upgrade', number: string, version: number): WrittenCard {
  // Before 2022 the other side of L3-37 had a number of its own, which a later card was given then.
  if (kind === 'upgrade' && number === '145' && version <= 8) return 'l337';
  const id = /^\d{1,6}$/.test(number) ? idOf('YASB', kind, Number(number)) : undefined;
  return id ?? { builder: 'YASB', number: number.slice(0, 40) };
}

/** The squad as a link that opens it in YASB. Version 9 is that of the 20 points we play with. */
export function writeYasbLink(squad: Squad): string {
  const [first] = squad.ships;
  const { mode, points } = gameMode(SQUAD_RULES, squad.format);
  const ships = squad.ships.map(({ pilot, upgrades }) => {
    const numbers = upgrades.map((id) => numberOf('YASB', 'upgrade', id) ?? '');
    return `${numberOf('YASB', 'pilot', pilot) ?? ''}X${numbers.join('W')}`;
  });
  const params = [
    ['f', first ? FACTION_PARAMS[pilotCard(first.pilot).faction] : ''],
    ['d', `v9Z${mode === 'standard' ? 'h' : 's'}Z${points}Z${ships.join('Y')}`],
    ['sn', squad.name ?? ''],
    ['obs', squad.obstacles.join(',')],
  ] as const;
  return `https://yasb.app/?${params.map(([key, value]) => `${key}=${encoded(value)}`).join('&')}`;
}
