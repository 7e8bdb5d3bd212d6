import type { Option, RequestView } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import type { Deed, Topics } from '../src/ask.ts';
import { optionsAbout, piecesOf, readPiece } from './pieces.ts';

function ask(options: readonly Option[], topic: keyof Topics = 'act'): RequestView {
  return { kind: 'pick', seat: 1, topic, rule: 'swccg.core-turn.6', options, min: 1, max: 1, refused: [] };
}

const deploys = (card: string, to: string, pilot: string | null = null): Deed => ({
  do: 'deploy',
  card,
  to,
  slot: null,
  with: pilot,
  cost: 0,
});
const moves = (how: 'landspeed' | 'embark', id: string, to: string): Deed => ({
  do: 'move',
  how,
  id,
  to,
  slot: null,
  cost: 0,
});
const fires = (weapon: string, target: string): Deed => ({ do: 'fire', weapon, target, combined: false, cost: 0 });

describe('the pieces an option is about', () => {
  const pieces = (about: Deed) => piecesOf(ask([]), { key: 'any', about });

  it('knows cards in hand from cards on table', () => {
    expect(pieces(deploys('stormtrooper', 'tatooine-cantina'))).toEqual(['hand:stormtrooper', 'tatooine-cantina']);
    expect(pieces(deploys('x-wing', 'tatooine', 'red-leader'))).toEqual(['hand:x-wing', 'hand:red-leader', 'tatooine']);
    expect(pieces(deploys('wrong-turn', 'table'))).toEqual(['hand:wrong-turn']);
    expect(pieces(moves('embark', 'han-solo', 'falcon'))).toEqual(['han-solo', 'falcon']);
    expect(pieces(fires('blaster', 'stormtrooper-2'))).toEqual(['blaster', 'stormtrooper-2']);
    const text = {
      card: 'sense-light',
      source: '',
      name: 'cancel',
      good: 'cancel',
      aim: { ids: [] },
      cost: 0,
    } as const;
    expect(pieces({ do: 'play', ...text })).toEqual(['hand:sense-light']);
  });

  it('names piles by their owner', () => {
    const loses = (about: Topics['lose-force']) => piecesOf(ask([], 'lose-force'), { key: 'any', about });
    expect(loses({ do: 'lose', from: 'reserve', card: null })).toEqual(['pile:1:reserve']);
    expect(loses({ do: 'lose', from: 'hand', card: 'x-wing' })).toEqual(['hand:x-wing']);
    expect(pieces({ do: 'activate', amount: 4 })).toEqual(['pile:1:reserve']);
    expect(pieces({ do: 'draw' })).toEqual(['pile:1:force']);
    expect(piecesOf(ask([], 'battle-destiny'), { key: 'draw' })).toEqual(['pile:1:reserve']);
    expect(pieces({ do: 'shield', card: 'battle-order' })).toEqual(['under:battle-order']);
    expect(pieces({ do: 'pass' })).toEqual([]);
  });

  it('reads the names it gives', () => {
    expect(readPiece('hand:x-wing')).toEqual({ in: 'hand', card: 'x-wing' });
    expect(readPiece('pile:1:lost')).toEqual({ in: 'pile', seat: 1, pile: 'lost' });
    expect(readPiece('stormtrooper-2')).toEqual({ in: 'table', id: 'stormtrooper-2' });
  });

  it('lists what a piece does before what is done to it', () => {
    const request = ask([
      { key: 'pass', about: { do: 'pass' } },
      { key: 'fire', about: fires('blaster', 'vader') },
      { key: 'walk', about: moves('landspeed', 'vader', 'cantina') },
      { key: 'deploy', about: deploys('luke', 'cantina') },
    ]);
    expect(optionsAbout(request, 'vader').map(({ key }) => key)).toEqual(['walk', 'fire']);
    expect(optionsAbout(request, 'cantina').map(({ key }) => key)).toEqual(['walk', 'deploy']);
  });
});
