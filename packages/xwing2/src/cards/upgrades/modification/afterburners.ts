import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { evenIfStressed, forCharge, grantedAction } from '../../../rules/actions.ts';
import { offersActions, youFullyExecute } from '../../words/phrases.ts';

export const AFTERBURNERS: UpgradeFacts = {
  id: 'afterburners',
  name: 'Afterburners',
  fills: ['modification'],
  limited: 0,
  cost: 10,
  restrictions: [{ size: ['small'] }],
  standard: true,
  charges: { value: 2, recovers: 0 },
  text: 'Maneuver of speed 3 to 5 fully executed: you may pay a charge to boost, stressed or not.',
  abilities: [
    at(
      'maneuver-executed',
      offersActions(
        (context) => youFullyExecute(context) && context.moment.maneuver.speed >= 3,
        ({ table, self }) =>
          forCharge(self, evenIfStressed([grantedAction(table, self.ship, 'boost')]), 'xw2.faq-abilities-queue.21'),
        'xw2.faq-abilities-queue.20',
      ),
    ),
  ],
};
