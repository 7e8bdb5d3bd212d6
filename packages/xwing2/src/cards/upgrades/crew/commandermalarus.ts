import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { friendsAt } from '../../../rules/choose.ts';
import { sufferDamage } from '../../../rules/damage.ts';
import { flipUpgrade } from '../../../rules/flip.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { attackerOf, defenderInYour, youAttack } from '../../words/attack.ts';
import { rerollsAttackDice, shows } from '../../words/dice.ts';

export const COMMANDER_MALARUS: UpgradeFacts = {
  id: 'commandermalarus',
  name: 'Commander Malarus',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['firstorder'] }],
  standard: true,
  title: 'Commander Malarus',
  text: 'A friend at range 0-1 that is not limited may reroll a blank of its primary attack; if that attack then misses, this card flips.',
  abilities: [
    rerollsAttackDice({
      by: 'attacker',
      faces: ['blank'],
      when: (context) => {
        const { table, self, moment } = context;
        const attacker = attackerOf(context);
        return (
          moment.attack.kind === 'primary' &&
          friendsAt(table, self, 0, 1).includes(attacker) &&
          table.pilot(attacker).limited === 0
        );
      },
    }),
    at('after-attacking', {
      rule: 'xw2.attack.36',
      optional: false,
      when: ({ self, moment: { attack } }) =>
        attack.hit === false && attack.used.includes(`${self.ship.id}:${self.card}`),
      *effect({ table, self }) {
        if (self.upgrade) flipUpgrade(table, self.ship, self.upgrade, 'xw2.attack.36');
      },
    }),
  ],
  back: {
    title: 'Commander Malarus (Perfected)',
    text: 'Defender in your bullseye arc: you must turn all focus results into hits and gain a stress token; with two or more you suffer 1 damage.',
    abilities: [
      at('modify-attack-dice', {
        rule: 'xw2.dice-modification.3',
        optional: false,
        when: (context) =>
          youAttack(context) &&
          shows(context.moment.attack.attackDice, ['focus']) &&
          defenderInYour(context, 'bullseye'),
        *effect({ table, self: { ship }, moment: { attack } }) {
          const rule = 'xw2.dice-modification.3';
          for (const die of attack.attackDice) if (die.face === 'focus') die.face = 'hit';
          yield* gainToken(table, ship, 'stress', 1, { rule, by: ship.seat });
          if (ship.tokens.stress >= 2) yield* sufferDamage(table, ship, 'hit', 1, { rule: 'xw2.damage.3' });
        },
      }),
    ],
  },
};
