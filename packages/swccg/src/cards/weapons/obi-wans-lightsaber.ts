import type { Texts } from '../words.ts';
import { namedLightsaber } from './vaders-lightsaber.ts';

export const OBI_WANS_LIGHTSABER: Texts = {
  'obi-wans-lightsaber': namedLightsaber('Obi-Wan', 'obi-wan'),
};
