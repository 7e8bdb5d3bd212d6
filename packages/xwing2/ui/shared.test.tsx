import { readManeuver } from '@rangefinder/xwing';
import { isIconName, silhouetteOf } from '@rangefinder/xwing/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ACTIONS, FACTIONS, SLOTS } from '../src/card.ts';
import { allPilots } from '../src/cards/catalog.ts';
import { TOKENS, type Token } from '../src/state.ts';
import { TokenMark } from './TokenMark.tsx';

describe('what the editions share draws all that this one names', () => {
  it('has icons of its actions, tokens, slots and factions', () => {
    const named = [
      ...ACTIONS,
      ...Object.keys(TOKENS),
      ...SLOTS.map((slot) => `slot-${slot}`),
      ...FACTIONS.map((faction) => `faction-${faction}`),
    ];
    expect(named.filter((name) => !isIconName(name))).toEqual([]);
  });

  it('has a silhouette for every ship', () => {
    const types = new Set(allPilots().map(({ type }) => type));
    for (const { id, size } of types) expect(silhouetteOf(id, size), id).not.toBe(silhouetteOf('no such ship', size));
  });

  it('reads every maneuver of every dial', () => {
    for (const { dialOptions } of allPilots())
      for (const { key } of dialOptions) expect(readManeuver(key)).not.toBe(null);
  });
});

describe('a token', () => {
  const shapeOf = (token: Token | 'lock') =>
    renderToStaticMarkup(<TokenMark token={token} label={token} />).includes('<circle') ? 'circle' : 'diamond';

  it('is round when it leaves at the end of the round', () => {
    expect([shapeOf('focus'), shapeOf('tractor')]).toEqual(['circle', 'circle']);
    expect([shapeOf('stress'), shapeOf('cloak'), shapeOf('lock')]).toEqual(['diamond', 'diamond', 'diamond']);
  });
});
