import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';
import { sufferDamage } from '../../../rules/damage.ts';
import { damageRemote } from '../../../rules/remotes.ts';
import { rollOutsideAttack } from '../../../rules/roll.ts';
import { removeToken } from '../../../rules/tokens.ts';
import { inFiringArc } from '../../../rules/weapons.ts';
import { attackerOf, youDefend } from '../../words/attack.ts';
import { chooses, greenTokens } from '../../words/phrases.ts';

export const DENGAR: UpgradeFacts = {
  id: 'dengar',
  name: 'Dengar',
  fills: ['gunner'],
  limited: 1,
  cost: 6,
  restrictions: [{ faction: ['scumandvillainy'] }],
  standard: true,
  charges: { value: 1, recovers: 1 },
  text: 'After defending: you may pay the charge against an attacker in your firing arc: unless it removes a green token, you roll a die, and a hit or crit costs it a damage.',
  abilities: [
    at('after-defending', {
      rule: 'xw2.attack.35',
      optional: true,
      when: (context) =>
        youDefend(context) &&
        chargesOf(context.self) > 0 &&
        inFiringArc(context.table, context.self.ship, attackerOf(context)),
      *effect(context) {
        const { table, self } = context;
        const attacker = attackerOf(context);
        spendCharge(table, self, 1, 'xw2.attack.35');
        const green = greenTokens(attacker);
        const way = yield* chooses(context, attacker, ['roll', ...green], 'xw2.attack.35');
        if (way !== 'roll') {
          removeToken(table, attacker, way, 1, 'xw2.attack.35');
          return;
        }
        const [face] = yield* rollOutsideAttack(table, self.ship, 1, self.card, 'xw2.attack.35');
        if (face !== 'hit' && face !== 'crit') return;
        const remote = table.findDevice(attacker.id);
        if (remote) yield* damageRemote(table, remote, 1, 'xw2.damaging-remotes.1');
        else yield* sufferDamage(table, attacker, 'hit', 1, { rule: 'xw2.damage.3' });
      },
    }),
  ],
};
