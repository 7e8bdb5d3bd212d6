import { at } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { friendsAt } from '../../../rules/choose.ts';
import { badTokensOn } from '../../../rules/redtokens.ts';
import { isDefenderDestroyed, rangeToUnit, youAttack } from '../../words/attack.ts';
import { rerollsAttackDice } from '../../words/dice.ts';

export const BO_KATAN_KRYZE: UpgradeFacts = {
  id: 'bokatankryze',
  name: 'Bo-Katan Kryze',
  fills: ['crew'],
  limited: 1,
  cost: 6,
  restrictions: [{ faction: ['galacticrepublic', 'separatistalliance'] }],
  standard: true,
  text: 'You may reroll an attack die against a defender at range 0-1.',
  abilities: [
    rerollsAttackDice({
      when: (context) => {
        const { table, self, moment } = context;
        return youAttack(context) && rangeToUnit(table, self.ship, moment.attack.defender) <= 1;
      },
    }),
  ],
};

export const BO_KATAN_KRYZE_REBEL_SCUM: UpgradeFacts = {
  id: 'bokatankryze-rebel-scum',
  name: 'Bo-Katan Kryze',
  fills: ['crew'],
  limited: 1,
  cost: 4,
  restrictions: [{ faction: ['scumandvillainy', 'rebelalliance'] }],
  standard: true,
  text: 'After you destroy the ship you attacked, each friend at range 0-2 may remove a red or orange token.',
  abilities: [
    at('after-attacking', {
      rule: 'xw2.attack.36',
      optional: false,
      when: (context) => youAttack(context) && isDefenderDestroyed(context),
      *effect(context) {
        const { table, self } = context;
        for (const friend of friendsAt(table, self, 0, 2)) {
          const tokens = badTokensOn(table, friend, 'xw2.attack.36');
          if (tokens.length === 0) continue;
          const { take } = yield* pickOne({
            seat: friend.seat,
            topic: 'choose',
            rule: 'xw2.attack.36',
            about: { ship: friend.id, card: self.card },
            options: [...tokens, { key: 'none', take: null }],
          });
          take?.();
        }
      },
    }),
  ],
};
