import type { Game, Random } from '@rangefinder/kernel';
import { type Army, parseArmy } from './army/army.ts';
import { deckByChance } from './army/battledeck.ts';
import { READY_ARMIES } from './army/ready.ts';
import { armyProblems } from './army/validate.ts';
import { greedyBot } from './bot/greedy.ts';
import { allUnits, allUpgrades } from './cards/catalog.ts';
import { EVENT_TYPES, type LegionEvent } from './events.ts';
import { CARDS } from './fourfactions.ts';
import { imagine } from './imagine.ts';
import { playGame } from './rules/round.ts';
import { type LegionSetup, parseSetup, setup } from './setup.ts';
import type { LegionState } from './state.ts';
import { LTable } from './table.ts';
import { battlefieldsFor } from './terrain/battlefields.ts';
import { texts } from './text/describe.ts';
import { type LegionView, view } from './view.ts';

export type { LegionEvent, LegionSetup, LegionState, LegionView };

function setupByChance(random: Random): LegionSetup {
  const mode = random.choose('setup', ['standard', 'skirmish'] as const);
  const army = (): Army => ({ ...random.choose('setup', READY_ARMIES), battle: deckByChance(mode, random) });
  return {
    mode,
    rounds: 6,
    revealed: 3,
    battlefield: random.choose('setup', battlefieldsFor(mode)),
    armies: [army(), army()],
  };
}

/** Star Wars: Legion, the four-faction rules reference. */
export const legion: Game<LegionSetup, LegionState, LegionEvent, LegionView> = {
  id: 'legion',
  name: 'Star Wars: Legion',
  rulesVersion: '1/1',
  rulePrefix: 'legion',
  seats: ['Player 1', 'Player 2'],
  eventTypes: EVENT_TYPES,
  ruleFiles: [
    new URL('../rules/reference-1.md', import.meta.url),
    new URL('../rules/reference-2.md', import.meta.url),
    new URL('../rules/reference-3.md', import.meta.url),
    new URL('../rules/rulings.md', import.meta.url),
  ],
  parseSetup,
  newSetup: ({ lists, mission }) =>
    parseSetup({ armies: lists, legal: true, ...(mission === undefined ? {} : { mode: mission }) }),
  missions: ['standard', 'skirmish'],
  readyLists: READY_ARMIES.map((list, i) => ({ id: `ready-${i + 1}`, name: list.name ?? `Army ${i + 1}`, list })),
  randomSetup: setupByChance,
  setup,
  play: (table) => playGame(new LTable(table, CARDS)),
  outcome: (state) => state.outcome,
  view,
  imagine,
  texts,
  catalog: () => [
    ...allUnits().map(({ id, name, faction, rank, points }) => ({
      id,
      kind: 'unit',
      name,
      playable: true,
      facts: { faction, rank, points },
    })),
    ...allUpgrades().map(({ id, name, slot, points, abilities }) => ({
      id,
      kind: 'upgrade',
      name,
      playable: abilities !== 'unwritten',
      facts: { slot, points },
    })),
  ],
  validate: (list) => armyProblems(parseArmy(list, '')),
  bots: { greedy: greedyBot },
};
