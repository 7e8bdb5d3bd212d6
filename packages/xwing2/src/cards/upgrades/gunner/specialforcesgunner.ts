import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { offersBonusAttack, yourFrontAttack } from '../../words/attack.ts';

export const SPECIAL_FORCES_GUNNER: UpgradeFacts = {
  id: 'specialforcesgunner',
  name: 'Special Forces Gunner',
  fills: ['gunner'],
  limited: 0,
  cost: 5,
  restrictions: [{ faction: ['firstorder'] }, { ship: ['tiesffighter'] }],
  standard: true,
  text: 'With your turret to the front you may roll 1 more die in primary front arc attacks; with it to the rear you may follow them with a bonus primary turret attack.',
  abilities: [
    at('before-attack-dice', {
      rule: 'xw2.attack.13',
      optional: true,
      when: (context) => yourFrontAttack(context) && context.self.ship.turret.includes('front'),
      *effect({ moment: { attack } }) {
        attack.moreAttackDice++;
      },
    }),
    offersBonusAttack(
      (context) => yourFrontAttack(context) && context.self.ship.turret.includes('rear'),
      () => ({
        weapons: ({ kind, symbol }) => kind === 'primary' && (symbol === 'turret' || symbol === 'double-turret'),
      }),
    ),
  ],
};
