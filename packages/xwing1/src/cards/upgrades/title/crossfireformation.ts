import type { UpgradeFacts } from '../../../card.ts';
import { isAtRange } from '../../../rules/choose.ts';
import { attackerOf, youDefend } from '../../words/attack.ts';
import { addsDefenseDie } from '../../words/dice.ts';

export const CROSSFIRE_FORMATION: UpgradeFacts = {
  id: 'crossfireformation',
  name: 'Crossfire Formation',
  fills: ['title'],
  limited: 0,
  cost: 2,
  restrictions: [{ ship: ['bsf17bomber'] }],
  text: 'Defending while another Resistance friend is at range 1-2 of your attacker: you may add a focus result.',
  abilities: [
    addsDefenseDie('focus', {
      when: (context) =>
        youDefend(context) &&
        context.table
          .friendsOf(context.self.ship)
          .some(
            (friend) =>
              friend !== context.self.ship &&
              context.table.pilot(friend).allegiance === 'resistance' &&
              isAtRange(context.table, friend, attackerOf(context), 1, 2),
          ),
    }),
  ],
};
