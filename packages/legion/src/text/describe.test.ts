import { Match, Random, type Reason, type Request, randomAnswer } from '@rangefinder/kernel';
import { type Words, words } from '@rangefinder/kernel/words';
import { describe, expect, it } from 'vitest';
import { allBattleCards, allCommands, allUnits, allUpgrades } from '../cards/catalog.ts';
import { legion } from '../index.ts';
import { allKeywords } from '../keywords/index.ts';
import { eventWords } from './events.ts';
import { card, miniName, thing } from './names.ts';
import { optionWords } from './options.ts';
import { refusal } from './refusals.ts';
import { requestWords } from './requests.ts';

/** Names stay as they are in every language. */
const NAMES = new Set([
  ...[...allUnits(), ...allUpgrades(), ...allCommands(), ...allBattleCards()].map(({ name }) => name),
  ...allKeywords().map(({ id }) => card(id).en),
  ...[...allUnits(), ...allUpgrades()].flatMap(({ weapons }) => weapons.map(({ name }) => name)),
]);

/** Whether a text says nothing but names and numbers. */
function isName(text: string): boolean {
  return (
    /^\d+$/.test(text) ||
    NAMES.has(text) ||
    text.split(/[:,] /).every((part) => NAMES.has(part.replace(/\.$| \(?\d+\)?\.?$/, '')))
  );
}

describe('words', () => {
  it('are there for every request, option, refusal and event of random matches, in every language', () => {
    for (const seed of ['first', 'second', 'third']) {
      const said = wordsOf(seed);
      expect(said.filter((one) => !isTranslated(one))).toEqual([]);
      for (const text of said.flatMap((one) => Object.values(one))) {
        expect(text).toMatch(/^\S(.*\S)?$/);
        expect(text).not.toMatch(/undefined|null|\[object|\bcard:\w/);
      }
    }
  });

  it('call units as players do, and miniatures by their number', () => {
    expect(thing('stormtroopers-2').en).toBe('Stormtroopers 2');
    expect(thing('darth-vader-dark-lord-of-the-sith').en).toBe('Darth Vader');
    expect(thing('barricade-3').pl).toBe('barykada 3');
    expect(thing('house-1/0').fr).toBe(thing('house-1').fr);
    expect(thing('blue-leader').en).toBe('Blue leader');
    expect(thing('objective-2').en).toBe('objective token 2');
    expect(miniName('stormtroopers-2-3').en).toBe('miniature 3');
    expect(card('armor-x').en).toBe('Armor');
  });

  it('agree with one and with many', () => {
    const activated = { type: 'activated', rule: 'legion.activating-units.3' } as const;
    expect(eventWords({ ...activated, unit: 'yoda' }).en).toBe('Yoda activates.');
    expect(eventWords({ ...activated, unit: 'stormtroopers-1' })).toEqual(
      words('Stormtroopers 1 activate.', 'Stormtroopers 1 s’activent.', 'Stormtroopers 1 aktywują się.'),
    );
  });

  it('tell of an attack in short sentences', () => {
    const attack = { rule: 'legion.attack.16', attacker: 'stormtroopers-1', defender: 'rebel-troopers-1' } as const;
    const dice = { red: 2, black: 0, white: 3 };
    expect(eventWords({ ...attack, type: 'pool-formed', range: 2, weapons: [], dice }).en).toBe(
      'Stormtroopers 1 attack Rebel Troopers 1: 2 red, 3 white.',
    );
    const mini = (number: number, by: string) =>
      ({ mini: `rebel-troopers-1-${number}`, seen: true, cover: by === '' ? 'none' : 'light', by }) as const;
    const minis = [mini(1, 'barricade-1'), mini(2, 'barricade-1'), mini(3, '')];
    expect(eventWords({ ...attack, type: 'cover', cover: 'light', value: 1, minis }).en).toBe(
      'Rebel Troopers 1: 2 of 3 obscured (barricade 1): light cover.',
    );
    expect(eventWords({ ...attack, type: 'compared', hits: 3, blocks: 1, wounds: 2 }).pl).toBe(
      'Rebel Troopers 1: 3 trafienia, 1 blok: 2 rany.',
    );
  });

  it('call players by their names where these are given', () => {
    const { event } = legion.texts;
    const over = {
      type: 'game-over',
      rule: 'legion.winning-the-game.3',
      outcome: { winner: 0, rule: 'legion.a.1' },
    } as const;
    expect(event(over, 'en', ['Leia', 'Piett'])).toBe('Leia wins the game.');
    expect(event(over, 'pl')).toBe('Wygrywa Gracz 1.');
  });

  it('say what decided the game', () => {
    const rule = 'legion.winning-the-game.3';
    const over = { type: 'game-over', rule, outcome: { winner: 0, rule } } as const;
    expect(legion.texts.event(over, 'en', ['Leia', 'Piett'])).toBe('Leia wins the game: more victory points.');
  });

  it('ask who does what, how much is left and how fast', () => {
    const about = { unit: 'stormtroopers-2', left: 2 };
    expect(requestWords({ ...request('action'), about }).en).toBe('Stormtroopers 2: Which action? (2 actions left)');
    expect(requestWords({ ...request('move-leader'), about: { unit: 'yoda', speed: 1 } }).fr).toBe(
      'Yoda\u00a0: Où va le chef d’unité\u00a0? (vitesse 1)',
    );
  });

  it('say of a place to move to whom one would meet there in melee', () => {
    const units = [
      { unit: 'luke-skywalker-jedi-knight', id: 'luke', seat: 0, order: 'faceup', minis: [[500, 500, 0]] },
      { unit: 'stormtroopers', seat: 1, minis: [[500, 600, 180]] },
    ];
    const setup = legion.parseSetup({ position: { begun: true, units } });
    const match = Match.start(legion, { setup, seed: 'melee' });
    match.submit(0, 'move');
    const places = match.pending.flatMap((asked) =>
      asked.kind === 'place' ? asked.candidates.map((place) => optionWords(asked, place).en) : [],
    );
    expect(new Set(places)).toEqual(new Set(['Here', 'Into melee with Stormtroopers']));
  });
});

function isTranslated({ en, fr, pl }: Words): boolean {
  // A generator is one in Polish too.
  return ((en !== pl || en !== fr) && en !== '' && fr !== '' && pl !== '') || isName(en);
}

function request(topic: string): Request {
  return { kind: 'pick', seat: 0, topic, rule: 'legion.setup.1', options: [], min: 0, max: 0 };
}

function refusalIn(why: Reason): Words {
  return words(refusal(why, 'en'), refusal(why, 'fr'), refusal(why, 'pl'));
}

/** Everything said in one random match, each thing once. */
function wordsOf(seed: string): Words[] {
  const random = new Random(`words of ${seed}`);
  const match = Match.start(legion, { setup: legion.randomSetup(random), seed });
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
