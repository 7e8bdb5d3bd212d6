import { type Game, isObject, type Random } from '@rangefinder/kernel';
import type { Army } from './army/army.ts';
import { armyByChance } from './army/chance.ts';
import { parseList } from './army/file.ts';
import { listProblems, readArmy } from './army/list.ts';
import { READY_ARMIES } from './army/ready.ts';
import { READY_GRAND_ARMIES } from './army/readygrand.ts';
import { shareText } from './army/sharelink.ts';
import { isTeam, teamListProblems } from './army/team.ts';
import { greedyBot } from './bot/greedy.ts';
import { allUnits, allUpgrades } from './cards/catalog.ts';
import { EVENTS, type LegionEvent } from './events.ts';
import { CARDS } from './fourfactions.ts';
import { imagine } from './imagine.ts';
import { battleOf, MISSIONS, missionsFor } from './missions.ts';
import { checkPossible, LIBERTIES } from './possible.ts';
import { isRemembered } from './remembered.ts';
import { allRemovables } from './removables.ts';
import { playGame } from './rules/round.ts';
import { type LegionSetup, type Mode, parseSetup, roundsOf, setup } from './setup.ts';
import type { LegionState } from './state.ts';
import { LTable } from './table.ts';
import { battlefieldsFor } from './terrain/battlefields.ts';
import { texts } from './text/describe.ts';
import { type LegionView, view } from './view.ts';

export type { LegionEvent, LegionSetup, LegionState, LegionView };

const STREAM = 'setup';

/** Two armies on a battlefield of their size. */
function setupWith(random: Random, mode: Mode, army: (mode: Mode) => Army): LegionSetup {
  const battlefield = random.choose(STREAM, battlefieldsFor(mode));
  return { mode, rounds: roundsOf(mode), revealed: 3, battlefield, armies: [army(mode), army(mode)] };
}

/** Any size, and now and then an optional rule or two; what makes a battle long is kept to small ones. */
function anySetup(random: Random): LegionSetup {
  const oneIn = (count: number) => random.below(STREAM, count) === 0;
  const mode = oneIn(20) ? 'grand-army' : random.choose(STREAM, ['standard', 'skirmish'] as const);
  return {
    ...setupWith(random, mode, (one) => armyByChance(random, one)),
    ...(mode === 'skirmish' && oneIn(6) ? { unlimited: true } : {}),
    ...(oneIn(6) ? { terrain: 'competitive' } : {}),
  };
}

/** The usual battles, alike for both. */
function usualSetup(random: Random): LegionSetup {
  const mode = random.choose(STREAM, ['standard', 'skirmish'] as const);
  return setupWith(random, mode, (one) => readyArmy(random, one));
}

function readyArmy(random: Random, mode: Mode): Army {
  return random.choose(
    STREAM,
    READY_ARMIES.filter((army) => (army.mode ?? 'standard') === mode),
  );
}

/** A legal list as it was read to find it legal; what is wrong with any other the setup says. */
function asRead(list: unknown): unknown {
  return listProblems(list).length === 0 ? readArmy(list).army : list;
}

/** Star Wars: Legion, the four-faction rules reference. */
export const legion: Game<LegionSetup, LegionState, LegionEvent, LegionView> = {
  id: 'legion',
  name: 'Star Wars: Legion',
  rulesVersion: '1/6',
  rulePrefix: 'legion',
  seats: ['Player 1', 'Player 2'],
  events: EVENTS,
  ruleFiles: [
    new URL('../rules/reference-1.md', import.meta.url),
    new URL('../rules/reference-2.md', import.meta.url),
    new URL('../rules/reference-3.md', import.meta.url),
    new URL('../rules/armies.md', import.meta.url),
    new URL('../rules/rulings.md', import.meta.url),
  ],
  parseSetup,
  newSetup: ({ lists, mission }) => {
    const armies = lists.map(asRead);
    return parseSetup({ armies, legal: true, battlefield: 'any', ...battleOf(armies, mission) });
  },
  missions: MISSIONS,
  missionsFor: (list) => (isObject(list) && !isTeam(list) ? missionsFor(list.mode) : []),
  readyLists: [...READY_ARMIES, ...READY_GRAND_ARMIES].map((list, i) => ({
    id: `ready-${i + 1}`,
    name: list.name ?? `Army ${i + 1}`,
    list,
  })),
  randomSetup: anySetup,
  typicalSetup: usualSetup,
  setup,
  play: (table) => playGame(new LTable(table, CARDS)),
  outcome: (state) => state.outcome,
  view,
  imagine,
  checkPossible,
  isRemembered,
  liberties: LIBERTIES,
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
  // legion.team-battle.2 to .4: two armies at once.
  validate: (list) => (isTeam(list) ? teamListProblems(list) : listProblems(list)),
  bots: { greedy: greedyBot },
};
