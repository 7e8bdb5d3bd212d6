import { BadInput, isObject } from '@rangefinder/kernel';
import { keys, list } from '@rangefinder/kernel/reading';
import { name, words } from '@rangefinder/kernel/words';
import { type Army, parseArmy } from './army.ts';
import { uniqueNames } from './carried.ts';
import { IN_TEAM } from './modes.ts';
import { type ArmyProblem, armyProblem, problemIf } from './problem.ts';
import { problemsWithin } from './validate.ts';

/** The armies of two players of one side. */
export type Team = readonly [Army, Army];

export function isTeam(raw: unknown): boolean {
  return isObject(raw) && 'team' in raw;
}

/** `{ team: [army, army] }` */
export function parseTeam(raw: unknown): Team {
  const [first, second, ...more] = list(keys(raw, '', ['team']).team, 'team');
  if (first === undefined || second === undefined || more.length > 0)
    throw new BadInput('team', 'Two armies are expected here.');
  return [parseArmy(first, 'team[0]'), parseArmy(second, 'team[1]')];
}

/** Every reason why a list is no legal team; empty when it is one. */
export function teamListProblems(raw: unknown): readonly ArmyProblem[] {
  try {
    return teamProblems(parseTeam(raw));
  } catch (error) {
    if (error instanceof BadInput) return [armyProblem('legion.army-lists.1', name(error.message))];
    throw error;
  }
}

/** Every reason why two armies cannot fight side by side. */
export function teamProblems([first, second]: Team): readonly ArmyProblem[] {
  const others = uniqueNames(second);
  const shared = [...new Set(uniqueNames(first))].filter((card) => others.includes(card));
  return [
    ...[first, second].flatMap((army) => problemsWithin(IN_TEAM, army)),
    ...problemIf(first.faction !== second.faction, 'legion.team-battle.3', () =>
      words(
        'Both armies of a team belong to one faction.',
        'Les deux armées d’une équipe sont d’une même faction.',
        'Obie armie drużyny należą do jednej frakcji.',
      ),
    ),
    ...shared.map((card) =>
      armyProblem(
        'legion.team-battle.4',
        words(
          `${card} is unique and in both armies of the team.`,
          `${card} est unique et présent dans les deux armées de l’équipe.`,
          `${card} jest unikatem, a występuje w obu armiach drużyny.`,
        ),
      ),
    ),
  ];
}
