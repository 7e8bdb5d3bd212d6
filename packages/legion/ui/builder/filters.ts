import { capital } from '@rangefinder/kernel/words';
import { costFilter, type Filter, keywordFilter } from '@rangefinder/table/builder';
import { type CostSet, costIn } from '../../src/army/costs.ts';
import { UNIT_TYPES } from '../../src/battlefield/model.ts';
import { RANKS, type UnitFacts } from '../../src/card.ts';
import { CARDS } from '../../src/fourfactions.ts';
import { TYPE } from '../../src/text/army.ts';
import { RANK } from '../../src/text/terms.ts';
import { BUILDER } from './words.ts';

/** Rank, type, cost and keyword, as far as some of these units differ in them. */
export function unitFilters(units: readonly UnitFacts[], costs: CostSet | undefined): readonly Filter<UnitFacts>[] {
  const filters: readonly Filter<UnitFacts>[] = [
    {
      key: 'rank',
      label: BUILDER.rank,
      options: RANKS.map((value) => ({ value, label: capital(RANK[value]) })),
      passes: ({ rank }, value) => rank === value,
    },
    {
      key: 'type',
      label: BUILDER.type,
      options: UNIT_TYPES.filter((value) => units.some(({ type }) => type === value)).map((value) => ({
        value,
        label: capital(TYPE[value]),
      })),
      passes: ({ type }, value) => type === value,
    },
    costFilter(units, (unit) => costIn(costs, unit)),
    keywordFilter(units, ({ keywords }) => keywords.map(({ id }) => bareName(id))),
  ];
  return filters.filter(({ options }) => options.length > 1);
}

/** A keyword's name without its number. */
export function bareName(id: string): string {
  return (CARDS.keyword(id)?.name ?? id).replace(/ X\b/, '');
}
