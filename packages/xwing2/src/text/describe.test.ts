import { Match, Random, type Reason, type Request, randomAnswer } from '@rangefinder/kernel';
import { type Words, words } from '@rangefinder/kernel/words';
import { describe, expect, it } from 'vitest';
import { allPilots } from '../cards/catalog.ts';
import { CONDITIONS } from '../cards/conditions.ts';
import { DAMAGE_CARDS } from '../cards/damage.ts';
import { DEVICES } from '../cards/devices.ts';
import { xwing2 } from '../index.ts';
import { MISSIONS } from '../setup.ts';
import type { MissionId } from '../state.ts';
import { eventWords } from './events.ts';
import { thing } from './names.ts';
import { optionWords } from './options.ts';
import { refusal } from './refusals.ts';
import { requestWords } from './requests.ts';

const pose = { x: 0, y: 0, heading: 0 };

/** Names stay as they are in every language. */
const NAMES = new Set([
  'SLAM',
  ...[...xwing2.catalog(), ...DEVICES, ...CONDITIONS, ...DAMAGE_CARDS].map(({ name }) => name),
  ...allPilots().flatMap(({ ability }) => ability?.name ?? []),
]);

/** Whether a text says nothing but names and numbers. */
function isName(text: string): boolean {
  return /^\d+$/.test(text) || text.split(': ').every((part) => NAMES.has(part.replace(/ \(?\d+\)?$/, '')));
}

describe('words', () => {
  it('are there for every request, option, refusal and event of random matches, in every language', () => {
    for (const mission of MISSIONS) {
      const said = wordsOf(mission);
      expect(said.filter((one) => !isTranslated(one))).toEqual([]);
      for (const text of said.flatMap((one) => Object.values(one))) {
        expect(text).toMatch(/^\S(.*\S)?$/);
        expect(text).not.toMatch(/undefined|null|\[object|primary:|\bcard:\w/);
      }
    }
  });

  it('call players by their names where these are given', () => {
    const { event } = xwing2.texts;
    const placed = { type: 'obstacle-placed', rule: 'xw2.setup.11', seat: 1, obstacle: 'coreasteroid0', pose } as const;
    expect(event(placed, 'en', ['Wedge', 'Maarek'])).toMatch(/^Maarek places: /);
    expect(event(placed, 'fr', ['Wedge', 'Maarek'])).toMatch(/^Maarek place\u00a0: /);
    expect(event(placed, 'pl')).toMatch(/^Gracz 2 umieszcza: /);
    const over = { type: 'over', rule: 'xw2.winning.1', winner: 0, scores: [20, 4] } as const;
    expect(event(over, 'en', ['Wedge', 'Maarek'])).toBe('Wedge wins: 20 – 4.');
    expect(event(over, 'en')).toBe('Player 1 wins: 20 – 4.');
    expect(event({ ...over, winner: 1, scores: [4, 20] }, 'en')).toBe('Player 2 wins: 20 – 4.');
  });

  it('name the weapon of an attack only where there is a choice of weapons', () => {
    const shot = (target: string, weapon: string) => ({ key: target + weapon, about: { target, weapon, range: 2 } });
    const asks = (...options: ReturnType<typeof shot>[]) =>
      ({ kind: 'pick', seat: 0, topic: 'attack', rule: 'xw2.attack.5', options, min: 1, max: 1, refused: [] }) as const;
    const front = shot('academypilot', 'primary:front');
    const { option } = xwing2.texts;
    expect(option(asks(front, shot('academypilot-2', 'primary:front')), front, 'en')).toBe('Attack Academy Pilot');
    expect(option(asks(front, shot('academypilot', 'primary:rear')), front, 'en')).toMatch(
      /^Attack .*: primary weapon/,
    );
    const missile = shot('academypilot', 'ionmissiles');
    expect(option(asks(missile), missile, 'en')).toBe('Attack Academy Pilot: Ion Missiles');
  });

  it('say for what dice are rolled outside an attack', () => {
    const rolled = (why: string) =>
      eventWords({ type: 'rolled', rule: 'xw2.obstacles.4', ship: 'x', dice: ['hit'], why });
    expect(rolled('obstacle').en).toBe('X rolls for the obstacle: hit.');
    expect(rolled('obstacle').pl).toContain('(przeszkoda)');
    expect(rolled('overlap').fr).toContain('la collision');
    expect(rolled('additional').pl).toContain('(dodatkowa kość)');
    expect(rolled('woundedpilot').fr).toContain('Wounded Pilot');
  });

  it('make names of ids', () => {
    expect(thing('academypilot-2').en).toBe('Academy Pilot 2');
    expect(thing('ezrabridger-tielnfighter').en).toBe('Ezra Bridger');
    expect(thing('cache-3').fr).toBe('cache de ravitaillement 3');
    expect(thing('coreasteroid5-4').pl).toBe('asteroida 4');
    expect(thing('blue-leader').en).toBe('Blue leader');
  });

  it('ask for a ship and for its place in different words', () => {
    expect(requestWords(request('place-ship')).en).toBe('Which ship is placed next?');
    expect(requestWords({ ...request('attack'), about: { ship: 'academypilot-2' } }).fr).toBe(
      'Academy Pilot 2\u00a0: Quelle attaque\u00a0?',
    );
  });
});

function isTranslated({ en, fr, pl }: Words): boolean {
  return (en !== pl && en !== '' && fr !== '') || isName(en);
}

function request(topic: string): Request {
  return { kind: 'pick', seat: 0, topic, rule: 'xw2.setup.1', options: [], min: 0, max: 0 };
}

function refusalIn(why: Reason): Words {
  return words(refusal(why, 'en'), refusal(why, 'fr'), refusal(why, 'pl'));
}

/** Everything said in one random match, each thing once. */
function wordsOf(mission: MissionId): Words[] {
  const random = new Random(`words of ${mission}`);
  const match = Match.start(xwing2, { setup: { ...xwing2.randomSetup(random), mission }, seed: mission });
  const said = new Map<string, Words>();
  const say = (one: Words) => said.set(Object.values(one).join(), one);
  for (let asked = match.pending[0]; asked; asked = match.pending[0]) {
    say(requestWords(asked));
    for (const option of asked.kind === 'pick' ? asked.options : asked.candidates) say(optionWords(asked, option));
    for (const option of asked.refused?.() ?? []) say(optionWords(asked, option));
    for (const { why } of asked.refused?.() ?? []) say(refusalIn(why));
    match.submit(asked.seat, randomAnswer(asked, random));
  }
  for (const { event } of match.log) say(eventWords(event));
  return [...said.values()];
}
