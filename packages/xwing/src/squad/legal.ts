import { BadInput } from '@rangefinder/kernel';
import { UnreadableList } from '@rangefinder/kernel/lists';
import { name as plain } from '@rangefinder/kernel/words';
import { parseSquad, readSquad } from './list.ts';
import { type SquadProblem, squadProblem } from './problem.ts';
import type { SquadRules } from './rules.ts';
import type { Squad } from './squad.ts';

declare const checked: unique symbol;

/** A squad that keeps every rule of squad building. Only `isLegal` tells so. */
export type LegalSquad = Squad & { readonly [checked]: true };

export function isLegal(rules: SquadRules, squad: Squad): squad is LegalSquad {
  return rules.problemsOf(squad).length === 0;
}

/** The squad, if it is legal; else `BadInput` with its first reasons. */
export function legalSquad(rules: SquadRules, squad: Squad, where: string): LegalSquad {
  if (isLegal(rules, squad)) return squad;
  const problems = rules.problemsOf(squad);
  const more = problems.length > 3 ? ` … and ${problems.length - 3} more.` : '';
  const reasons = problems.slice(0, 3).map(({ rule, message }) => `${message} (${rule})`);
  throw new BadInput(where, `This squad is not legal. ${reasons.join(' ')}${more}`);
}

/** The two squads that a match is set up with; with `legal` they must be. */
export function parseSquads(
  rules: SquadRules,
  { squads: raw, legal = false }: { readonly squads?: unknown; readonly legal?: unknown },
): { readonly squads: readonly [Squad, Squad]; readonly legal?: true } {
  if (!Array.isArray(raw) || raw.length !== 2) throw new BadInput('squads', 'Two squads are expected here.');
  const squads = [parseSquad(rules, raw[0], 'squads[0]'), parseSquad(rules, raw[1], 'squads[1]')] as const;
  if (legal === false) return { squads };
  if (legal !== true) throw new BadInput('legal', 'true or false is expected here.');
  squads.forEach((squad, i) => void legalSquad(rules, squad, `squads[${i}]`));
  return { squads, legal };
}

/** Every reason why a list, in our form or as XWS, is no legal squad; empty when it is one. */
export function validate(rules: SquadRules, list: unknown): readonly SquadProblem[] {
  try {
    const { squad, lost } = readSquad(rules, list);
    return [...lost, ...rules.problemsOf(squad)];
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const said = error instanceof UnreadableList ? error.said : plain(error.message);
    return [squadProblem(rules.cites.unreadable, said)];
  }
}
