import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { defenderInYour, defenderOf, youAttack } from '../../words/attack.ts';

export const SHADOW_CASTER: UpgradeFacts = {
  id: 'shadowcaster',
  name: 'Shadow Caster',
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ faction: ['scumandvillainy'] }, { ship: ['lancerclasspursuitcraft'] }],
  standard: false,
  text: 'A defender that you hit in both your turret and your front arc gains a tractor token.',
  abilities: [
    at('after-attacking', {
      rule: 'xw2.attack.36',
      optional: false,
      when: (context) =>
        youAttack(context) &&
        context.moment.attack.hit === true &&
        defenderOf(context)?.place === 'play' &&
        defenderInYour(context, 'front') &&
        context.self.ship.turret.some((arc) => defenderInYour(context, arc)),
      *effect(context) {
        const defender = defenderOf(context);
        const source = { rule: 'xw2.attack.36', by: context.self.ship.seat } as const;
        if (defender) yield* gainToken(context.table, defender, 'tractor', 1, source);
      },
    }),
  ],
};
