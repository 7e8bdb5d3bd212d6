import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { grantedAction } from '../../../rules/actions.ts';
import { offersActions } from '../../words/phrases.ts';

export const SENSITIVE_CONTROLS: UpgradeFacts = {
  id: 'sensitivecontrols',
  name: 'Sensitive Controls',
  fills: ['configuration'],
  limited: 0,
  cost: 0,
  restrictions: [{ shipAbility: ['Autothrusters'] }],
  standard: true,
  standardized: true,
  replacesShipAbility: true,
  text: 'Instead of Autothrusters: in the System Phase you may take a red barrel roll or red boost action.',
  abilities: [
    at(
      'system',
      offersActions(
        ({ self, moment }) => moment.ship === self.ship,
        ({ table, self }) => [
          grantedAction(table, self.ship, 'barrel-roll', 'red'),
          grantedAction(table, self.ship, 'boost', 'red'),
        ],
      ),
    ),
  ],
};
