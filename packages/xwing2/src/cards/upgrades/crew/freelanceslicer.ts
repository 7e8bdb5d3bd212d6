import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { rollOutsideAttack } from '../../../rules/roll.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { attackerOf, youDefend } from '../../words/attack.ts';
import { LOCK_ON_ENEMY } from '../../words/dice.ts';

export const FREELANCE_SLICER: UpgradeFacts = {
  id: 'freelanceslicer',
  name: 'Freelance Slicer',
  fills: ['crew'],
  limited: 0,
  cost: 3,
  standard: true,
  text: 'Before an attack on you is rolled a lock you have on the attacker may be spent to roll a die: the attacker gains a jam token, and on a hit or crit so do you.',
  abilities: [
    at('before-attack-dice', {
      rule: 'xw2.jam.4',
      optional: true,
      when: (context) => youDefend(context) && LOCK_ON_ENEMY.affordable(context),
      *effect(context) {
        const { table, self } = context;
        const source = { rule: 'xw2.jam.4', by: self.ship.seat } as const;
        yield* LOCK_ON_ENEMY.pay(context, 'xw2.jam.4');
        const [face] = yield* rollOutsideAttack(table, self.ship, 1, self.card, 'xw2.jam.4');
        yield* gainToken(table, attackerOf(context), 'jam', 1, source);
        if (face === 'hit' || face === 'crit') yield* gainToken(table, self.ship, 'jam', 1, source);
      },
    }),
  ],
};
