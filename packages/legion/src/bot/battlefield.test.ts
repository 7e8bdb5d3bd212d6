import { Match, type Option, type PickRequest, Random } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { legion } from '../index.ts';
import type { LegionView } from '../view.ts';
import { greedyBot } from './greedy.ts';

const KEYS = ['objectives', 'deployments', 'conditions'] as const;

/** A view of units on either side, with what is on the battlefield and which battle cards lie open. */
function viewOf(own: readonly string[], foes: readonly string[], more: Partial<LegionView> = {}): LegionView {
  const units = [own, foes].flatMap((side, seat) =>
    side.map((unit, i) => ({ unit, id: `${seat}-${i}`, seat, minis: [[200 + i * 200, seat === 0 ? 60 : 840, 0]] })),
  );
  const setup = legion.parseSetup({ position: { begun: true, units } });
  const match = Match.start(legion, { setup, seed: 'battlefield' }, { events: false, checkpoints: false });
  return { ...match.view(0), ...more };
}

/** What greedy says, whatever chance says. */
function answer(view: LegionView, topic: string, options: readonly Option[]) {
  const request = { kind: 'pick', seat: 0, topic, rule: 'legion.setup.8', options, min: 1, max: 1 } as PickRequest;
  const said = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
    greedyBot().decide({ seat: 0, request, view: () => view, random: new Random(seed) }),
  );
  return [...new Set(said)].join(' or ');
}

describe('defining the battlefield', () => {
  const [SNIPERS, BRAWLERS] = [
    ['at-st', 'at-st'],
    ['fleet-troopers', 'fleet-troopers'],
  ] as const;

  it('is blue, with its own battle deck', () => {
    expect(answer(viewOf(BRAWLERS, BRAWLERS), 'side', [{ key: 'red' }, { key: 'blue' }])).toBe('blue');
  });

  it('takes the edge with more terrain', () => {
    const edge = (y: number) =>
      answer(
        viewOf(BRAWLERS, BRAWLERS, { terrain: [{ id: 'a', kind: 'bunker', pose: { x: 500, y, heading: 0 } }] }),
        'edge',
        [{ key: 'near' }, { key: 'far' }],
      );
    expect(edge(200)).toBe('near');
    expect(edge(700)).toBe('far');
  });

  const eliminates = (own: readonly string[], foes: readonly string[], battle: Partial<LegionView['battle']>) =>
    answer(viewOf(own, foes, { battle: { objectives: [], deployments: [], conditions: [], ...battle } }), 'eliminate', [
      ...KEYS.map((kind) => ({ key: kind, about: { kind } })),
      { key: 'none' },
    ]);

  it('keeps the enemy far off that it outshoots, and begins near the one that outshoots it', () => {
    const near = { deployments: ['disarray', 'battle-lines'] };
    const far = { deployments: ['battle-lines', 'disarray'] };
    expect(eliminates(SNIPERS, BRAWLERS, near)).toBe('deployments');
    expect(eliminates(SNIPERS, BRAWLERS, far)).toBe('none');
    expect(eliminates(BRAWLERS, SNIPERS, near)).toBe('none');
    expect(eliminates(BRAWLERS, SNIPERS, far)).toBe('deployments');
  });

  it('fights for tokens with more units than the enemy, and without them with fewer', () => {
    const tokens = { objectives: ['key-positions', 'breakthrough'] };
    const many = [...BRAWLERS, ...BRAWLERS];
    expect(eliminates(many, BRAWLERS, tokens)).toBe('none');
    expect(eliminates(BRAWLERS, many, tokens)).toBe('objectives');
  });

  it('leaves cards alone that are as good as the next', () => {
    expect(eliminates(BRAWLERS, BRAWLERS, { conditions: ['minefield', 'clear-conditions'] })).toBe('none');
  });
});
