import { Match, Random } from '@rangefinder/kernel';
import { expect, it } from 'vitest';
import { askRules } from './asking.ts';
import { legion } from './index.ts';
import type { Player } from './state.ts';

it('asks the rules with nothing in the place of what a viewer may not know', () => {
  const { state } = Match.start(legion, { setup: legion.randomSetup(new Random('asked')), seed: 'asked' });
  const units = state.units.map((unit) => ({ ...unit, loadout: ['recon-intel'] }));
  const [own, other] = state.players;
  const held: Pick<Player, 'hand' | 'contingencies' | 'kept'> = {
    hand: ['ambush'],
    contingencies: ['push'],
    kept: ['corps'],
  };
  const players: [Player, Player] = [
    { ...own, ...held },
    { ...other, ...held },
  ];
  const asked = askRules(legion.view({ ...state, units, players }, 0)).state;
  expect(asked.players[0]).toMatchObject(held);
  expect(asked.players[1]).toMatchObject({ hand: [], contingencies: [], kept: [] });
  for (const { seat, loadout } of asked.units) expect(loadout).toEqual(seat === 0 ? ['recon-intel'] : []);
  for (const { battleDeck } of asked.players)
    expect(battleDeck).toEqual({ objectives: [], deployments: [], conditions: [] });
});
