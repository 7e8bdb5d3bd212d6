import type { UpgradeFacts } from '../../../card.ts';
import { ARMOR_PIERCING_SHELLS } from './armor-piercing-shells.ts';
import { BUNKER_BUSTER_SHELLS } from './bunker-buster-shells.ts';
import { HIGH_ENERGY_SHELLS } from './high-energy-shells.ts';

export const ORDNANCE: readonly UpgradeFacts[] = [ARMOR_PIERCING_SHELLS, BUNKER_BUSTER_SHELLS, HIGH_ENERGY_SHELLS];
