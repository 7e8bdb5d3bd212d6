import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';
import { defenderInYour, thisAttack } from '../../words/attack.ts';
import { chooses } from '../../words/phrases.ts';

export const MULTI_MISSILE_PODS: UpgradeFacts = {
  id: 'multimissilepods',
  name: 'Multi-Missile Pods',
  fills: ['missile', 'missile'],
  limited: 0,
  cost: 4,
  standard: true,
  charges: { value: 5, recovers: 0 },
  attack: {
    arc: 'full-front',
    dice: 2,
    range: [1, 2],
    rangeBonus: false,
    requires: ['calculate', 'lock'],
    spends: 1,
  },
  text: 'Needs a calculate token or a lock on the defender. You may pay further charges for as many further dice: one if the defender is in your front arc, up to two in your bullseye arc.',
  abilities: [
    at('before-attack-dice', {
      rule: 'xw2.special-weapon.1',
      optional: false,
      when: (context) => thisAttack(context) && chargesOf(context.self) > 0 && defenderInYour(context, 'front'),
      *effect(context) {
        const { table, self, moment } = context;
        const most = Math.min(chargesOf(self), defenderInYour(context, 'bullseye') ? 2 : 1);
        const ways = (['0', '1', '2'] as const).slice(0, most + 1);
        const more = Number(yield* chooses(context, self.ship, ways, 'xw2.special-weapon.1'));
        if (more > 0) spendCharge(table, self, more, 'xw2.special-weapon.1');
        moment.attack.moreAttackDice += more;
      },
    }),
  ],
};
