import { type Game, isObject, type Random } from '@rangefinder/kernel';
import type { Army } from './army/army.ts';
import { armyByChance } from './army/chance.ts';
import { parseList } from './army/file.ts';
import { listProblems } from './army/list.ts';
import { READY_ARMIES } from './army/ready.ts';
import { shareText } from './army/sharelink.ts';
import { greedyBot } from './bot/greedy.ts';
import { allUnits, allUpgrades } from './cards/catalog.ts';
import { EVENT_TYPES, type LegionEvent } from './events.ts';
import { CARDS } from './fourfactions.ts';
import { imagine } from './imagine.ts';
import { allRemovables } from './removables.ts';
import { playGame } from './rules/round.ts';
import { type LegionSetup, parseSetup, setup } from './setup.ts';
import type { LegionState } from './state.ts';
import { LTable } from './table.ts';
import { battlefieldsFor } from './terrain/battlefields.ts';
import { texts } from './text/describe.ts';
import { type LegionView, view } from './view.ts';

export type { LegionEvent, LegionSetup, LegionState, LegionView };

/** Two armies on a battlefield of their size. */
function setupWith(random: Random, army: (mode: LegionSetup['mode']) => Army): LegionSetup {
  const mode = random.choose('setup', ['standard', 'skirmish'] as const);
  const battlefield = random.choose('setup', battlefieldsFor(mode));
  return { mode, rounds: 6, revealed: 3, battlefield, armies: [army(mode), army(mode)] };
}

function readyArmy(random: Random, mode: LegionSetup['mode']): Army {
  return random.choose(
    'setup',
    READY_ARMIES.filter((army) => (army.mode ?? 'standard') === mode),
  );
}

/** Armies of a skirmish play one, unless the players say otherwise. */
function modeOf(lists: readonly unknown[], mission: string | undefined): { readonly mode?: string } {
  if (mission !== undefined) return { mode: mission };
  const small = lists.every((list) => isObject(list) && list.mode === 'skirmish');
  return small ? { mode: 'skirmish' } : {};
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
    new URL('../rules/armies.md', import.meta.url),
    new URL('../rules/rulings.md', import.meta.url),
  ],
  parseSetup,
  newSetup: ({ lists, mission }) => parseSetup({ armies: lists, legal: true, ...modeOf(lists, mission) }),
  missions: ['skirmish', 'standard'],
  missionsFor: (list) => (isObject(list) ? [list.mode === 'skirmish' ? 'skirmish' : 'standard'] : []),
  readyLists: READY_ARMIES.map((list, i) => ({ id: `ready-${i + 1}`, name: list.name ?? `Army ${i + 1}`, list })),
  randomSetup: (random) => setupWith(random, (mode) => armyByChance(random, mode)),
  typicalSetup: (random) => setupWith(random, (mode) => readyArmy(random, mode)),
  setup,
  play: (table) => playGame(new LTable(table, CARDS)),
  outcome: (state) => state.outcome,
  view,
  imagine,
  removables: allRemovables,
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
  parseList,
  shareText,
  validate: listProblems,
  bots: { greedy: greedyBot },
};
