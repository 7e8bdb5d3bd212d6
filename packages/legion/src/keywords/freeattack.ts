import { words } from '@rangefinder/kernel/words';
import { at } from '../abilities.ts';
import { freeAction } from '../rules/actions.ts';
import { keyword } from './keyword.ts';

/** legion.relentless: a free attack action after a move action. Whoever has attacked already is not offered one (.3). */
export const RELENTLESS = keyword(
  'relentless',
  'Relentless',
  words(
    'After a move action: a free attack action.',
    'Après une action de mouvement : une action d’attaque gratuite.',
    'Po akcji ruchu: darmowa akcja ataku.',
  ),
  [
    at('action-performed', {
      rule: 'legion.relentless.1',
      optional: false,
      when: ({ self, moment }) => self.unit === moment.unit && moment.action === 'move',
      *effect({ table, moment }) {
        yield* freeAction(table, moment.unit, ['attack'], 'legion.relentless.1');
      },
    }),
  ],
);
