import { type ConvexPolygon, placed, rectangle, regularPolygon } from '@rangefinder/geometry';
import type { DeviceFacts, RemoteFacts } from '../card.ts';
import { DEVICE_EFFECTS } from './deviceeffects.ts';
import { BUZZ_DROID_SWARM, COMMANDO_TEAM, DRK_1_PROBE_DROID, TRACKING_TORPEDO } from './remotes.ts';

type NewDevice = Omit<DeviceFacts, 'beside' | 'guides' | 'effect'> & Partial<DeviceFacts>;

function device({ id, name, kind, shape, offset, beside = [], guides = ['rear'] }: NewDevice): DeviceFacts {
  return { id, name, kind, shape, offset, beside, guides, effect: DEVICE_EFFECTS[id] };
}

const BOMB = [regularPolygon(12, 14.2)];
/** 36 mm wide and 30.2 mm deep, with guides of 2.9 mm in front and behind. */
const TEAM = [rectangle(36, 30.2), rectangle(20, 36)];

/** A shape with its guides: a tab from its rear to where a template's end goes (xw2.device.23). */
function withGuides(shape: ConvexPolygon, depth: number, offset: number): readonly ConvexPolygon[] {
  const tab = placed(rectangle(18, offset - depth + 1), { x: 0, y: -(offset + depth - 1) / 2, heading: 0 });
  return [shape, tab];
}

function bomb(id: string, name: string): DeviceFacts {
  return device({ id, name, kind: 'bomb', shape: BOMB, offset: 14.2 });
}

/** xw2.annex-commando-team.1, .2: set down by its front or its rear guides. */
function commandos(id: string, name: string): DeviceFacts {
  return device({ id, name, kind: 'remote', shape: TEAM, offset: 18, guides: ['front', 'rear'] });
}

/** The tab that fits between guides, and what lies beyond their reach. */
const SWARM = [
  placed(rectangle(18, 4), { x: 0, y: -16.8, heading: 0 }),
  placed(rectangle(36, 33.6), { x: 0, y: 2, heading: 0 }),
];

/** Devices whose outlines are not published are given plain shapes of the size their placement implies. */
export const DEVICES: readonly DeviceFacts[] = [
  // A bomb by its kind: it goes off at the end of the Activation Phase (xw2.bomb.4); a mine when crossed (xw2.mine.4).
  bomb('protonbomb', 'Proton Bomb'), // xw2.annex-proton-bomb.1, .2
  bomb('seismiccharge', 'Seismic Charge'), // xw2.annex-seismic-charge.1, .2
  bomb('bomblet', 'Bomblet'), // xw2.annex-bomblet.1, .2
  bomb('ionbomb', 'Ion Bomb'), // xw2.annex-ion-bomb.1, .2
  bomb('electroprotonbomb', 'Electro-Proton Bomb'), // xw2.annex-electro-proton-bomb.1, .2
  bomb('concussionbomb', 'Concussion Bomb'), // xw2.annex-concussion-bomb.1, .2
  bomb('thermaldetonator', 'Thermal Detonator'), // xw2.annex-thermal-detonator.1, .2
  bomb('blazerbomb', 'Blazer Bomb'), // xw2.annex-blazer-bomb.1, .2
  device({
    id: 'proximitymine',
    name: 'Proximity Mine',
    kind: 'mine', // xw2.annex-proximity-mine.1, .2
    shape: withGuides(rectangle(56, 48), 24, 32.6),
    offset: 32.6,
  }),
  device({
    id: 'connernet',
    name: 'Conner Net',
    kind: 'mine', // xw2.annex-conner-net.1, .2
    shape: withGuides(rectangle(64, 64), 32, 38.9),
    offset: 38.9,
  }),
  device({
    id: 'clustermine',
    name: 'Cluster Mine',
    kind: 'mine', // xw2.annex-cluster-mines.1, .3
    shape: withGuides(regularPolygon(12, 14), 14, 19.5),
    offset: 19.5,
    beside: [
      { x: -40, y: 1.2, heading: 0 },
      { x: 40, y: 1.2, heading: 0 },
    ],
  }),
  // xw2.annex-buzz-droid-swarm.1
  device({ id: 'buzzdroidswarm', name: 'Buzz Droid Swarm', kind: 'remote', shape: SWARM, offset: 18.8 }),
  device({
    id: 'drk1probedroid',
    name: 'DRK-1 Probe Droid',
    kind: 'remote', // xw2.annex-drk-1-probe-droid.1
    shape: [regularPolygon(5, 25.3)],
    offset: 20.5,
  }),
  // xw2.annex-sensor-buoys.1
  device({ id: 'sensorbuoy', name: 'Sensor Buoy', kind: 'remote', shape: [rectangle(41, 54)], offset: 27 }),
  device({ id: 'trackingtorpedo', name: 'Tracking Torpedo', kind: 'remote', shape: [rectangle(36, 66)], offset: 33 }),
  commandos('clanwrencommandos', 'Clan Wren Commandos'),
  commandos('deathwatchcommandos', 'Death Watch Commandos'),
  commandos('imperialsupercommandos', 'Imperial Super Commandos'),
  commandos('mandaloriansupercommandos', 'Mandalorian Super Commandos'),
  commandos('niteowlcommandos', 'Nite Owl Commandos'),
];

const BY_ID = new Map(DEVICES.map((facts) => [facts.id, facts]));

export function findDevice(id: string): DeviceFacts | undefined {
  return BY_ID.get(id);
}

export function deviceFacts(id: string): DeviceFacts {
  const facts = BY_ID.get(id);
  if (!facts) throw new Error(`There is no device "${id}".`);
  return facts;
}

type NewRemote = Pick<RemoteFacts, 'initiative' | 'agility' | 'hull'> & Partial<RemoteFacts>;

/** A remote that has nothing but what is said of it. All are made here and look alike: the rules read them at every turn. */
function remote({
  initiative,
  agility,
  hull,
  charges = 0,
  scouts = false,
  attack,
  abilities = [],
}: NewRemote): RemoteFacts {
  return { initiative, agility, hull, charges, scouts, attack, abilities };
}

const TEAM_CARD = remote({
  initiative: 2,
  agility: 2,
  hull: 2,
  charges: 2,
  attack: { arcs: ['front'], dice: 2, range: [1, 2] },
  abilities: COMMANDO_TEAM,
});

const REMOTES: ReadonlyMap<string, RemoteFacts> = new Map([
  // xw2.errata-remote-cards.1: agility 1.
  ['buzzdroidswarm', remote({ initiative: 0, agility: 1, hull: 1, abilities: BUZZ_DROID_SWARM })],
  ['drk1probedroid', remote({ initiative: 0, agility: 3, hull: 1, scouts: true, abilities: DRK_1_PROBE_DROID })],
  // xw2.annex-sensor-buoys.3: nothing of its own.
  ['sensorbuoy', remote({ initiative: 0, agility: 3, hull: 2 })],
  ['trackingtorpedo', remote({ initiative: 0, agility: 3, hull: 3, abilities: TRACKING_TORPEDO })],
  ['clanwrencommandos', TEAM_CARD],
  ['deathwatchcommandos', TEAM_CARD],
  ['imperialsupercommandos', TEAM_CARD],
  ['mandaloriansupercommandos', TEAM_CARD],
  ['niteowlcommandos', TEAM_CARD],
]);

export function remoteFacts(id: string): RemoteFacts | undefined {
  return REMOTES.get(id);
}
