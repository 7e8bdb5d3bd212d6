import { words } from '@rangefinder/kernel/words';
import { at } from '../abilities.ts';
import { changeAttackDice } from '../rules/attack/roll.ts';
import { hasKeyword } from '../sources.ts';
import { attacks, keyword } from './keyword.ts';

/** legion.impact-x: against armor only; values of all weapons in the pool add up (.3). */
export const IMPACT = keyword(
  'impact-x',
  'Impact X',
  words(
    'Against a unit with Armor: turn up to X hits of the pool into criticals.',
    'Contre une unité avec Armor : changez jusqu’à X touches de la réserve en critiques.',
    'Przeciw oddziałowi z Armor: zmień do X trafień puli w krytyczne.',
  ),
  [
    at('attacker-modifies-attack-dice', {
      rule: 'legion.impact-x.1',
      optional: false,
      when: (context) =>
        attacks(context) && ['armor', 'armor-x'].some((id) => hasKeyword(context.table, context.moment.defender, id)),
      *effect({ table, self, moment }) {
        changeAttackDice(table, moment.attack, ['hit'], 'crit', self.value, 'legion.impact-x.1');
      },
    }),
  ],
);
