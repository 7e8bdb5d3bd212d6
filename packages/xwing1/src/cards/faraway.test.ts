import { Match, Random, type Request, randomAnswer } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import type { Written } from '../card.ts';
import { xwing1 } from '../index.ts';
import { allPilots, allUpgrades } from './catalog.ts';
import { allDamageCards } from './damage.ts';

/*
 * A card speaks of its own ship, or of ships at a range of it (xw1.card-abilities.3, .4). So a ship at the other end of the
 * table changes nothing for those that fight here, whatever it is and carries, but for the cards that say so.
 */

const FAR = 'far';

interface Ship {
  readonly pilot: string;
  readonly upgrades?: readonly string[];
  readonly damage?: readonly string[];
}

const FIGHT = [
  { id: 'red', pilot: 'redsquadronpilot', upgrades: ['protontorpedoes'], pose: [150, 150, 0], dial: '2-straight' },
  { id: 'gold', pilot: 'goldsquadronpilot', upgrades: ['ioncannonturret'], pose: [250, 150, 0], dial: '3-straight' },
  { id: 'blue', pilot: 'bluesquadronpilot', pose: [60, 160, 0], dial: '2-koiogran', tokens: { focus: 1 } },
  { id: 'tempest', seat: 1, pilot: 'tempestsquadronpilot', pose: [150, 330, 180], dial: '2-straight', locks: ['red'] },
  { id: 'black', seat: 1, pilot: 'blacksquadronpilot', pose: [240, 360, 180], dial: '4-koiogran' },
  { id: 'shadow', seat: 1, pilot: 'shadowsquadronpilot', pose: [60, 390, 180], dial: '3-straight' },
] as const;

const ROCK = { token: 'coreasteroid0', pose: [310, 260, 0] };
const MINE = { bomb: 'proximitymine', seat: 1, pose: [250, 235, 0] };

/** Of ships that could take their turn now, one that fights: whose turn is when far away does not matter here. */
function firstOfTheFight(request: Request): string {
  return keysOf(request).find((key) => key !== FAR) ?? '';
}

function keysOf(request: Request): readonly string[] {
  return (request.kind === 'pick' ? request.options : request.candidates).map(({ key }) => key);
}

/** What is asked and what happens in a round, but for what happens to the ship far away. */
function roundWith(far: Ship, seed: string): readonly unknown[] {
  const ships = [...FIGHT, { id: FAR, acted: true, pose: [860, 860, 180], tokens: { weaponsDisabled: 1 }, ...far }];
  const setup = xwing1.parseSetup({ position: { phase: 'activation', ships, obstacles: [ROCK], bombs: [MINE] } });
  const match = Match.start(xwing1, { setup, seed }, { checkpoints: false });
  const random = new Random(seed);
  const asked: unknown[] = [];
  for (let request = match.pending[0]; request && match.state.phase !== 'planning'; request = match.pending[0]) {
    if (request.topic === 'activate' || request.topic === 'engage') {
      match.submit(request.seat, firstOfTheFight(request));
      continue;
    }
    asked.push([request.seat, request.topic, keysOf(request)]);
    match.submit(request.seat, randomAnswer(request, random));
  }
  return [...asked, ...match.log.map(({ event }) => event).filter((event) => !('ship' in event) || event.ship !== FAR)];
}

const SEEDS = ['one', 'two', 'three'];
const plain = SEEDS.map((seed) => roundWith({ pilot: 'rookiepilot' }, seed));

function changesNothing(far: Ship): void {
  expect(SEEDS.map((seed) => roundWith(far, seed))).toEqual(plain);
}

/** Cards that reach across the table, and those that ask or roll at the start or the end of a phase wherever they are. */
const NOT_SILENT: readonly string[] = [
  'biggsdarklighter',
  'consolefire',
  'countermeasures',
  'emperorpalpatine',
  'empdevice',
  'glitterstim',
  'leiaorgana',
  'servomotorsfoils',
];

function silent(cards: readonly { readonly id: string; readonly abilities: Written }[]): string[] {
  return cards
    .filter(({ id, abilities }) => abilities !== 'unwritten' && abilities.length > 0 && !NOT_SILENT.includes(id))
    .map(({ id }) => id);
}

/** Upgrades are tried so many at a time: what is far away has room for them all. */
const AT_A_TIME = 8;

describe('a ship at the other end of the table changes nothing', () => {
  it.each(silent(allPilots()))('with the pilot %s', (pilot) => {
    changesNothing({ pilot });
  });

  const upgrades = silent(allUpgrades());
  const groups = upgrades.flatMap((_, i) => (i % AT_A_TIME === 0 ? [upgrades.slice(i, i + AT_A_TIME)] : []));
  it.each(groups.map((group) => [group]))('with the upgrades %s', (group) => {
    changesNothing({ pilot: 'rookiepilot', upgrades: group });
  });

  it.each(silent(allDamageCards()))('with the damage card %s', (card) => {
    changesNothing({ pilot: 'rookiepilot', damage: [card] });
  });
});
