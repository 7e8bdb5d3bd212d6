import type { CardAbout } from '@rangefinder/xwing';
import { at, RULE } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, recoverCharge } from '../../../rules/charges.ts';
import { type BadToken, badTokensOn } from '../../../rules/redtokens.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';
import { isComradeOf } from './comrades.ts';

/** What Cutthroat could do for a ship: a token less, or a charge more. */
function gains(table: XTable, ship: Ship): (BadToken | { key: string; about: CardAbout; take: () => void })[] {
  const cards = [null, ...ship.upgrades].filter((upgrade) => {
    const facts = upgrade ? table.cards.face(upgrade).charges : table.pilot(ship).charges;
    const lasting = facts !== undefined && facts.recovers === 0 && facts.recoverable !== false;
    return lasting && chargesOf({ ship, upgrade }) < facts.value;
  });
  return [
    ...badTokensOn(table, ship),
    ...cards.map((upgrade) => ({
      key: `charge:${upgrade?.id ?? ship.pilot}`,
      about: { card: upgrade?.id ?? ship.pilot },
      take: () => void recoverCharge(table, { ship, upgrade }, 1),
    })),
  ];
}

export const CUTTHROAT: UpgradeFacts = {
  id: 'cutthroat',
  name: 'Cutthroat',
  fills: ['talent'],
  limited: 0,
  cost: 2,
  restrictions: [{ faction: ['scumandvillainy'] }],
  standard: true,
  text: 'After another friend at range 0-3 is destroyed that is limited or cutthroat too, you may remove a red or orange token, or recover a charge that does not recur.',
  abilities: [
    at('ship-destroyed', {
      optional: false,
      when: ({ table, self, moment: { ship } }) =>
        isComradeOf(table, self.ship, ship, 'cutthroat') && gains(table, self.ship).length > 0,
      *effect({ table, self: { ship } }) {
        const { take } = yield* pickOne({
          seat: ship.seat,
          topic: 'choose',
          rule: RULE,
          about: { ship: ship.id, card: 'cutthroat' },
          options: [...gains(table, ship), { key: 'none' as const, take: () => {} }],
        });
        take();
      },
    }),
  ],
};
