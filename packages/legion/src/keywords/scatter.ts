import type { Procedure } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, at, type LHooks } from '../abilities.ts';
import { cohesionTerms } from '../battlefield/cohesion.ts';
import { tokenShapes } from '../rules/markers.ts';
import { isEngaged } from '../rules/melee.ts';
import { placeOthers, placesOf, propose, put } from '../rules/placing.ts';
import { isTrooper } from '../rules/units.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { attacks, keyword } from './keyword.ts';

const RULE = 'legion.scatter.1';

/** Troopers on small bases, with others beside their leader; who fights hand to hand holds its ground. */
function canScatter(t: LTable, unit: Unit): boolean {
  const isSmall = t.miniatures(unit).every(({ base }) => base.small);
  return unit.place === 'play' && isTrooper(t, unit) && isSmall && unit.minis.length > 1 && !isEngaged(t, unit);
}

/** The attacker places the others about their leader, as if that had just moved. */
function* scatter(context: AbilityContext<LHooks['windows']['pool-resolved']>): Procedure<void> {
  const { table: t, self, moment } = context;
  const { attacker, defender } = moment;
  const [leader, ...others] = t.miniatures(defender);
  const placing = { enemy: null, terms: cohesionTerms({ tokens: tokenShapes(t, defender) }), by: self.seat };
  const proposed = leader && propose(t.scene, { leader, others, ...placing });
  if (!proposed) return;
  put(t, defender, yield* placeOthers(t, defender, proposed, placing, RULE));
  t.emit({ type: 'scattered', rule: RULE, unit: defender.id, by: attacker.id, minis: placesOf(defender) });
}

/** legion.scatter */
export const SCATTER = keyword(
  'scatter',
  'Scatter',
  words(
    'After the attack: you may place the other miniatures of troopers on small bases anew, in cohesion with their leader.',
    'Après l’attaque : vous pouvez replacer les autres figurines de soldats sur petits socles, en cohésion avec leur chef.',
    'Po ataku: możesz ustawić na nowo pozostałe figurki piechoty na małych podstawkach, w spójności z dowódcą.',
  ),
  [
    at('pool-resolved', {
      rule: RULE,
      optional: true,
      when: (context) => attacks(context) && canScatter(context.table, context.moment.defender),
      effect: scatter,
    }),
  ],
);
