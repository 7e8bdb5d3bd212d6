import type { UpgradeFacts } from '../../../card.ts';
import { BLACK_MARKET_SLICER_TOOLS } from './blackmarketslicertools.ts';
import { BURNOUT_SLAM } from './burnoutslam.ts';
import { CLOAKING_DEVICE } from './cloakingdevice.ts';
import { CONTRABAND_CYBERNETICS } from './contrabandcybernetics.ts';
import { DEAD_MANS_SWITCH } from './deadmansswitch.ts';
import { EMP_DEVICE } from './empdevice.ts';
import { FEEDBACK_ARRAY } from './feedbackarray.ts';
import { GLITTERSTIM } from './glitterstim.ts';
import { HOT_SHOT_BLASTER } from './hotshotblaster.ts';
import { INERTIAL_DAMPENERS } from './inertialdampeners.ts';
import { ION_DISCHARGERS } from './iondischargers.ts';
import { RIGGED_CARGO_CHUTE } from './riggedcargochute.ts';
import { SCAVENGER_CRANE } from './scavengercrane.ts';

export const ILLICIT: readonly UpgradeFacts[] = [
  BLACK_MARKET_SLICER_TOOLS,
  BURNOUT_SLAM,
  CLOAKING_DEVICE,
  CONTRABAND_CYBERNETICS,
  DEAD_MANS_SWITCH,
  EMP_DEVICE,
  FEEDBACK_ARRAY,
  GLITTERSTIM,
  HOT_SHOT_BLASTER,
  INERTIAL_DAMPENERS,
  ION_DISCHARGERS,
  RIGGED_CARGO_CHUTE,
  SCAVENGER_CRANE,
];
