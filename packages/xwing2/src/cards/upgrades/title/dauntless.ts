import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { standardActions } from '../../../rules/actions.ts';
import { offersActions, whiteAsRed } from '../../words/phrases.ts';

export const DAUNTLESS: UpgradeFacts = {
  id: 'dauntless',
  name: 'Dauntless',
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ faction: ['galacticempire'] }, { ship: ['vt49decimator'] }],
  standard: true,
  text: 'Maneuver partially executed: you may take a white action as a red one.',
  abilities: [
    at(
      'maneuver-executed',
      offersActions(
        ({ self, moment }) => moment.ship === self.ship && !moment.full,
        ({ table, self }) => whiteAsRed(standardActions(table, self.ship)),
      ),
    ),
  ],
};
