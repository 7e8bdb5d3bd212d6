import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { mayChooseShip } from '../../../rules/choose.ts';
import { sufferDamage } from '../../../rules/damage.ts';
import type { Ship } from '../../../state.ts';
import { type DuringAttack, rangeToDefender, youAttack } from '../../words/attack.ts';
import { shows, turnOne } from '../../words/dice.ts';

function friendsNearDefender({ table, self, moment: { attack } }: DuringAttack): Ship[] {
  return table.friendsOf(self.ship).filter((ship) => ship !== self.ship && rangeToDefender(table, attack, ship) <= 1);
}

export const RUTHLESS: UpgradeFacts = {
  id: 'ruthless',
  name: 'Ruthless',
  fills: ['talent'],
  limited: 0,
  cost: 1,
  restrictions: [{ faction: ['galacticempire'] }],
  standard: true,
  text: 'Attacking: you may let another friend at range 0-1 of the defender suffer 1 damage, to turn one of your results into a hit.',
  abilities: [
    at('modify-attack-dice', {
      rule: 'xw2.dice-modification.3',
      optional: true,
      when: (context) =>
        youAttack(context) &&
        shows(context.moment.attack.attackDice, ['blank', 'focus', 'crit']) &&
        friendsNearDefender(context).length > 0,
      *effect(context) {
        const { table, self, moment } = context;
        const victim = yield* mayChooseShip(self, friendsNearDefender(context), 'xw2.dice-modification.3');
        if (!victim) return;
        yield* sufferDamage(table, victim, 'hit', 1, { rule: 'xw2.damage.3' });
        yield* turnOne(context, moment.attack.attackDice, ['blank', 'focus', 'crit'], 'hit');
      },
    }),
  ],
};
