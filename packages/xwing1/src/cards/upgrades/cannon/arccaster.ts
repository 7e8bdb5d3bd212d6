import { at, RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chooseShip } from '../../../rules/choose.ts';
import { sufferDamage } from '../../../rules/damage.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { flipUpgrade } from '../../../rules/upgrades.ts';
import { thisAttack } from '../../words/attack.ts';
import { othersNear } from '../../words/secondaryweapon.ts';

export const ARC_CASTER: UpgradeFacts = {
  id: 'arccaster',
  name: 'ARC Caster',
  fills: ['cannon'],
  limited: 0,
  cost: 2,
  restrictions: [{ faction: ['rebel', 'scum'] }],
  attack: { dice: 4, range: [1, 1] },
  text: 'A hit also deals 1 damage to another ship, friend or foe, that you pick at range 1 of the defender. Then turn this card over.',
  abilities: [
    at('attack-hit', {
      optional: false,
      when: thisAttack,
      *effect({ table, self, moment: { attack } }) {
        const other = yield* chooseShip(self, othersNear(table, table.ship(attack.defender)));
        if (other) yield* sufferDamage(table, other, 'hit', 1, { rule: RULE });
        if (self.upgrade) flipUpgrade(table, self.ship, self.upgrade);
      },
    }),
  ],
  back: {
    title: 'ARC Caster (Recharging)',
    text: 'When the Combat phase starts: gain a weapons disabled token, if you like, to turn this card over.',
    abilities: [
      at('start-of-combat', {
        optional: true,
        *effect({ table, self: { ship, upgrade } }) {
          yield* gainToken(table, ship, 'weaponsDisabled', 1);
          if (upgrade) flipUpgrade(table, ship, upgrade);
        },
      }),
    ],
  },
};
