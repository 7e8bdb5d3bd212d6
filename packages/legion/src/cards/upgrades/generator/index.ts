import type { UpgradeFacts } from '../../../card.ts';
import { BARRAGE_GENERATOR } from './barrage-generator.ts';
import { OVERCHARGED_GENERATOR } from './overcharged-generator.ts';

export const GENERATOR: readonly UpgradeFacts[] = [BARRAGE_GENERATOR, OVERCHARGED_GENERATOR];
