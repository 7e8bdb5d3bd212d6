import { words } from '@rangefinder/kernel/words';
import { at } from '../abilities.ts';
import { changeDefenseDice } from '../rules/attack/defense.ts';
import { attacks, keyword } from './keyword.ts';

/** legion.pierce-x: what an immunity leaves of it. */
export const PIERCE = keyword(
  'pierce-x',
  'Pierce X',
  words(
    'Cancel up to X blocks of the defender.',
    'Annulez jusqu’à X blocages du défenseur.',
    'Anuluj do X bloków obrońcy.',
  ),
  [
    at('attacker-modifies-defense-dice', {
      rule: 'legion.pierce-x.1',
      optional: false,
      when: attacks,
      *effect({ table, self, moment }) {
        const value = table.abilities.ask('pierce', moment, self.value);
        changeDefenseDice(table, moment.attack, ['block'], 'blank', value, 'legion.pierce-x.1');
      },
    }),
  ],
);
