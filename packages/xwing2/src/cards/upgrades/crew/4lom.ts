import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { defenderOf, youAttack } from '../../words/attack.ts';
import { chooses } from '../../words/phrases.ts';

export const FOUR_LOM: UpgradeFacts = {
  id: '4lom',
  name: '4-LOM',
  fills: ['crew'],
  limited: 1,
  cost: 5,
  restrictions: [{ faction: ['scumandvillainy'] }],
  standard: true,
  text: 'Attack dice rolled: you may name a kind of green token and gain two ion tokens: in this attack the defender keeps its tokens of that kind, unspent.',
  abilities: [
    at('attack-dice-rolled', {
      optional: true,
      when: (context) => youAttack(context) && defenderOf(context)?.place === 'play',
      *effect(context) {
        const { table, self, moment } = context;
        const kind = yield* chooses(context, self.ship, ['focus', 'evade', 'calculate']);
        moment.attack.memory[`4lom:${kind}`] = 1;
        yield* gainToken(table, self.ship, 'ion', 2);
      },
    }),
    modify(
      'may-modify',
      (may, { self, moment: { attack, ship, by } }) =>
        may && !(attack.attacker === self.ship.id && ship.id === attack.defender && attack.memory[`4lom:${by}`] === 1),
    ),
  ],
};
