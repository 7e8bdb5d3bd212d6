import type { UpgradeFacts } from '../../../card.ts';
import { offersBonusAttack, unusedTurrets, yourPrimaryAttack } from '../../words/attack.ts';

export const VETERAN_TURRET_GUNNER: UpgradeFacts = {
  id: 'veteranturretgunner',
  name: 'Veteran Turret Gunner',
  fills: ['gunner'],
  limited: 0,
  cost: 5,
  restrictions: [{ action: 'rotate' }],
  standard: true,
  text: 'After a primary attack: you may make a bonus turret attack from a turret arc that was not used this round.',
  abilities: [offersBonusAttack(yourPrimaryAttack, ({ self }) => unusedTurrets(self.ship))],
};
