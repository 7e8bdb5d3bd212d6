import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { weaponOf } from '../../../rules/weapons.ts';

export const DELTA_7B: UpgradeFacts = {
  id: 'delta7b',
  name: 'Delta-7B',
  fills: ['configuration'],
  limited: 0,
  cost: null,
  restrictions: [{ ship: ['delta7aethersprite'] }],
  standard: false,
  extended: false,
  stats: { agility: -1, shields: 2 },
  text: 'One agility fewer, two shields more, and 1 more die for your front weapon.',
  abilities: [
    modify('weapons', 'xw2.primary-weapon.4', (weapons, { self, moment: ship }) =>
      ship === self.ship
        ? weapons.map((weapon) =>
            weapon.kind === 'primary' && weapon.symbol === 'front'
              ? weaponOf({ ...weapon, dice: weapon.dice + 1 })
              : weapon,
          )
        : weapons,
    ),
  ],
};
