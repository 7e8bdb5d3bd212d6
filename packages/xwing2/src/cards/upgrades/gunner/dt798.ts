import { at, byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { mayChooseShip } from '../../../rules/choose.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { type DuringAttack, friendsInView, isInAttackArc, youAttack } from '../../words/attack.ts';
import { rerollsAttackDice } from '../../words/dice.ts';
import { badTokens } from '../../words/phrases.ts';

function troubledInArc({ table, moment: { attack } }: DuringAttack): number {
  return table.inPlay().filter((ship) => badTokens(ship).length > 0 && isInAttackArc(table, attack, ship)).length;
}

export const DT_798: UpgradeFacts = {
  id: 'dt798',
  name: 'DT-798',
  fills: ['gunner'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['firstorder'] }],
  standard: true,
  text: 'Engagement Phase starts: you may strain a friend in your firing arc. Attacking: you may reroll as many dice as ships with a red or orange token stand in the attack arc.',
  abilities: [
    at('start-of-engagement', {
      optional: false,
      when: ({ table, self }) => friendsInView(table, self.ship).length > 0,
      *effect({ table, self }) {
        const friend = yield* mayChooseShip(self, friendsInView(table, self.ship));
        if (friend) yield* gainToken(table, friend, 'strain', 1, byCardOf(self.ship));
      },
    }),
    rerollsAttackDice({ when: (context) => youAttack(context) && troubledInArc(context) > 0, most: troubledInArc }),
  ],
};
