import type { UpgradeFacts } from '../../../card.ts';
import { ALPHA_3B_BESH } from './alpha3bbesh.ts';
import { ALPHA_3E_ESK } from './alpha3eesk.ts';
import { CALIBRATED_LASER_TARGETING } from './calibratedlasertargeting.ts';
import { CORSAIR_REFIT } from './corsairrefit.ts';
import { DELTA_7B } from './delta7b.ts';
import { ENHANCED_JAMMING_SUITE } from './enhancedjammingsuite.ts';
import { GRAPPLING_STRUTS } from './grapplingstruts.ts';
import { INTEGRATED_S_FOILS } from './integratedsfoils.ts';
import { INTERCEPT_BOOSTER } from './interceptbooster.ts';
import { LANDING_STRUTS } from './landingstruts.ts';
import { MANEUVER_ASSIST_MGK_300 } from './maneuverassistmgk300.ts';
import { OS_1_ARSENAL_LOADOUT } from './os1arsenalloadout.ts';
import { PIVOT_WING } from './pivotwing.ts';
import { REPULSORLIFT_STABILIZERS } from './repulsorliftstabilizers.ts';
import { SENSITIVE_CONTROLS } from './sensitivecontrols.ts';
import { SERVOMOTOR_S_FOILS } from './servomotorsfoils.ts';
import { STABILIZED_S_FOILS } from './stabilizedsfoils.ts';
import { SWIVEL_WING } from './swivelwing.ts';
import { TARGET_ASSIST_MGK_300 } from './targetassistmgk300.ts';
import { TIE_DEFENDER_ELITE } from './tiedefenderelite.ts';
import { VECTORED_CANNONS_RZ_1 } from './vectoredcannonsrz1.ts';
import { WARTIME_LOADOUT } from './wartimeloadout.ts';
import { XG_1_ASSAULT_CONFIGURATION } from './xg1assaultconfiguration.ts';

export const CONFIGURATION: readonly UpgradeFacts[] = [
  ALPHA_3B_BESH,
  ALPHA_3E_ESK,
  CALIBRATED_LASER_TARGETING,
  CORSAIR_REFIT,
  DELTA_7B,
  ENHANCED_JAMMING_SUITE,
  GRAPPLING_STRUTS,
  INTEGRATED_S_FOILS,
  INTERCEPT_BOOSTER,
  LANDING_STRUTS,
  MANEUVER_ASSIST_MGK_300,
  OS_1_ARSENAL_LOADOUT,
  PIVOT_WING,
  REPULSORLIFT_STABILIZERS,
  SENSITIVE_CONTROLS,
  SERVOMOTOR_S_FOILS,
  STABILIZED_S_FOILS,
  SWIVEL_WING,
  TARGET_ASSIST_MGK_300,
  TIE_DEFENDER_ELITE,
  VECTORED_CANNONS_RZ_1,
  WARTIME_LOADOUT,
  XG_1_ASSAULT_CONFIGURATION,
];
