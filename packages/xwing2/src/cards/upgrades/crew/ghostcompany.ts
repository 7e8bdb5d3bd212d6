import type { UpgradeFacts } from '../../../card.ts';
import { offersBonusAttack, yourPrimaryAttack } from '../../words/attack.ts';

export const GHOST_COMPANY: UpgradeFacts = {
  id: 'ghostcompany',
  name: 'Ghost Company',
  fills: ['crew', 'gunner'],
  limited: 1,
  cost: 5,
  restrictions: [{ faction: ['galacticrepublic'] }, { action: 'rotate' }],
  standard: true,
  actions: ['rotate > red focus'],
  text: 'Having made a primary attack with a focus token left, you may follow it with a bonus turret attack on somebody you have left alone this round.',
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
