import type { UpgradeFacts } from '../../../card.ts';
import { ASCENSION_CABLES } from './ascension-cables.ts';
import { ELECTRO_GRAPPLING_LINE } from './electro-grappling-line.ts';
import { ELECTROBINOCULARS } from './electrobinoculars.ts';
import { EMERGENCY_STIMS } from './emergency-stims.ts';
import { ENVIRONMENTAL_GEAR } from './environmental-gear.ts';
import { GRAPPLING_HOOKS } from './grappling-hooks.ts';
import { JT_12_JETPACKS } from './jt-12-jetpacks.ts';
import { PERSONAL_COMBAT_SHIELD } from './personal-combat-shield.ts';
import { PORTABLE_SCANNER } from './portable-scanner.ts';
import { RECON_INTEL } from './recon-intel.ts';
import { TARGETING_SCOPES } from './targeting-scopes.ts';

export const GEAR: readonly UpgradeFacts[] = [
  ASCENSION_CABLES,
  ELECTRO_GRAPPLING_LINE,
  ELECTROBINOCULARS,
  EMERGENCY_STIMS,
  ENVIRONMENTAL_GEAR,
  GRAPPLING_HOOKS,
  JT_12_JETPACKS,
  PERSONAL_COMBAT_SHIELD,
  PORTABLE_SCANNER,
  RECON_INTEL,
  TARGETING_SCOPES,
];
