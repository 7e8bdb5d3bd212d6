import { at, RULE } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { rotateArc } from '../../../rules/baractions.ts';
import { mayDropDevice, payloads } from '../../../rules/devices.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';
import { yourPrimaryAttack } from '../../words/attack.ts';

function paigesChoices(table: XTable, ship: Ship): { readonly key: 'drop' | 'rotate' }[] {
  const drop = payloads(table, ship, ['bomb']).length > 0 ? [{ key: 'drop' as const }] : [];
  return ship.turret.length > 0 ? [...drop, { key: 'rotate' }] : drop;
}

export const PAIGE_TICO: UpgradeFacts = {
  id: 'paigetico',
  name: 'Paige Tico',
  fills: ['gunner'],
  limited: 1,
  cost: 6,
  restrictions: [{ faction: ['resistance'] }],
  standard: true,
  text: 'After a primary attack: you may drop a bomb or rotate your turret. After you are destroyed you may drop a bomb.',
  abilities: [
    at('after-attacking', {
      optional: false,
      when: (context) => yourPrimaryAttack(context) && paigesChoices(context.table, context.self.ship).length > 0,
      *effect({ table, self: { ship, card } }) {
        const { key } = yield* pickOne({
          seat: ship.seat,
          topic: 'paige-tico',
          rule: RULE,
          about: { ship: ship.id, card },
          options: [...paigesChoices(table, ship), { key: 'none' }],
        });
        if (key === 'drop') yield* mayDropDevice(table, ship, ['bomb'], 'xw2.faq-cards.52');
        else if (key === 'rotate') yield* rotateArc(table, ship);
      },
    }),
    at('ship-destroyed', {
      rule: 'xw2.faq-cards.29',
      optional: false,
      when: ({ self, moment }) => moment.ship === self.ship,
      *effect({ table, self }) {
        yield* mayDropDevice(table, self.ship, ['bomb'], 'xw2.faq-cards.29');
      },
    }),
  ],
};
