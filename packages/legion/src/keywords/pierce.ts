import { words } from '@rangefinder/kernel/words';
import { at, modify } from '../abilities.ts';
import { pierceDefense } from '../rules/attack/pierce.ts';
import { attacks, keyword } from './keyword.ts';

/** legion.pierce-x: values of all weapons in the pool add up; an immunity leaves nothing of it. */
export const PIERCE = keyword(
  'pierce-x',
  'Pierce X',
  words(
    'Cancel up to X blocks of the defender.',
    'Annulez jusqu’à X blocages du défenseur.',
    'Anuluj do X bloków obrońcy.',
  ),
  [
    modify('pierce', 'legion.pierce-x.1', (pierce, context) =>
      attacks(context) ? pierce + context.self.value : pierce,
    ),
    at('attacker-modifies-defense-dice', {
      rule: 'legion.pierce-x.1',
      optional: false,
      when: attacks,
      *effect({ table, moment }) {
        pierceDefense(table, moment, 'legion.pierce-x.1');
      },
    }),
  ],
);
