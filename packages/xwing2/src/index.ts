import type { Game, Random } from '@rangefinder/kernel';
import { attackChances, LIBERTIES } from '@rangefinder/xwing';
import { catalogOf, parseList, randomSquad, shareText, validate } from '@rangefinder/xwing/squad';
import { greedyBot } from './bot/greedy.ts';
import { allPilots, allUpgrades, unwritten } from './cards/catalog.ts';
import { EVENTS, type XwingEvent } from './events.ts';
import { checkPossible } from './possible.ts';
import { allRemovables } from './removables.ts';
import { playGame } from './rules/round.ts';
import { SECOND_EDITION } from './secondedition.ts';
import { MISSIONS, parseSetup, setup, type XwingSetup } from './setup.ts';
import { READY_SQUADS } from './squad/ready.ts';
import { SQUADS } from './squad/squads.ts';
import type { XwingState } from './state.ts';
import { XTable } from './table.ts';
import { texts } from './text/describe.ts';
import { imagine, redraw, view, type XwingView } from './view.ts';

export { READY_SQUADS } from './squad/ready.ts';
export { SQUADS } from './squad/squads.ts';
export type { XwingEvent, XwingSetup, XwingState, XwingView };

/** Any mission with random squads, of so many ships each if said. */
function setupByChance(random: Random, ships?: number) {
  return {
    mission: random.choose('setup', MISSIONS),
    rounds: 12,
    squads: [randomSquad(SQUADS, random, ships), randomSquad(SQUADS, random, ships)] as const,
  };
}

/** X-Wing second edition, rules reference 1.4.31. */
export const xwing2: Game<XwingSetup, XwingState, XwingEvent, XwingView> = {
  id: 'xwing2',
  name: 'X-Wing second edition',
  rulesVersion: '1.4.31/6',
  rulePrefix: 'xw2',
  seats: ['Player 1', 'Player 2'],
  events: EVENTS,
  ruleFiles: [
    new URL('../rules/glossary.md', import.meta.url),
    new URL('../rules/annexes.md', import.meta.url),
    new URL('../rules/missions.md', import.meta.url),
    new URL('../rules/squads.md', import.meta.url),
    new URL('../rules/rulings.md', import.meta.url),
  ],
  parseSetup,
  checkPossible,
  liberties: LIBERTIES,
  newSetup: ({ lists, mission }) => parseSetup({ mission, squads: lists, legal: true }),
  missions: MISSIONS,
  readyLists: READY_SQUADS.map((list, i) => ({ id: `ready-${i + 1}`, name: list.name ?? `Squad ${i + 1}`, list })),
  randomSetup: (random) => setupByChance(random),
  typicalSetup: (random) => setupByChance(random, 4),
  setup,
  play: (table) => playGame(new XTable(table, SECOND_EDITION)),
  outcome: (state) => state.outcome,
  view,
  imagine,
  redraw,
  texts,
  catalog: () => catalogOf({ allPilots, allUpgrades, unwritten }, ({ loadout }) => ({ loadout })),
  removables: allRemovables,
  parseList: (text, language) => parseList(SQUADS, text, language),
  shareText: (list) => shareText(SQUADS, list),
  validate: (list) => validate(SQUADS, list),
  chances: attackChances(['focus', 'calculate', 'lock', 'defender-focus', 'defender-calculate', 'evade', 'reinforce'], {
    evadesAdd: false,
  }),
  bots: { greedy: greedyBot },
};
