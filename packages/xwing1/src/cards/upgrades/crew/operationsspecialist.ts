import { byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { friendsAt, isAtRange } from '../../../rules/choose.ts';
import { gainToken } from '../../../rules/tokens.ts';
import type { Ship } from '../../../state.ts';
import { attackerOf, type DuringAttack } from '../../words/attack.ts';
import { mayChoose } from '../../words/phrases.ts';

function helped(context: DuringAttack): Ship[] {
  const { table, self, moment } = context;
  const attacker = attackerOf(context);
  if (moment.attack.hit !== false || !friendsAt(table, self, 1, 2).includes(attacker)) return [];
  return table.friendsOf(self.ship).filter((friend) => isAtRange(table, attacker, friend, 1, 3));
}

export const OPERATIONS_SPECIALIST: UpgradeFacts = {
  id: 'operationsspecialist',
  name: 'Operations Specialist',
  fills: ['crew'],
  limited: 0,
  oncePerShip: true,
  cost: 3,
  text: 'A friend at range 1-2 has missed with its attack: you may give a focus token to a friend at range 1-3 of it.',
  abilities: [
    mayChoose(
      'after-attacking',
      (context) => helped(context),
      ({ table, self }, chosen) => gainToken(table, chosen, 'focus', 1, byCardOf(self.ship)),
    ),
  ],
};
