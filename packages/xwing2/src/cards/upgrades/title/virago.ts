import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { forCharge, grantedAction } from '../../../rules/actions.ts';
import { offersActions } from '../../words/phrases.ts';

export const VIRAGO: UpgradeFacts = {
  id: 'virago',
  name: 'Virago',
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ ship: ['starviperclassattackplatform'] }],
  standard: false,
  charges: { value: 2, recovers: 0 },
  slots: ['modification'],
  stats: { shields: 1 },
  text: 'End Phase: you may pay a charge to take a red boost action.',
  abilities: [
    at(
      'during-end',
      offersActions(
        ({ self }) => !self.ship.destroyed,
        ({ table, self }) => forCharge(self, [grantedAction(table, self.ship, 'boost', 'red')]),
      ),
    ),
  ],
};
