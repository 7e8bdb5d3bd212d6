import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { evenIfStressed, forCharge, standardActions } from '../../../rules/actions.ts';
import { offersActions, youFullyExecute } from '../../words/phrases.ts';

export const R4_P17: UpgradeFacts = {
  id: 'r4p17',
  name: 'R4-P17',
  fills: ['astromech'],
  limited: 1,
  cost: 4,
  restrictions: [{ faction: ['galacticrepublic'] }],
  standard: true,
  charges: { value: 2, recovers: 0 },
  text: 'Red maneuver fully executed: you may pay a charge to take an action, stressed or not.',
  abilities: [
    at(
      'maneuver-executed',
      offersActions(
        (context) => youFullyExecute(context, 'red'),
        ({ table, self }) => forCharge(self, evenIfStressed(standardActions(table, self.ship))),
      ),
    ),
  ],
};
