import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { defenderOf, youAttack } from '../../words/attack.ts';
import { chooses } from '../../words/phrases.ts';

export const TIBER_SAXON: UpgradeFacts = {
  id: 'tibersaxon',
  name: 'Tiber Saxon',
  fills: ['gunner'],
  limited: 1,
  cost: 4,
  restrictions: [{ faction: ['galacticempire'] }],
  standard: true,
  charges: { value: 2, recovers: 1 },
  text: 'After an attack at range 1-2 that hit a defender without faceup damage cards you may pay any number of charges: the defender gains a strain token for each.',
  abilities: [
    at('after-attacking', {
      rule: 'xw2.attack.36',
      optional: false,
      when: (context) => {
        const { attack } = context.moment;
        const defender = defenderOf(context);
        return (
          youAttack(context) &&
          attack.hit === true &&
          attack.range >= 1 &&
          attack.range <= 2 &&
          chargesOf(context.self) > 0 &&
          defender?.place === 'play' &&
          defender.damage.every(({ faceup }) => !faceup)
        );
      },
      *effect(context) {
        const { table, self } = context;
        const defender = defenderOf(context);
        const ways = (['0', '1', '2'] as const).slice(0, chargesOf(self) + 1);
        const count = Number(yield* chooses(context, self.ship, ways, 'xw2.attack.36'));
        if (count === 0 || !defender) return;
        spendCharge(table, self, count, 'xw2.attack.36');
        yield* gainToken(table, defender, 'strain', count, { rule: 'xw2.attack.36', by: self.ship.seat });
      },
    }),
  ],
};
