import { words } from '@rangefinder/kernel/words';
import { RANKS } from '../card.ts';
import { unitFacts } from '../cards/catalog.ts';
import { RANK } from '../text/terms.ts';
import type { Army } from './army.ts';
import { keywordsIn } from './carried.ts';
import type { ModeLimits } from './modes.ts';
import { type ArmyProblem, armyProblem } from './problem.ts';

/**
 * Too few or too many of a rank (legion.army-ranks, legion.commander.2, legion.operative.2, legion.rank.3 to .8).
 * legion.army-ranks.1
 */
export function rankProblems(army: Army, { ranks }: ModeLimits): readonly ArmyProblem[] {
  const free = withoutRank(army);
  // legion.field-commander.3
  const led = army.units.some((unit) => keywordsIn(unit).some(({ id }) => id === 'field-commander'));
  return RANKS.flatMap((rank) => {
    const units = army.units.filter((unit) => unitFacts(unit.unit).rank === rank);
    const counted = units.filter((unit) => !free.has(unit)).length;
    const { least: printed, most, rule } = ranks[rank];
    const least = rank === 'commander' && led ? 0 : printed;
    if (counted > most) {
      return [
        armyProblem(
          rule,
          words(
            `There are ${counted} units of the rank ${RANK[rank].en}; at most ${most} are allowed.`,
            `Il y a ${counted} unités de rang ${RANK[rank].fr}\u00a0; ${most} au plus sont permises.`,
            `Oddziałów rangi ${RANK[rank].pl} jest ${counted}; wolno mieć najwyżej ${most}.`,
          ),
        ),
      ];
    }
    // A unit whose rank is ignored for the limit is still a unit of its rank.
    if (units.length >= least) return [];
    return [
      armyProblem(
        rule,
        words(
          `There are ${units.length} units of the rank ${RANK[rank].en}; at least ${least} must be there.`,
          `Il y a ${units.length} unités de rang ${RANK[rank].fr}\u00a0; il en faut au moins ${least}.`,
          `Oddziałów rangi ${RANK[rank].pl} jest ${units.length}; musi być co najmniej ${least}.`,
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
