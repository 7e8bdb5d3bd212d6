import type { Game } from '../src/index.ts';
import { playRound } from './bidding.ts';
import { endMatch } from './ending.ts';
import { dealContracts, parseSetup, type SalvageSetup, setup, validate } from './setup.ts';
import { EVENTS, type SalvageEvent, type SalvageState, WRECKS } from './state.ts';
import { texts } from './text.ts';
import { imagine, redraw, type SalvageView, view } from './view.ts';

export type { SalvageEvent, SalvageSetup, SalvageState, SalvageView };

/** Salvage: a tiny complete game that uses everything the kernel has. */
export const salvage: Game<SalvageSetup, SalvageState, SalvageEvent, SalvageView> = {
  id: 'salvage',
  name: 'Salvage',
  rulesVersion: '1',
  rulePrefix: 'salvage',
  seats: ['First crew', 'Second crew'],
  events: EVENTS,
  ruleFiles: [new URL('../rules/kernel.md', import.meta.url), new URL('./rules/salvage.md', import.meta.url)],
  parseSetup,
  newSetup: () => parseSetup({}),
  missions: [],
  readyLists: [],
  randomSetup: (random) => ({ rounds: 1 + random.below('setup', 8) }),
  setup,
  *play(table) {
    const { state } = table;
    while (!state.outcome) {
      table.checkpoint();
      if (!state.dealt) dealContracts(table);
      yield* playRound(table);
      state.round++;
      if (state.round > state.rounds) endMatch(table);
    }
  },
  outcome: (state) => state.outcome,
  view,
  imagine,
  redraw,
  texts,
  catalog: () =>
    Object.entries(WRECKS).map(([id, points]) => ({ id, kind: 'wreck', name: id, playable: true, facts: { points } })),
  validate,
  bots: {},
};
