import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { isTractored } from '../../../rules/tokens.ts';
import { shipsInTurretArc } from '../../words/attack.ts';
import { handsToken } from '../../words/transfer.ts';

export const ENSNARE: UpgradeFacts = {
  id: 'ensnare',
  name: 'Ensnare',
  fills: ['talent'],
  limited: 0,
  cost: 10,
  restrictions: [{ ship: ['nantexclassstarfighter'] }],
  standard: true,
  text: 'At the end of the Activation Phase, when tractored, you may hand a tractor token to a ship in your turret arc at range 0-1.',
  abilities: [
    at(
      'end-of-activation',
      handsToken(
        'tractor',
        ({ table, self }) => isTractored(table, self.ship),
        ({ table, self }) => shipsInTurretArc(table, self.ship, 1),
      ),
    ),
  ],
};
