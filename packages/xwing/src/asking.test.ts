import { describe, expect, it } from 'vitest';
import { rulesOver, withoutDecks } from './asking.ts';

describe('the rules over what a viewer sees', () => {
  it('are made once for each view', () => {
    let made = 0;
    const rules = rulesOver((view: { readonly round: number }) => ({ round: view.round, made: ++made }));
    const view = { round: 3 };
    expect(rules(view)).toEqual({ round: 3, made: 1 });
    expect(rules(view)).toBe(rules(view));
    expect(rules({ round: 3 }).made).toBe(2);
  });

  it('know everything of the players but the cards of their decks', () => {
    const players = [
      { score: 3, deck: 33 },
      { score: 5, deck: 30 },
    ];
    expect(withoutDecks(players)).toEqual([
      { score: 3, deck: [] },
      { score: 5, deck: [] },
    ]);
    expect(() => withoutDecks(players.slice(1))).toThrow('two players');
  });
});
