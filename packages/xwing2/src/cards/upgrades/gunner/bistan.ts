import type { UpgradeFacts } from '../../../card.ts';
import { offersBonusAttack, yourPrimaryAttack } from '../../words/attack.ts';

export const BISTAN: UpgradeFacts = {
  id: 'bistan',
  name: 'Bistan',
  fills: ['gunner'],
  limited: 1,
  cost: 8,
  restrictions: [{ faction: ['rebelalliance'] }],
  standard: true,
  text: 'Having made a primary attack with a focus token left, you may follow it with a bonus turret attack on a ship you have spared so far this round.',
  abilities: [
    offersBonusAttack(
      (context) => yourPrimaryAttack(context) && context.self.ship.tokens.focus > 0,
      ({ self }) => ({
        weapons: ({ symbol }) => symbol === 'turret' || symbol === 'double-turret',
        targets: (target) => self.ship.memory[`round:attacked:${target}`] !== 1,
      }),
    ),
  ],
};
