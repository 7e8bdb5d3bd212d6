import type { Texts } from '../words.ts';
import { lightsaber } from './jedi-lightsaber.ts';

export const DARK_JEDI_LIGHTSABER: Texts = {
  'dark-jedi-lightsaber': lightsaber,
};
