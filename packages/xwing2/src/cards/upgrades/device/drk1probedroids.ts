import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import type { Template, Way } from '../../../rules/devices.ts';
import { canPlace, places } from '../../words/device.ts';

const SPEED_3: readonly Template[] = ['3-left-turn', '3-left-bank', '3-straight', '3-right-bank', '3-right-turn'];
const DROP_OR_LAUNCH = SPEED_3.flatMap((template): Way[] => [
  ['drop', template],
  ['launch', template],
]);

export const DRK_1_PROBE_DROIDS: UpgradeFacts = {
  id: 'drk1probedroids',
  name: 'DRK-1 Probe Droids',
  fills: ['device'],
  limited: 1,
  cost: 5,
  restrictions: [{ faction: ['separatistalliance'] }],
  standard: true,
  charges: { value: 2, recovers: 0, recoverable: false },
  device: ['drk1probedroid'],
  ways: DROP_OR_LAUNCH,
  text: 'End Phase: you may pay a charge to drop or launch a probe droid with any speed 3 template. Spent charges do not come back.',
  abilities: [
    at('during-end', {
      rule: 'xw2.device.16',
      optional: false,
      when: canPlace,
      *effect(context) {
        yield* places(context, 'drk1probedroid');
      },
    }),
  ],
};
