import type { UpgradeFacts } from '../../../card.ts';
import { ADVANCED_CLOAKING_DEVICE } from './advancedcloakingdevice.ts';
import { ADVANCED_SLAM } from './advancedslam.ts';
import { ANTI_PURSUIT_LASERS } from './antipursuitlasers.ts';
import { AUTOMATED_PROTOCOLS } from './automatedprotocols.ts';
import { AUTOTHRUSTERS } from './autothrusters.ts';
import { B_WING_E2 } from './bwinge2.ts';
import { CAPTURED_TIE } from './capturedtie.ts';
import { COMBAT_RETROFIT } from './combatretrofit.ts';
import { COUNTERMEASURES } from './countermeasures.ts';
import { DEFLECTIVE_PLATING } from './deflectiveplating.ts';
import { ENGINE_UPGRADE } from './engineupgrade.ts';
import { EXPERIMENTAL_INTERFACE } from './experimentalinterface.ts';
import { GUIDANCE_CHIPS } from './guidancechips.ts';
import { GYROSCOPIC_TARGETING } from './gyroscopictargeting.ts';
import { HULL_UPGRADE } from './hullupgrade.ts';
import { INTEGRATED_ASTROMECH } from './integratedastromech.ts';
import { ION_PROJECTOR } from './ionprojector.ts';
import { LIGHTWEIGHT_FRAME } from './lightweightframe.ts';
import { LONG_RANGE_SCANNERS } from './longrangescanners.ts';
import { MANEUVERING_FINS } from './maneuveringfins.ts';
import { MULTI_SPECTRAL_CAMOUFLAGE } from './multispectralcamouflage.ts';
import { MUNITIONS_FAILSAFE } from './munitionsfailsafe.ts';
import { OPTIMIZED_GENERATORS } from './optimizedgenerators.ts';
import { ORDNANCE_TUBES } from './ordnancetubes.ts';
import { PULSED_RAY_SHIELD } from './pulsedrayshield.ts';
import { SERVOMOTOR_S_FOILS } from './servomotorsfoils.ts';
import { SHIELD_UPGRADE } from './shieldupgrade.ts';
import { SMUGGLING_COMPARTMENT } from './smugglingcompartment.ts';
import { SPACETUG_TRACTOR_ARRAY } from './spacetugtractorarray.ts';
import { STEALTH_DEVICE } from './stealthdevice.ts';
import { STYGIUM_PARTICLE_ACCELERATOR } from './stygiumparticleaccelerator.ts';
import { TACTICAL_JAMMER } from './tacticaljammer.ts';
import { TARGETING_COMPUTER } from './targetingcomputer.ts';
import { TWIN_ION_ENGINE_MK_II } from './twinionenginemkii.ts';
import { VECTORED_THRUSTERS } from './vectoredthrusters.ts';

export const MODIFICATION: readonly UpgradeFacts[] = [
  ADVANCED_CLOAKING_DEVICE,
  ADVANCED_SLAM,
  ANTI_PURSUIT_LASERS,
  AUTOMATED_PROTOCOLS,
  AUTOTHRUSTERS,
  B_WING_E2,
  CAPTURED_TIE,
  COMBAT_RETROFIT,
  COUNTERMEASURES,
  DEFLECTIVE_PLATING,
  ENGINE_UPGRADE,
  EXPERIMENTAL_INTERFACE,
  GUIDANCE_CHIPS,
  GYROSCOPIC_TARGETING,
  HULL_UPGRADE,
  INTEGRATED_ASTROMECH,
  ION_PROJECTOR,
  LIGHTWEIGHT_FRAME,
  LONG_RANGE_SCANNERS,
  MANEUVERING_FINS,
  MULTI_SPECTRAL_CAMOUFLAGE,
  MUNITIONS_FAILSAFE,
  OPTIMIZED_GENERATORS,
  ORDNANCE_TUBES,
  PULSED_RAY_SHIELD,
  SERVOMOTOR_S_FOILS,
  SHIELD_UPGRADE,
  SMUGGLING_COMPARTMENT,
  SPACETUG_TRACTOR_ARRAY,
  STEALTH_DEVICE,
  STYGIUM_PARTICLE_ACCELERATOR,
  TACTICAL_JAMMER,
  TARGETING_COMPUTER,
  TWIN_ION_ENGINE_MK_II,
  VECTORED_THRUSTERS,
];
