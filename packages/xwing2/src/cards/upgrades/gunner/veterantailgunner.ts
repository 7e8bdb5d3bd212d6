import type { UpgradeFacts } from '../../../card.ts';
import { offersBonusAttack, yourFrontAttack } from '../../words/attack.ts';

export const VETERAN_TAIL_GUNNER: UpgradeFacts = {
  id: 'veterantailgunner',
  name: 'Veteran Tail Gunner',
  fills: ['gunner'],
  limited: 0,
  cost: 3,
  restrictions: [{ arc: ['rear'] }],
  standard: true,
  text: 'After a primary front arc attack you may make a bonus primary attack to the rear.',
  abilities: [
    offersBonusAttack(yourFrontAttack, () => ({
      weapons: ({ kind, symbol }) => kind === 'primary' && symbol === 'rear',
    })),
  ],
};
