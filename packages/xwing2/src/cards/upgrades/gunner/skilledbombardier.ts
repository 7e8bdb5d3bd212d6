import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { templateParts, type Way } from '../../../rules/devices.ts';

const TEMPLATE_SPEEDS = [1, 2, 3, 4, 5] as const;

/** The same template one speed higher and lower, where there is one. */
function nextSpeeds([how, template]: Way): Way[] {
  const { speed, bearing } = templateParts(template);
  const longest = bearing === 'straight' ? 5 : 3;
  return TEMPLATE_SPEEDS.filter((one) => Math.abs(one - speed) === 1 && one <= longest).map(
    (one): Way => [how, `${one}-${bearing}`],
  );
}

export const SKILLED_BOMBARDIER: UpgradeFacts = {
  id: 'skilledbombardier',
  name: 'Skilled Bombardier',
  fills: ['gunner'],
  limited: 0,
  cost: 2,
  standard: true,
  text: 'You may place devices with a template of the same bearing, one speed higher or lower.',
  abilities: [
    modify('device-speeds', 'xw2.device.18', (ways, { self, moment }) =>
      moment.ship === self.ship ? ways.flatMap((way) => [way, ...nextSpeeds(way)]) : ways,
    ),
  ],
};
