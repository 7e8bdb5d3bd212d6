import type { RuleId } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import { RANKS, type Rank } from '../card.ts';
import { unitFacts } from '../cards/catalog.ts';
import { RANK } from '../text/terms.ts';
import type { Army } from './army.ts';
import { keywordsIn } from './carried.ts';
import type { ModeLimits } from './modes.ts';
import { type ArmyProblem, armyProblem, missingFrom } from './problem.ts';

/** How many units of a rank an army has, and how many it may and must have. */
export interface RankCount {
  readonly rank: Rank;
  readonly units: number;
  /** Those that count against the limit: with an entourage some do not (legion.entourage.1). */
  readonly counted: number;
  readonly least: number;
  readonly most: number;
  readonly rule: RuleId;
}

export function rankCounts(army: Army, { ranks }: ModeLimits): readonly RankCount[] {
  const free = withoutRank(army);
  // legion.field-commander.3
  const led = army.units.some((unit) => keywordsIn(unit).some(({ id }) => id === 'field-commander'));
  return RANKS.map((rank) => {
    const units = army.units.filter((unit) => unitFacts(unit.unit).rank === rank);
    const counted = units.filter((unit) => !free.has(unit)).length;
    const { least, most, rule } = ranks[rank];
    return { rank, units: units.length, counted, least: rank === 'commander' && led ? 0 : least, most, rule };
  });
}

/**
 * Too few or too many of a rank (legion.army-ranks, legion.commander.2, legion.operative.2, legion.rank.3 to .8).
 * legion.army-ranks.1
 */
export function rankProblems(army: Army, limits: ModeLimits): readonly ArmyProblem[] {
  return rankCounts(army, limits).flatMap(({ rank, units, counted, least, most, rule }) => {
    if (counted > most) {
      return [
        armyProblem(
          rule,
          words(
            `There are ${counted} units of the rank ${RANK[rank].en}; at most ${most} are allowed.`,
            `Il y a ${counted} unités de rang ${RANK[rank].fr} ; ${most} au plus sont permises.`,
            `Oddziałów rangi ${RANK[rank].pl} jest ${counted}; wolno mieć najwyżej ${most}.`,
          ),
        ),
      ];
    }
    // A unit whose rank is ignored for the limit is still a unit of its rank.
    if (units >= least) return [];
    return [
      missingFrom(
        rule,
        words(
          `There are ${units} units of the rank ${RANK[rank].en}; at least ${least} must be there.`,
          `Il y a ${units} unités de rang ${RANK[rank].fr} ; il en faut au moins ${least}.`,
          `Oddziałów rangi ${RANK[rank].pl} jest ${units}; musi być co najmniej ${least}.`,
        ),
      ),
    ];
  });
}

/** legion.entourage.1, .2: for each unit with Entourage one unit of the name that it lists. */
function withoutRank({ units }: Army): ReadonlySet<Army['units'][number]> {
  const free = new Set<Army['units'][number]>();
  for (const unit of units) {
    for (const { id, of } of keywordsIn(unit)) {
      if (id !== 'entourage') continue;
      const companion = units.find((one) => !free.has(one) && unitFacts(one.unit).name.toLowerCase() === of);
      if (companion) free.add(companion);
    }
  }
  return free;
}
