import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import type { Way } from '../../../rules/devices.ts';
import { canPlace, places } from '../../words/device.ts';

const ONE_OR_TWO: readonly Way[] = [
  ['drop', '1-straight'],
  ['drop', '2-straight'],
];

const THERMAL = 'xw2.faq-cards.104';

export const THERMAL_DETONATORS: UpgradeFacts = {
  id: 'thermaldetonators',
  name: 'Thermal Detonators',
  fills: ['device'],
  limited: 0,
  cost: 5,
  standard: true,
  charges: { value: 4, recovers: 0 },
  device: ['thermaldetonator'],
  ways: ONE_OR_TWO,
  text: 'System Phase: you may pay up to two charges to drop as many thermal detonators, with the 1 straight and the 2 straight, each with another template. Reloading this card recovers one charge more.',
  abilities: [
    at('system', {
      rule: THERMAL,
      optional: false,
      when: (context) => context.moment.ship === context.self.ship && canPlace(context),
      *effect(context) {
        // xw2.faq-cards.107: what waits for a drop comes after each of them.
        const { queue } = context.table;
        const first = yield* queue.within(places(context, 'thermaldetonator'));
        if (!first || context.self.ship.place !== 'play') return;
        yield* queue.within(places(context, 'thermaldetonator', { without: [first.template] }));
      },
    }),
    modify('reload-charges', 'xw2.device.16', (charges, { self, moment }) =>
      moment.upgrade === self.upgrade ? charges + 1 : charges,
    ),
  ],
};
