import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { sufferDamage } from '../../../rules/damage.ts';
import { flipUpgrade } from '../../../rules/flip.ts';
import { isStressed, spendToken } from '../../../rules/tokens.ts';
import { defenderOf, youAttack } from '../../words/attack.ts';
import { chooses } from '../../words/phrases.ts';

export const PROUD_TRADITION: UpgradeFacts = {
  id: 'proudtradition',
  name: 'Proud Tradition',
  fills: ['talent'],
  limited: 0,
  cost: 2,
  restrictions: [{ faction: ['firstorder'] }],
  standard: true,
  title: 'Proud Tradition',
  text: 'With two stress tokens or fewer you may focus in spite of them. After you attack while stressed, the defender may spend a focus token or suffer 1 critical damage to flip this card.',
  abilities: [
    modify(
      'stress-forbids',
      'xw2.stress.3',
      (forbids, { self, moment }) =>
        forbids && !(moment.ship === self.ship && moment.action === 'focus' && self.ship.tokens.stress <= 2),
    ),
    at('after-attacking', {
      rule: 'xw2.attack.36',
      optional: false,
      when: (context) => youAttack(context) && isStressed(context.self.ship) && defenderOf(context)?.place === 'play',
      *effect(context) {
        const { table, self } = context;
        const defender = defenderOf(context);
        if (!defender || !self.upgrade) return;
        const ways = (['none', 'focus', 'suffer'] as const).filter(
          (way) => way !== 'focus' || defender.tokens.focus > 0,
        );
        const way = yield* chooses(context, defender, ways, 'xw2.attack.36');
        if (way === 'none') return;
        if (way === 'focus') yield* spendToken(table, defender, 'focus', 1, 'xw2.attack.36');
        else yield* sufferDamage(table, defender, 'crit', 1, { rule: 'xw2.damage.3' });
        flipUpgrade(table, self.ship, self.upgrade, 'xw2.attack.36');
      },
    }),
  ],
  back: {
    title: 'False Tradition',
    text: 'Your focus actions are red.',
    abilities: [
      modify('action-difficulty', 'xw2.actions.7', (difficulty, { self, moment }) =>
        moment.ship === self.ship && moment.action === 'focus' && difficulty === 'white' ? 'red' : difficulty,
      ),
    ],
  },
};
