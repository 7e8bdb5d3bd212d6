import { isObjectInArc } from '@rangefinder/xwing';
import { at, modify, RULE } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { badTokensOn } from '../../../rules/redtokens.ts';
import { defenderInYour, yourPrimaryAttack } from '../../words/attack.ts';

const FORE_AND_AFT = ['front', 'rear'] as const;

export const GAR_SAXON: UpgradeFacts = {
  id: 'garsaxon-gunner',
  name: 'Gar Saxon',
  fills: ['gunner'],
  limited: 1,
  cost: 6,
  restrictions: [{ size: ['large'] }, { faction: ['scumandvillainy'] }],
  standard: true,
  text: 'In a lock action you can only choose objects in your front or rear arc. In a primary attack against a defender in one of these arcs you may remove an orange or red token from the defender to roll 1 more die, up to four.',
  abilities: [
    modify('lock-action-target', 'xw2.lock.3', (may, { table, self, moment: { ship, pieces } }) =>
      ship === self.ship ? may && FORE_AND_AFT.some((arc) => isObjectInArc(table, ship, arc, pieces)) : may,
    ),
    at('before-attack-dice', {
      optional: true,
      when: (context) => {
        const { table, moment } = context;
        return (
          yourPrimaryAttack(context) &&
          FORE_AND_AFT.some((arc) => defenderInYour(context, arc)) &&
          badTokensOn(table, table.ship(moment.attack.defender)).length > 0
        );
      },
      *effect({ table, self, moment: { attack } }) {
        const { ship, card } = self;
        const options = badTokensOn(table, table.ship(attack.defender));
        const about = { ship: ship.id, card };
        const { take } = yield* pickOne({ seat: ship.seat, topic: 'choose', rule: RULE, about, options });
        take();
        attack.moreAttackDice++;
        attack.memory[self.card] = 1;
      },
    }),
    modify('most-attack-dice', 'xw2.attack.14', (most, { self, moment: attack }) =>
      attack.memory[self.card] === 1 ? Math.min(most, 4) : most,
    ),
  ],
};
