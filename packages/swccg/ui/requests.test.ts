import { Match, type RequestView } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { swccg } from '../src/index.ts';
import { likely, ordered, phaseAfterPass } from './requests.ts';

/** What the Dark Side is asked first in a position, and what the page suggests. */
function suggestedIn(position: object) {
  const match = Match.start(swccg, { setup: swccg.parseSetup({ position }), seed: 'suggested' });
  const { own: request } = match.pendingFor(0);
  if (request?.kind !== 'pick') throw new Error('The Dark Side is not asked.');
  return { request, suggested: likely(request, match.view(0)) };
}

const asking = { kind: 'pick', seat: 0, rule: 'swccg.core-turn.6', min: 1, max: 1, refused: [] } as const;

const table = { locations: ['tatooine-cantina-dark'] };

describe('the first suggestion', () => {
  it('deploys somebody rather than passing, and passes where nobody can be paid for', () => {
    const deploy = (force: number) => ({
      ...table,
      phase: 'deploy',
      dark: { force, hand: ['darth-vader', 'stormtrooper'] },
    });
    expect(suggestedIn(deploy(10)).suggested).toBe('deploy:darth-vader:tatooine-cantina');
    expect(suggestedIn(deploy(3)).suggested).not.toBe('deploy:darth-vader:tatooine-cantina');
  });

  it('draws up to a handful of cards, not the whole Life Force', () => {
    const draw = (cards: number) => ({
      ...table,
      phase: 'draw',
      dark: { force: 16, reserve: 30, hand: Array(cards).fill('stormtrooper') },
    });
    expect(suggestedIn(draw(3)).suggested).toBe('draw');
    expect(suggestedIn(draw(8)).suggested).toBe('pass');
  });

  it('never gives up a card for attrition that it is immune to', () => {
    const cards = [
      { card: 'darth-vader', at: 'tatooine-cantina' },
      { card: 'rebel-trooper', at: 'tatooine-cantina' },
    ];
    const position = { ...table, phase: 'battle', cards, dark: { force: 1, reserve: 20 }, light: { reserve: 9 } };
    const match = Match.start(swccg, { setup: swccg.parseSetup({ position }), seed: 'immune' });
    match.submit(0, 'battle:tatooine-cantina');
    const view = match.view(0);
    const about = { damage: 3, attrition: 1 };
    const options = [
      { key: 'forfeit:darth-vader', about: { do: 'forfeit', id: 'darth-vader' } },
      { key: 'lose:reserve', about: { do: 'lose', from: 'reserve', card: null } },
    ];
    const request: RequestView = { ...asking, topic: 'satisfy', about, options };
    const immune = (ids: readonly string[]) => ({
      ...view,
      battle: view.battle && { ...view.battle, immune: [...ids] },
    });
    expect(likely({ ...request }, immune([]))).toBe('forfeit:darth-vader');
    expect(likely({ ...request }, immune(['darth-vader']))).toBe('lose:reserve');
  });

  it('leaves passing for the end of the list, and says what it leads to', () => {
    const { request } = suggestedIn({ ...table, phase: 'deploy', dark: { force: 10, hand: ['darth-vader'] } });
    expect(ordered(request).map(({ key }) => key)).toEqual(['deploy:darth-vader:tatooine-cantina', 'pass']);
    expect(phaseAfterPass(request, { key: 'pass' })).toBe('battle');
    expect(phaseAfterPass(request, { key: 'draw' })).toBeNull();
  });
});
