import { at, byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { isAtRange } from '../../../rules/choose.ts';
import { inMobileArc } from '../../../rules/measure.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { defenderOf, youAttack } from '../../words/attack.ts';

export const SHADOW_CASTER: UpgradeFacts = {
  id: 'shadowcaster',
  name: 'Shadow Caster',
  fills: ['title'],
  limited: 1,
  cost: 3,
  restrictions: [{ ship: ['lancerclasspursuitcraft'] }],
  text: 'After you hit a ship in your mobile firing arc at range 1-2, you may give it 1 tractor beam token.',
  abilities: [
    at('after-attacking', {
      optional: true,
      when: (context) => {
        const { table, self, moment } = context;
        const defender = defenderOf(context);
        return (
          youAttack(context) &&
          moment.attack.hit === true &&
          defender.place === 'play' &&
          inMobileArc(table, self.ship, defender) &&
          isAtRange(table, self.ship, defender, 1, 2)
        );
      },
      *effect(context) {
        yield* gainToken(context.table, defenderOf(context), 'tractor', 1, byCardOf(context.self.ship));
      },
    }),
  ],
};
