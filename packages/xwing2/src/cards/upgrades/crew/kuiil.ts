import { cardAction } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { repairDamage } from '../../../rules/damage.ts';
import { rollOutsideAttack } from '../../../rules/roll.ts';
import { gainToken, ORANGE, removeToken } from '../../../rules/tokens.ts';
import { chooses, isShipDamage } from '../../words/phrases.ts';

export const KUIIL: UpgradeFacts = {
  id: 'kuiil',
  name: 'Kuiil',
  fills: ['crew'],
  limited: 1,
  cost: 4,
  restrictions: [{ faction: ['scumandvillainy'] }],
  standard: true,
  text: 'Action: roll a die for each of your damage cards. A hit repairs a faceup Ship card, a crit a facedown card; a blank removes an orange token, a focus result gains a focus token.',
  abilities: [
    cardAction({
      rule: 'xw2.damage-cards.5',
      when: ({ self }) => self.ship.damage.length > 0,
      *perform(context) {
        const { table, self } = context;
        const { ship } = self;
        const rule = 'xw2.damage-cards.5';
        const faces = yield* rollOutsideAttack(table, ship, ship.damage.length, self.card, rule);
        const count = (face: string) => faces.filter((one) => one === face).length;
        for (let i = count('hit'); i > 0; i--)
          yield* repairDamage(table, ship, ['faceup'], rule, (card) => isShipDamage(table, card));
        for (let i = count('crit'); i > 0; i--) yield* repairDamage(table, ship, ['facedown'], rule);
        for (let i = count('blank'); i > 0; i--) {
          const orange = ORANGE.filter((kind) => ship.tokens[kind] > 0);
          if (orange.length > 0) removeToken(table, ship, yield* chooses(context, ship, orange, rule), 1, rule);
        }
        yield* gainToken(table, ship, 'focus', count('focus'), { rule, by: ship.seat });
        return true;
      },
    }),
  ],
};
