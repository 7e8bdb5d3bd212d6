import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { grantedAction } from '../../../rules/actions.ts';
import { offersActions } from '../../words/phrases.ts';

export const MINISTER_TUA: UpgradeFacts = {
  id: 'ministertua',
  name: 'Minister Tua',
  fills: ['crew'],
  limited: 1,
  cost: 4,
  restrictions: [{ faction: ['galacticempire'] }],
  standard: true,
  text: 'Engagement Phase starts, with damage cards on you: you may take a red reinforce action.',
  abilities: [
    at(
      'start-of-engagement',
      offersActions(
        ({ self }) => self.ship.damage.length > 0,
        ({ table, self }) => [grantedAction(table, self.ship, 'reinforce', 'red')],
      ),
    ),
  ],
};
