import { Match, notPlain, Random, randomAnswer, type Viewer } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { READY_ARMIES } from './army/ready.ts';
import { allUnits, allUpgrades } from './cards/catalog.ts';
import { legion } from './index.ts';
import { battlefieldsFor } from './terrain/battlefields.ts';

/** A match after some random decisions. */
function playSome(seed: string, decisions: number) {
  const match = Match.start(legion, { setup: legion.randomSetup(new Random(`setup of ${seed}`)), seed });
  const random = new Random(`bot of ${seed}`);
  for (let i = 0; i < decisions; i++) {
    const [request] = match.pending;
    if (!request) break;
    match.submit(request.seat, randomAnswer(request, random));
  }
  return match;
}

describe('a new match', () => {
  it('is fought on any battlefield of its size, the same for the same seed', () => {
    const lists = legion.readyLists.filter(({ list }) => legion.missionsFor?.(list).includes('skirmish'));
    const setup = legion.newSetup({ lists: lists.slice(0, 2).map(({ list }) => list), mission: 'skirmish' });
    const groundOf = (seed: string) => JSON.stringify(Match.start(legion, { setup, seed }).state.terrain);
    const grounds = new Set(Array.from({ length: 24 }, (_, i) => groundOf(`ground ${i}`)));
    expect(grounds.size).toBe(battlefieldsFor('skirmish').length);
    expect(groundOf('again')).toBe(groundOf('again'));
  });
});

describe('a setup', () => {
  it('has two armies, both legal where that is asked for, and an even number of pieces to place', () => {
    const [one, two, three] = READY_ARMIES;
    expect(() => legion.parseSetup({ armies: [one, two, three] })).toThrow('Two armies');
    expect(() => legion.parseSetup({ armies: [one] })).toThrow('Two armies');
    const cut = { ...one, commands: [] };
    expect(() => legion.parseSetup({ armies: [cut, two] })).not.toThrow();
    expect(() => legion.parseSetup({ armies: [cut, two], legal: true })).toThrow('two cards each');
    expect(legion.parseSetup({ armies: [one, two], legal: true, terrain: ['house', 'hut'] }).terrain).toHaveLength(2);
    expect(() => legion.parseSetup({ armies: [one, two], terrain: ['house'] })).toThrow('even number');
  });
});

describe('the catalog', () => {
  it('names every unit and upgrade once, and all can be played', () => {
    const cards = legion.catalog();
    expect(new Set(cards.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(allUnits().length + allUpgrades().length);
    expect(cards.filter(({ playable }) => !playable)).toEqual([]);
  });
});

describe('secrets', () => {
  it('a state imagined anew looks the same to its viewer, byte for byte', () => {
    for (let i = 0; i < 8; i++) {
      const match = playSome(`secrets ${i}`, i * 30);
      for (const viewer of [0, 1, 'spectator'] as const satisfies Viewer[]) {
        const view = JSON.stringify(match.view(viewer));
        const other = legion.imagine(match.state, viewer, new Random(`secret ${i}`));
        expect(JSON.stringify(legion.view(other, viewer))).toBe(view);
        expect(notPlain(other)).toBeUndefined();
      }
    }
  });

  it('imagining changes the other hand, by cards that this army could have', () => {
    const { state } = playSome('hands', 40);
    const hands = [0, 1, 2, 3].map((i) => legion.imagine(state, 0, new Random(`hand ${i}`)).players[1].hand);
    expect(new Set(hands.map(String)).size).toBeGreaterThan(1);
    for (const hand of hands) expect(new Set(hand).size).toBe(state.players[1].hand.length);
    expect(legion.imagine(state, 1, new Random('own')).players[1].hand).toEqual(state.players[1].hand);
  });

  it('no view and no question names a card of the other hand', () => {
    let hidden = 0;
    for (let i = 0; i < 6; i++) {
      const match = playSome(`hands ${i}`, 15 + i * 25);
      for (const viewer of [0, 1] as const) {
        const shown = JSON.stringify([match.view(viewer), match.pendingFor(viewer)]);
        const own = match.state.players[viewer].hand;
        const known = match.state.players.flatMap(({ discards, permanent, divulged, chosen }) => [
          chosen,
          ...discards,
          ...permanent,
          ...divulged,
        ]);
        const { hand, contingencies } = match.state.players[viewer === 0 ? 1 : 0];
        const secret = [...hand, ...contingencies].filter((id) => !own.includes(id) && !known.includes(id));
        hidden += secret.length;
        for (const id of secret) expect(shown).not.toContain(`"${id}"`);
      }
    }
    expect(hidden).toBeGreaterThan(5);
  });

  it('nobody is shown what lies facedown and is another’s', () => {
    const markers = ['kablamo', 'here-i-am'].map((what, i) => ({
      id: `bane-${i + 1}`,
      kind: 'bane',
      seat: 1,
      what,
      pose: [300 + 100 * i, 300, 0],
      facedown: true,
    }));
    const setup = legion.parseSetup({
      position: {
        markers,
        units: [
          { unit: 'yoda', seat: 0 },
          { unit: 'maul', seat: 1 },
        ],
      },
    });
    const match = Match.start(legion, { setup, seed: 'bane' });
    expect(match.view(0).markers.map(({ what }) => what)).toEqual([null, null]);
    expect(match.view(1).markers.map(({ what }) => what)).toEqual(['kablamo', 'here-i-am']);
    // Any of the three, the one that is not on the table too; and no two alike.
    const seen = Array.from({ length: 12 }, (_, i) =>
      legion.imagine(match.state, 0, new Random(`bane ${i}`)).markers.map(({ what }) => what),
    );
    expect(new Set(seen.map(([first]) => first)).size).toBe(3);
    for (const [first, second] of seen) expect(first).not.toBe(second);
  });

  it('which order tokens lie on a card is known to their player alone', () => {
    const player = { pool: ['corps', 'heavy', 'support'], kept: ['special', 'corps'] };
    const units = [
      { unit: 'director-orson-krennic', seat: 0, activated: true },
      { unit: 'leia-organa', seat: 1, order: 'faceup' },
    ];
    const setup = legion.parseSetup({ position: { begun: true, turn: 1, players: [player], units } });
    const { state } = Match.start(legion, { setup, seed: 'kept' });
    const imagined = Array.from({ length: 8 }, (_, i) => legion.imagine(state, 1, new Random(`kept ${i}`)));
    for (const other of imagined) expect(legion.view(other, 1)).toEqual(legion.view(state, 1));
    expect(new Set(imagined.map(({ players: [{ kept }] }) => String(kept))).size).toBeGreaterThan(2);
    expect(legion.imagine(state, 0, new Random('own')).players[0].kept).toEqual(player.kept);
  });
});
