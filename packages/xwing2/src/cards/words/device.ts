import type { Procedure } from '@rangefinder/kernel';
import { type AbilityContext, at, type CardAbility } from '../../abilities.ts';
import { chargesOf } from '../../rules/charges.ts';
import { mayPlaceDevice, type PlaceOptions, placeFromCard, type Template } from '../../rules/devices.ts';
import type { Device } from '../../state.ts';

const RULE = 'xw2.device.16';

type Context = AbilityContext<unknown>;

/** Whether the card's ship could place its device now. */
export function canPlace({ table, self }: Context): boolean {
  return chargesOf(self) > 0 && mayPlaceDevice(table, self.ship);
}

/** Places the device of the card; answers it, or null. */
export function* places(
  { table, self }: Context,
  device: string,
  options: PlaceOptions = {},
): Procedure<{ readonly device: Device; readonly template: Template } | null> {
  if (!self.upgrade) return null;
  const placed = yield* placeFromCard(table, self.ship, self.upgrade, device, RULE, options);
  return placed && { device: placed.device, template: placed.way[1] };
}

/** "During the System Phase, you may spend 1 charge to drop or launch" the device of this card (xw2.bomb.3, xw2.mine.3). */
export function placesInSystemPhase(
  device: string,
  then?: (context: Context, device: Device) => Procedure<void>,
): CardAbility {
  return at('system', {
    rule: RULE,
    optional: false,
    when: (context) => context.moment.ship === context.self.ship && canPlace(context),
    *effect(context) {
      const placed = yield* places(context, device);
      if (placed && then) yield* then(context, placed.device);
    },
  });
}
