import type { UpgradeFacts } from '../../../card.ts';
import { addFuse } from '../../../rules/devices.ts';
import { placesInSystemPhase } from '../../words/device.ts';

export const ELECTRO_PROTON_BOMB: UpgradeFacts = {
  id: 'electroprotonbomb',
  name: 'Electro-Proton Bomb',
  fills: ['device', 'modification'],
  limited: 1,
  cost: 8,
  restrictions: [{ action: 'reload', difficulty: 'white' }],
  standard: true,
  charges: { value: 1, recovers: 0, recoverable: false },
  device: ['electroprotonbomb'],
  text: 'System Phase: you may pay the charge and drop an electro-proton bomb, 1 straight, with a fuse marker on it. Spent charges do not come back.',
  abilities: [
    placesInSystemPhase('electroprotonbomb', function* ({ table }, device) {
      addFuse(table, device, 'xw2.device.16');
    }),
  ],
};
