import { at, cardAction, RULE } from '../../abilities.ts';
import type { ConditionFacts } from '../../card.ts';
import { sufferDamage } from '../../rules/damage.ts';
import type { Device } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { rangeToDevice, remove } from '../words/condition.ts';

function isMinePart(table: XTable, device: Device): boolean {
  return table.cards.device(device.device).kind !== 'remote';
}

export const RATTLED: ConditionFacts = {
  id: 'rattled',
  name: 'Rattled',
  limited: 1,
  text: 'After a bomb or mine goes off at range 0-1, you suffer 1 critical damage and this goes. Action: get rid of this, if no bomb or mine is at range 0-1.',
  abilities: [
    at('device-detonated', {
      optional: false,
      when: ({ table, self, moment: { device } }) =>
        isMinePart(table, device) && rangeToDevice(table, self.ship, device) <= 1,
      *effect(context) {
        yield* sufferDamage(context.table, context.self.ship, 'crit', 1, { rule: RULE });
        yield* remove(context);
      },
    }),
    cardAction({
      when: ({ table, self }) =>
        !table.state.devices.some(
          (device) => isMinePart(table, device) && rangeToDevice(table, self.ship, device) <= 1,
        ),
      *perform(context) {
        yield* remove(context);
        return true;
      },
    }),
  ],
};
