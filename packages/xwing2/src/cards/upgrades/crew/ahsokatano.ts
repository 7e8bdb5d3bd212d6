import { type AbilityContext, at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { evenIfStressed, grantedAction, mayPerformAction } from '../../../rules/actions.ts';
import { spendForce } from '../../../rules/charges.ts';
import { friendsAt, mayChooseShip } from '../../../rules/choose.ts';
import { inArc } from '../../../rules/measure.ts';
import type { Ship } from '../../../state.ts';
import { youFullyExecute } from '../../words/phrases.ts';

function friendsBehind({ table, self }: AbilityContext<unknown>): Ship[] {
  return friendsAt(table, self, 1, 2).filter((friend) => inArc(table, self.ship, 'full-rear', friend));
}

export const AHSOKA_TANO: UpgradeFacts = {
  id: 'ahsokatano-crew',
  name: 'Ahsoka Tano',
  fills: ['crew'],
  limited: 1,
  cost: 9,
  restrictions: [{ faction: ['scumandvillainy', 'galacticrepublic'] }],
  standard: true,
  force: { value: 1, recovers: 1, side: [] },
  text: 'Maneuver fully executed: you may pay 1 Force: a friend behind you at range 1-2 may take a red focus action, stressed or not.',
  abilities: [
    at('maneuver-executed', {
      optional: false,
      when: (context) => youFullyExecute(context) && context.self.ship.force > 0 && friendsBehind(context).length > 0,
      *effect(context) {
        const { table, self } = context;
        const friend = yield* mayChooseShip(self, friendsBehind(context));
        if (!friend) return;
        spendForce(table, self.ship, 1);
        yield* mayPerformAction(table, friend, evenIfStressed([grantedAction(table, friend, 'focus', 'red')]));
      },
    }),
  ],
};
