import { encoded, type Link } from '@rangefinder/kernel/lists';
import type { Words } from '@rangefinder/kernel/words';
import { checkLength, completedObstacles, type Squad } from '@rangefinder/xwing/squad';
import {
  damagedLink,
  type Exchanged,
  type LinkReader,
  type WrittenCard,
  type WrittenShip,
} from '@rangefinder/xwing/squad/exchange';
import type { Faction } from '../../card.ts';
import { pilotCard, upgradeCard } from '../../cards/catalog.ts';
import { SQUAD_RULES } from '../rules.ts';
import { idOf, type Kind, numberOf } from './numbers.ts';

/** Factions as YASB's addresses name them. */
const FACTION_PARAMS: Readonly<Record<Faction, string>> = {
  rebel: 'Rebel Alliance',
  imperial: 'Galactic Empire',
  scum: 'Scum and Villainy',
};

/** Whether a text is what YASB for the first edition writes behind `d=`: `v4!s!…`, or ships alone. */
export function isYasb(squad: string | undefined): squad is string {
  return squad !== undefined && /^(?:v[1-4]!|\d+:)/.test(squad);
}

/** Links of YASB for the first edition. */
export const YASB: LinkReader = {
  squadIn: (link) => {
    const squad = link.param('d');
    return isYasb(squad) ? squad : undefined;
  },
  read: readYasbLink,
};

function readYasbLink(link: Link): Exchanged {
  const { list, remarks } = readYasb(link.param('d') ?? '');
  const odd: Words[] = [...remarks];
  const name = link.param('sn')?.trim();
  const obstacles = completedObstacles(SQUAD_RULES, link.param('obs')?.split(','), odd);
  return { list: { ...(name ? { name } : {}), ...list, obstacles }, remarks: odd };
}

/** What stands behind `d=`: version and mode, then ships with `;` between them. */
export function readYasb(squad: string): Exchanged {
  const [, digits = '1', ships] = /^(?:v(\d)!(?:[a-z](?:=\d{1,4})?!)?)?(.*)$/s.exec(squad) ?? [];
  const written = (ships ?? '').split(';').filter((ship) => ship !== '');
  if (written.length === 0) throw damagedLink('YASB');
  checkLength(written);
  return { list: { ships: written.map((ship) => shipOf(ship, digits === '1')), obstacles: [] }, remarks: [] };
}

/** `pilot:upgrades:title:modification:granted`; the first version wrote the upgrades of the title before the modification. */
function shipOf(ship: string, first: boolean): WrittenShip {
  const [pilot = '', upgrades = '', title = '', fourth = '', fifth = ''] = ship.split(':');
  const [modification, granted] = first ? [fifth, fourth] : [fourth, fifth];
  return {
    pilot: card('pilot', pilot),
    upgrades: [
      ...numbers(upgrades).map((number) => card('upgrade', number)),
      ...numbers(title).map((number) => card('title', number)),
      ...numbers(modification).map((number) => card('modification', number)),
      ...numbers(granted).map(grantedCard),
    ],
  };
}

function numbers(list: string): readonly string[] {
  const filled = list.split(',').filter((number) => number !== '' && !number.endsWith('-1'));
  checkLength(filled);
  return filled;
}

const GRANTED: Readonly<Record<string, Kind>> = { u: 'upgrade', m: 'modification', t: 'title' };

/** `U.27`: in a slot that a card granted; the letter tells the kind. */
function grantedCard(written: string): WrittenCard {
  const [, letter = 'u', number = written] = /^([a-z])\.(.*)$/i.exec(written) ?? [];
  return card(GRANTED[letter.toLowerCase()] ?? 'upgrade', number);
}

function card(kind: Kind, number: string): WrittenCard {
  const id = /^\d{1,6}$/.test(number) ? idOf(kind, Number(number)) : undefined;
  return id ?? { builder: 'YASB', number: number.slice(0, 40) };
}

/** The squad as a link that opens it in YASB for the first edition. */
export function writeYasbLink(squad: Squad): string {
  const [first] = squad.ships;
  const params = [
    ['f', first ? FACTION_PARAMS[pilotCard(first.pilot).faction] : ''],
    ['d', `v4!s!${squad.ships.map(writeShip).join(';')}`],
    ['sn', squad.name ?? ''],
    ['obs', squad.obstacles.join(',')],
  ] as const;
  const query = params.map(([key, value]) => `${key}=${encoded(value)}`).join('&');
  return `https://geordanr.github.io/xwing/?${query}`;
}

function kindOf(id: string): Kind {
  const { fills } = upgradeCard(id);
  if (fills.includes('title')) return 'title';
  return fills.includes('modification') ? 'modification' : 'upgrade';
}

/** Titles and modifications beyond the first are granted. */
function writeShip({ pilot, upgrades }: Squad['ships'][number]): string {
  const written = upgrades.flatMap((id) => {
    const kind = kindOf(id);
    const number = numberOf(kind, id);
    return number === undefined ? [] : [{ kind, number }];
  });
  const of = (kind: Kind) => written.filter((one) => one.kind === kind).map(({ number }) => number);
  const [title = '', ...titles] = of('title');
  const [modification = '', ...modifications] = of('modification');
  const granted = [...titles.map((number) => `T.${number}`), ...modifications.map((number) => `M.${number}`)];
  return [numberOf('pilot', pilot) ?? '', of('upgrade').join(','), title, modification, granted.join(',')].join(':');
}
