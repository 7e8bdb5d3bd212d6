import { NOTHING } from '@rangefinder/kernel';
import type { UpgradeFacts } from '../../../card.ts';
import { spendForce } from '../../../rules/charges.ts';
import { isStressed } from '../../../rules/tokens.ts';
import { offersBonusAttack, unusedTurrets, youAttack, yourPrimaryAttack } from '../../words/attack.ts';
import { rerollsAttackDice } from '../../words/dice.ts';

export const EZRA_BRIDGER: UpgradeFacts = {
  id: 'ezrabridger',
  name: 'Ezra Bridger',
  fills: ['gunner'],
  limited: 1,
  cost: 10,
  restrictions: [{ faction: ['rebelalliance'] }],
  standard: true,
  force: { value: 1, recovers: 1, side: [] },
  text: 'After a primary attack: you may pay 1 Force for a bonus turret attack from an arc not used this round; if you are stressed you may reroll one of its dice.',
  abilities: [
    offersBonusAttack(
      (context) => yourPrimaryAttack(context) && context.self.ship.force > 0,
      ({ table, self }) => ({
        ...unusedTurrets(self.ship),
        pay: () => {
          spendForce(table, self.ship, 1, 'xw2.bonus-attack.1');
          self.ship.memory['round:ezrabridger'] = 1;
          return NOTHING;
        },
      }),
    ),
    rerollsAttackDice({
      when: (context) =>
        youAttack(context) &&
        context.moment.attack.bonus &&
        isStressed(context.self.ship) &&
        context.self.ship.memory['round:ezrabridger'] === 1,
    }),
  ],
};
