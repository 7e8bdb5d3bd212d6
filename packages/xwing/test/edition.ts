import { UnreadableList } from '@rangefinder/kernel/lists';
import { name, type Words, words } from '@rangefinder/kernel/words';
import { OBSTACLES } from '../src/obstacletokens.ts';
import { readLinks, readText, writeLaunchBayText, writeTabletopText } from '../src/squad/exchange/index.ts';
import {
  copyProblems,
  factionProblems,
  limitedProblems,
  meetsShip,
  namedShips,
  obstacleProblems,
  pointsProblems,
  restrictionProblems,
  type ShipRestriction,
  type Squad,
  type SquadCards,
  type SquadPilot,
  type SquadProblem,
  type SquadShipType,
  type Squads,
  type SquadUpgrade,
  shipDescribed,
  sizeProblems,
  slotProblems,
  sumOfCosts,
  writeXws,
} from '../src/squad/index.ts';
import type { BuilderEdition } from '../ui/builder/edition.ts';
import { silhouetteOf } from '../ui/silhouettes/index.ts';

/** A small edition for tests: upgrades cost points of the squad, any ship may take a title and a refit, and pilots have skill. */

interface Pilot extends SquadPilot {
  readonly skill: number;
}

interface Upgrade extends SquadUpgrade {
  /** At most one on a ship. */
  readonly single?: true;
  readonly restrictions?: readonly ShipRestriction[];
}

const type = (id: string, title: string, hull: number): SquadShipType => ({
  id,
  name: title,
  size: 'small',
  attacks: [{ arc: 'front', dice: 2 }],
  agility: 2,
  hull,
  shields: 1,
});
const KITE = type('kite', 'Kite', 3);
const BARGE = type('barge', 'Barge', 6);

/** What any ship may take. */
const ANY = ['title', 'refit'];

function pilot(
  id: string,
  title: string,
  ship: SquadShipType,
  skill: number,
  cost: number,
  more: Partial<Pilot>,
): Pilot {
  return { id, name: title, faction: 'red', limited: 0, type: ship, skill, cost, slots: ANY, ...more };
}

const PILOTS: readonly Pilot[] = [
  pilot('ada', 'Ada', KITE, 9, 28, { limited: 1, slots: ['elite', 'bomb', ...ANY] }),
  pilot('ada-barge', 'Ada', BARGE, 7, 35, { limited: 1, slots: ['crew', 'crew', 'bomb', ...ANY] }),
  pilot('rookie', 'Rookie', KITE, 2, 17, { slots: ['bomb', ...ANY] }),
  pilot('hauler', 'Hauler', BARGE, 1, 22, { slots: ['crew', 'crew', ...ANY] }),
  pilot('bo', 'Bo', BARGE, 5, 30, { faction: 'blue', limited: 1, slots: ['elite', 'crew', ...ANY] }),
  pilot('recruit', 'Recruit', KITE, 1, 15, { faction: 'blue' }),
];

function upgrade(
  id: string,
  title: string,
  fills: readonly string[],
  cost: number,
  more: Partial<Upgrade> = {},
): Upgrade {
  return { id, name: title, fills, cost, limited: 0, ...more };
}

const UPGRADES: readonly Upgrade[] = [
  upgrade('daring', 'Daring', ['elite'], 3),
  upgrade('ada-crew', 'Ada', ['crew'], 4, { limited: 1, restrictions: [{ faction: ['red'] }] }),
  upgrade('lookout', 'Lookout', ['crew'], 2, { single: true }),
  upgrade('porter', 'Porter', ['crew'], 1),
  upgrade('choir', 'Choir', ['crew', 'crew'], 5),
  upgrade('firecracker', 'Firecracker', ['bomb'], 4),
  upgrade('rack', 'Rack', ['title'], 1, { restrictions: [{ ship: ['kite'] }] }),
  upgrade('galley', 'Galley', ['title'], 0, { slots: ['elite', '-crew'], restrictions: [{ ship: ['barge'] }] }),
  upgrade('lightframe', 'Light Frame', ['refit'], -2),
];

function findPilot(id: string): Pilot | undefined {
  return PILOTS.find((card) => card.id === id);
}

function findUpgrade(id: string): Upgrade | undefined {
  return UPGRADES.find((card) => card.id === id);
}

const CARDS: SquadCards = {
  findPilot,
  findUpgrade,
  allPilots: () => PILOTS,
  allUpgrades: () => UPGRADES,
  unwritten: () => undefined,
  inMode: () => true,
  factions: ['red', 'blue'],
  factionName: (faction) => name(`the ${faction} side`),
  slots: ['elite', 'crew', 'bomb', 'cannon', ...ANY],
  slotName: name,
  // The rack holds whatever it is given.
  hardpoint: (_pilot, equipped) => (equipped.some(({ id }) => id === 'rack') ? ['bomb', 'cannon'] : []),
  meets: meetsShip,
  dependsOnOthers: (restriction) => 'squadIncludes' in restriction,
  described: (restriction: ShipRestriction) => ({
    rule: 'test.restriction.1',
    said: shipDescribed(CARDS, restriction, (id) => (id === 'kite' ? 'Kite' : 'Barge')),
  }),
  upgradesCost: (_pilot, upgrades) => sumOfCosts(upgrades),
};

const MODES = {
  modes: ['dogfight'],
  usual: { mode: 'dogfight', points: 100, ships: [1, 8], banned: [], restricted: [] },
} as const;

function existing<Card>(card: Card | undefined): Card {
  if (!card) throw new Error('There is no such card.');
  return card;
}

function problemsOf(squad: Squad): SquadProblem[] {
  const ships = namedShips(
    squad,
    (id) => existing(findPilot(id)),
    (id) => existing(findUpgrade(id)),
  );
  const cards = ships.flatMap((ship) => [ship.pilot, ...ship.upgrades]);
  const names = new Set(cards.map((card) => card.name));
  return [
    ...pointsProblems(CARDS, squad, MODES.usual, 'test.points.1'),
    ...sizeProblems(squad, MODES.usual, 'test.size.1'),
    ...factionProblems(CARDS, ships, 'test.faction.1'),
    ...limitedProblems(cards, 'test.unique.1'),
    ...ships.flatMap((ship) => [
      ...slotProblems(CARDS, ship, { slot: 'test.slots.1', hardpoint: 'test.slots.2' }),
      ...restrictionProblems(CARDS, ship, names),
      ...copyProblems(
        ship,
        ship.upgrades.filter(({ single }) => single),
        'test.single.1',
      ),
    ]),
    ...obstacleProblems(squad, 'test.obstacles.1'),
  ];
}

const SAID: Words = words('Another game.', 'Un autre jeu.', 'Inna gra.');

export const SQUADS: Squads = {
  ...CARDS,
  ...MODES,
  cites: {
    unreadable: 'test.lists.1',
    unknownPilot: 'test.lists.2',
    unknownUpgrade: 'test.lists.3',
    obstacles: 'test.obstacles.1',
  },
  obstacles: OBSTACLES.filter(({ kind }) => kind === 'asteroid'),
  commonObstacles: ['coreasteroid0', 'coreasteroid1', 'coreasteroid2'],
  problemsOf,
  unfinished: ({ rule }) => rule === 'test.size.1',
  xws: {
    version: '1.0.0',
    otherEdition: { factions: ['green'], said: SAID },
    factions: new Map([['reds', 'red']]),
    slotKeys: new Map([['ept', 'elite']]),
    slotAliases: new Map([['talent', 'elite']]),
    shipAliases: new Map([['kitefighter', 'kite']]),
    pilotAliases: new Map(),
    named: ({ id }) => ({ name: id.replace(/-.*/, '') }),
  },
  foreignFormats: ['xws', 'launchbaytext', 'tabletop'],
  exchange: async () => ({
    readForeign: (text) => {
      const read = readLinks(text, []) ?? readText(SQUADS, text);
      if (!read) throw new UnreadableList(SAID);
      return read;
    },
    writeForeign: (squad, format) => {
      if (format === 'xws') return JSON.stringify(writeXws(SQUADS, squad));
      return format === 'tabletop' ? writeTabletopText(SQUADS, squad) : writeLaunchBayText(SQUADS, squad);
    },
  }),
};

export const EDITION: BuilderEdition = {
  squads: SQUADS,
  game: 'small',
  rulePrefix: 'test',
  pointsNote: name('Printed points'),
  modeName: name,
  modeHint: name(''),
  newMode: 'dogfight',
  factionTitle: name,
  order: { label: name('Pilot skill'), of: ({ skill }: Pilot) => skill },
  icons: { slot: () => 'slot-crew', faction: () => 'faction-resistance', arc: () => 'arc-front' },
  silhouette: ({ id, size }) => silhouetteOf(id, size),
  obstacleName: name,
  pilotKeywords: () => [],
  upgradeKeywords: () => [],
  pilotAliases: () => [],
  pilotNumbers: () => [],
  upgradeNumbers: () => [],
};
