import type { Game, Random } from '@rangefinder/kernel';
import { attackChances, LIBERTIES } from '@rangefinder/xwing';
import { catalogOf, parseList, randomSquad, type Squad, shareText, validate } from '@rangefinder/xwing/squad';
import { greedyBot } from './bot/greedy.ts';
import { allPilots, allUpgrades, unwritten } from './cards/catalog.ts';
import { EVENTS, type XwingEvent } from './events.ts';
import { FIRST_EDITION } from './firstedition.ts';
import { checkPossible } from './possible.ts';
import { allRemovables } from './removables.ts';
import { playGame } from './rules/round.ts';
import { MOST_ROUNDS, parseSetup, setup, type XwingSetup } from './setup.ts';
import { READY_SQUADS } from './squad/ready.ts';
import { SQUADS } from './squad/squads.ts';
import type { XwingState } from './state.ts';
import { XTable } from './table.ts';
import { texts } from './text/describe.ts';
import { imagine, redraw, view, type XwingView } from './view.ts';

export { READY_SQUADS } from './squad/ready.ts';
export { SQUADS } from './squad/squads.ts';
export type { XwingEvent, XwingSetup, XwingState, XwingView };

/** Random squads, of so many ships each if said, and each switch by chance. */
function setupByChance(random: Random, ships?: number): XwingSetup {
  return {
    rounds: MOST_ROUNDS,
    options: {
      stressedRed: random.choose('setup', ['opponent', 'white2']),
      tokenLimit: random.choose('setup', ['any', 'once']),
      damageDeck: random.choose('setup', ['core', 'core2']),
    },
    squads: [squadByChance(random, ships), squadByChance(random, ships)] as const,
  };
}

/** A random squad; one that breaks what a card says about building goes without upgrades. */
function squadByChance(random: Random, ships?: number): Squad {
  const squad = randomSquad(SQUADS, random, ships);
  if (SQUADS.problemsOf(squad).length === 0) return squad;
  return { ...squad, ships: squad.ships.map(({ pilot }) => ({ pilot, upgrades: [] })) };
}

/** X-Wing first edition, the complete rulebook. */
export const xwing1: Game<XwingSetup, XwingState, XwingEvent, XwingView> = {
  id: 'xwing1',
  name: 'X-Wing first edition',
  rulesVersion: '1/3',
  rulePrefix: 'xw1',
  seats: ['Player 1', 'Player 2'],
  events: EVENTS,
  ruleFiles: [
    new URL('../rules/rulebook.md', import.meta.url),
    new URL('../rules/expansions.md', import.meta.url),
    new URL('../rules/squads.md', import.meta.url),
    new URL('../rules/rulings.md', import.meta.url),
  ],
  parseSetup,
  checkPossible,
  liberties: LIBERTIES,
  newSetup: ({ lists }) => parseSetup({ squads: lists, legal: true }),
  missions: [],
  readyLists: READY_SQUADS.map((list, i) => ({ id: `ready-${i + 1}`, name: list.name ?? `Squad ${i + 1}`, list })),
  randomSetup: (random) => setupByChance(random),
  typicalSetup: (random) => setupByChance(random, 4),
  setup,
  play: (table) => playGame(new XTable(table, FIRST_EDITION)),
  outcome: (state) => state.outcome,
  view,
  imagine,
  redraw,
  texts,
  catalog: () => catalogOf({ allPilots, allUpgrades, unwritten }, ({ skill }) => ({ skill })),
  removables: allRemovables,
  parseList: (text, language) => parseList(SQUADS, text, language),
  shareText: (list) => shareText(SQUADS, list),
  validate: (list) => validate(SQUADS, list),
  chances: attackChances(['focus', 'lock', 'defender-focus', 'evade'], { evadesAdd: true }),
  bots: { greedy: greedyBot },
};
