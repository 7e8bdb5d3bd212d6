import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { attemptAction, grantedAction, whyNotAct } from '../../../rules/actions.ts';
import { inArc } from '../../../rules/measure.ts';
import { gainToken } from '../../../rules/tokens.ts';
import type { Ship } from '../../../state.ts';
import { type DuringAttack, youAttack } from '../../words/attack.ts';
import { shows } from '../../words/dice.ts';
import { chooses } from '../../words/phrases.ts';

function inBullseyeOf({ table, moment }: DuringAttack, friend: Ship): boolean {
  return inArc(table, friend, 'bullseye', table.ship(moment.attack.defender));
}

export const CLONE_CAPTAIN_REX: UpgradeFacts = {
  id: 'clonecaptainrex',
  name: 'Clone Captain Rex',
  fills: ['gunner'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['galacticrepublic'] }],
  standard: true,
  text: 'Attacking: you may give up a focus result: friends whose bullseye arc holds the defender may each gain a strain token to take a focus action.',
  abilities: [
    at('modify-attack-dice', {
      rule: 'xw2.dice-modification.5',
      optional: true,
      when: (context) => youAttack(context) && shows(context.moment.attack.attackDice, ['focus']),
      *effect(context) {
        const { table, self, moment } = context;
        const dice = moment.attack.attackDice;
        dice.splice(
          dice.findIndex(({ face }) => face === 'focus'),
          1,
        );
        for (const friend of table.friendsOf(self.ship)) {
          const focus = grantedAction(table, friend, 'focus');
          if (friend.destroyed || !inBullseyeOf(context, friend) || whyNotAct(table, friend, focus) !== undefined)
            continue;
          if ((yield* chooses(context, friend, ['none', 'focus'])) === 'none') continue;
          yield* gainToken(table, friend, 'strain', 1);
          yield* attemptAction(table, friend, focus, false);
        }
      },
    }),
  ],
};
