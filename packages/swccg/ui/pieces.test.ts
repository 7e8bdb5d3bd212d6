import type { RequestView } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { optionsAbout, piecesOf } from './pieces.ts';

function ask(keys: readonly string[], topic = 'act'): RequestView {
  const options = keys.map((key) => ({ key }));
  return { kind: 'pick', seat: 1, topic, rule: 'swccg.core-turn.6', options, min: 1, max: 1, refused: [] };
}

describe('the pieces an option is about', () => {
  const pieces = (key: string, topic?: string) => piecesOf(ask([key], topic), { key });

  it('knows cards in hand from cards on table', () => {
    expect(pieces('deploy:stormtrooper:tatooine-cantina')).toEqual(['hand:stormtrooper', 'tatooine-cantina']);
    expect(pieces('deploy:x-wing:tatooine:with:red-leader')).toEqual(['hand:x-wing', 'hand:red-leader', 'tatooine']);
    expect(pieces('play:sense-light:cancel')).toEqual(['hand:sense-light']);
    expect(pieces('embark:han-solo:falcon:pilot')).toEqual(['han-solo', 'falcon']);
    expect(pieces('fire:blaster:stormtrooper-2')).toEqual(['blaster', 'stormtrooper-2']);
  });

  it('names piles by their owner', () => {
    expect(pieces('lose:reserve')).toEqual(['pile:1:reserve']);
    expect(pieces('lose:hand:x-wing')).toEqual(['hand:x-wing']);
    expect(pieces('activate:4')).toEqual(['pile:1:reserve']);
    expect(pieces('draw')).toEqual(['pile:1:force']);
    expect(pieces('draw', 'battle-destiny')).toEqual(['pile:1:reserve']);
    expect(pieces('shield:battle-order')).toEqual(['under:battle-order']);
    expect(pieces('pass')).toEqual([]);
  });

  it('lists what a piece does before what is done to it', () => {
    const request = ask(['pass', 'fire:blaster:vader', 'landspeed:vader:cantina', 'deploy:luke:cantina']);
    expect(optionsAbout(request, 'vader').map(({ key }) => key)).toEqual([
      'landspeed:vader:cantina',
      'fire:blaster:vader',
    ]);
    expect(optionsAbout(request, 'cantina').map(({ key }) => key)).toEqual([
      'landspeed:vader:cantina',
      'deploy:luke:cantina',
    ]);
  });
});
