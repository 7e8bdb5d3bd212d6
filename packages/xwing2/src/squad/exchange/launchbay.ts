import { isObject } from '@rangefinder/kernel';
import { encoded } from '@rangefinder/kernel/lists';
import type { Words } from '@rangefinder/kernel/words';
import {
  checkLength,
  completedObstacles,
  gameMode,
  otherFaction,
  type Squad,
  type SquadShip,
  squadCost,
} from '@rangefinder/xwing/squad';
import {
  damagedLink,
  type Exchanged,
  type LinkReader,
  type WrittenCard,
  type WrittenShip,
} from '@rangefinder/xwing/squad/exchange';
import { FACTIONS, type Slot } from '../../card.ts';
import { findPilot, pilotCard, upgradeCard } from '../../cards/catalog.ts';
import { SQUAD_RULES } from '../rules.ts';
import { idOf, numberOf } from './numbers.ts';
import { POINTS_REMARK } from './remarks.ts';

type Value = string | number | readonly Value[];

/** Links of Launch Bay Next. */
export const LAUNCH_BAY: LinkReader = {
  squadIn: (link) => link.param('lbx'),
  read: (link) => {
    const squad = link.param('lbx') ?? '';
    // The code on a printed sheet may hold the whole squad as XWS.
    const xws = squad.startsWith('{') ? jsonIn(squad) : undefined;
    return xws === undefined ? readLaunchBay(squad) : { list: xws, remarks: [] };
  },
};

function jsonIn(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Reads what stands behind `lbx=`, decoded: JSON with `l` and `r` for brackets, `.` for commas and `'` for quotes. */
function readLaunchBay(text: string): Exchanged {
  const [name, _points, faction, format, ...rest] = tokens(text);
  if (typeof faction !== 'number' || typeof format !== 'number') throw damagedLink('Launch Bay Next');
  const ruleset = typeof rest[0] === 'number' ? rest.shift() : undefined;
  const lists = rest.filter((value) => Array.isArray(value));
  const nested = lists[0]?.every((value) => Array.isArray(value)) ?? false;
  const pilots = nested ? (lists[0] ?? []) : lists;
  checkLength(pilots);
  const ships = pilots.map(readShip);
  if (ships.length === 0) throw damagedLink('Launch Bay Next');
  const remarks: Words[] = [];
  if (ruleset === 1) remarks.push(POINTS_REMARK.list('the X-Wing Alliance'));
  if (ruleset === 2) remarks.push(POINTS_REMARK.list('X-Wing 2.0 Legacy'));
  const flown = ships.map(({ pilot }) => (typeof pilot === 'string' ? findPilot(pilot) : undefined))[0];
  if (flown) remarks.push(...otherFaction(SQUAD_RULES, FACTIONS[faction - 1] ?? String(faction), flown.id));
  const obstacles = nested
    ? (lists[1] ?? []).map((value) => (typeof value === 'number' ? (OBSTACLES[value] ?? value) : value))
    : [];
  return {
    list: {
      ...(typeof name === 'string' && name !== '' ? { name } : {}),
      format: format === 1 ? 'standard' : 'extended',
      ships,
      obstacles: completedObstacles(SQUAD_RULES, obstacles, remarks),
    },
    remarks,
  };
}

/** `[ship, pilot, [slot, upgrade, …], …]` */
function readShip(value: Value): WrittenShip {
  const [, pilot, ...slots] = Array.isArray(value) ? value : [];
  const upgrades = slots.flatMap((slot) => (Array.isArray(slot) ? slot.slice(1) : []));
  checkLength(upgrades);
  return { pilot: card('pilot', pilot), upgrades: upgrades.map((upgrade) => card('upgrade', upgrade)) };
}

function card(kind: 'pilot' | 'upgrade', value: Value | undefined): WrittenCard {
  // A card without a number stands with its id.
  if (typeof value === 'string') return value;
  const number = typeof value === 'number' ? value : '?';
  const id = typeof number === 'number' ? idOf('Launch Bay Next', kind, number) : undefined;
  return id ?? { builder: 'Launch Bay Next', number };
}

/** The values of a text whose outer brackets are left out. */
function tokens(text: string): Value[] {
  const outer: Value[] = [];
  const open: Value[][] = [outer];
  const pattern = /([l([])|([r)\]])|'([^']*)'|"([^"]*)"|(\d{1,9})|([.,\s]+)/y;
  while (pattern.lastIndex < text.length) {
    const [all, begin, end, single, double, number] = pattern.exec(text) ?? [];
    const inner = open.at(-1);
    if (all === undefined || !inner) throw damagedLink('Launch Bay Next');
    if (begin !== undefined) {
      const list: Value[] = [];
      inner.push(list);
      open.push(list);
    } else if (end !== undefined) open.pop();
    else if (number !== undefined) inner.push(Number(number));
    else {
      const said = single ?? double;
      if (said !== undefined) inner.push(said);
    }
  }
  return outer;
}

/** The squad as a link that opens it in Launch Bay Next. */
export function writeLaunchBayLink(squad: Squad): string {
  const [first] = squad.ships;
  const faction = first ? FACTIONS.indexOf(pilotCard(first.pilot).faction) + 1 : 0;
  const format = gameMode(SQUAD_RULES, squad.format).mode === 'standard' ? 1 : 0;
  // A name cannot hold the mark that ends it.
  const name = encoded((squad.name ?? '').replaceAll("'", '’'));
  const ships = squad.ships.map(writeShip).join('.');
  const obstacles = squad.obstacles
    .map((id) => OBSTACLES.indexOf(id))
    .map((n, i) => (n < 0 ? `'${squad.obstacles[i]}'` : n))
    .join('.');
  return `https://launchbaynext.app/?lbx='${name}'.${squadCost(SQUAD_RULES, squad)}.${faction}.${format}.l${ships}r.l${obstacles}r`;
}

function writeShip({ pilot, upgrades }: SquadShip): string {
  const { type } = pilotCard(pilot);
  const slots = new Map<number, string[]>();
  for (const id of upgrades) {
    const slot = SLOT_NUMBERS[upgradeCard(id).fills[0] ?? 'talent'];
    slots.set(slot, [...(slots.get(slot) ?? []), written('upgrade', id)]);
  }
  const lists = [...slots].map(([slot, ids]) => `l${[slot, ...ids].join('.')}r`);
  return `l${[SHIP_NUMBERS.get(type.id) ?? `'${type.id}'`, written('pilot', pilot), ...lists].join('.')}r`;
}

function written(kind: 'pilot' | 'upgrade', id: string): string {
  const number = numberOf('Launch Bay Next', kind, id);
  return number === undefined ? `'${id}'` : String(number);
}

/** Obstacles by their number. */
const OBSTACLES: readonly string[] = [
  ...['coreasteroid0', 'coreasteroid1', 'coreasteroid2', 'coreasteroid3', 'coreasteroid4', 'coreasteroid5'],
  ...['core2asteroid0', 'core2asteroid1', 'core2asteroid2', 'core2asteroid3', 'core2asteroid4', 'core2asteroid5'],
  ...['vt49decimatordebris0', 'vt49decimatordebris1', 'vt49decimatordebris2'],
  ...['yt2400debris0', 'yt2400debris1', 'yt2400debris2'],
  ...['gascloud1', 'gascloud2', 'gascloud3', 'gascloud4', 'gascloud5', 'gascloud6'],
];

const SLOT_NUMBERS: Readonly<Record<Slot, number>> = {
  talent: 1,
  sensor: 2,
  cannon: 3,
  turret: 4,
  torpedo: 5,
  missile: 6,
  crew: 8,
  astromech: 10,
  device: 12,
  illicit: 13,
  modification: 14,
  title: 15,
  gunner: 16,
  forcepower: 17,
  configuration: 18,
  tech: 19,
  tacticalrelay: 1000,
  hyperdrive: 1003,
};

/** Ships by the number that stands before their pilot's. */
const SHIPS = `modifiedyt1300lightfreighter 1; starviperclassattackplatform 3; scurrgh6bomber 4; yt2400lightfreighter 5
auzituckgunship 6; kihraxzfighter 7; sheathipedeclassshuttle 8; quadrijettransferspacetug 9
firesprayclasspatrolcraft 10; tielnfighter 11; btla4ywing 12; tieadvancedx1 13; alphaclassstarwing 14; ut60duwing 15
tieskstriker 16; asf01bwing 17; tieddefender 18; tiesabomber 19; tiecapunisher 20; aggressorassaultfighter 21
g1astarfighter 22; vcx100lightfreighter 23; yv666lightfreighter 24; tieadvancedv1 25; lambdaclasst4ashuttle 26
tiephphantom 27; vt49decimator 28; tieagaggressor 29; btls8kwing 30; arc170starfighter 31; attackshuttle 32
t65xwing 33; hwk290lightfreighter 34; rz1awing 35; fangfighter 36; z95af4headhunter 38; m12lkimogilafighter 39
ewing 40; tieininterceptor 41; lancerclasspursuitcraft 42; tiereaper 43; m3ainterceptor 44; jumpmaster5000 45
customizedyt1300lightfreighter 47; tiefofighter 49; tiesffighter 50; upsilonclassshuttle 51; tievnsilencer 52
t70xwing 53; rz2awing 54; mg100starfortress 55; modifiedtielnfighter 56; scavengedyt1300 57
belbullab22starfighter 58; vultureclassdroidfighter 59; sithinfiltrator 60; delta7aethersprite 61
v19torrentstarfighter 62; resistancetransport 63; hyenaclassdroidbomber 64; resistancetransportpod 65
nabooroyaln1starfighter 66; nantexclassstarfighter 67; btlbywing 68; fireball 69; tiebainterceptor 70
nimbusclassvwing 71; tierbheavy 72; xiclasslightshuttle 73; laatigunship 74; hmpdroidgunship 75; eta2actis 76
droidtrifighter 77; cr90corelliancorvette 78; raiderclasscorvette 79; gr75mediumtransport 80; gozanticlasscruiser 81
croccruiser 82; syliureclasshyperspacering 84; escapecraft 85; btanr2ywing 86; tiesebomber 87
tiewiwhispermodifiedinterceptor 88; gauntletfighter 89; delta7baethersprite 90; clonez95headhunter 91
st70assaultship 92; tridentclassassaultship 93; rogueclassstarfighter 94; btanr2wywing 95`;

const SHIP_NUMBERS: ReadonlyMap<string, string> = new Map(
  SHIPS.split(/; |\n/).map((row): [string, string] => {
    const [id = '', number = ''] = row.split(' ');
    return [id, number];
  }),
);
