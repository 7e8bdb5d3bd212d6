import type { UpgradeFacts } from '../../../card.ts';
import { BABU_FRIK } from './babufrik.ts';
import { CLOAKING_DEVICE } from './cloakingdevice.ts';
import { COAXIUM_HYPERFUEL } from './coaxiumhyperfuel.ts';
import { CONTRABAND_CYBERNETICS } from './contrabandcybernetics.ts';
import { DEADMANS_SWITCH } from './deadmansswitch.ts';
import { FALSE_TRANSPONDER_CODES } from './falsetranspondercodes.ts';
import { FEEDBACK_ARRAY } from './feedbackarray.ts';
import { HOTSHOT_TAIL_BLASTER } from './hotshottailblaster.ts';
import { INERTIAL_DAMPENERS } from './inertialdampeners.ts';
import { OVERTUNED_MODULATORS } from './overtunedmodulators.ts';
import { QUICK_RELEASE_LOCKS } from './quickreleaselocks.ts';
import { RIGGED_CARGO_CHUTE } from './riggedcargochute.ts';
import { SABOTEURS_MAP } from './saboteursmap.ts';
import { SCANNER_BAFFLER } from './scannerbaffler.ts';
import { TRACKING_FOB } from './trackingfob.ts';

export const ILLICIT: readonly UpgradeFacts[] = [
  BABU_FRIK,
  CLOAKING_DEVICE,
  COAXIUM_HYPERFUEL,
  CONTRABAND_CYBERNETICS,
  DEADMANS_SWITCH,
  FALSE_TRANSPONDER_CODES,
  FEEDBACK_ARRAY,
  HOTSHOT_TAIL_BLASTER,
  INERTIAL_DAMPENERS,
  OVERTUNED_MODULATORS,
  QUICK_RELEASE_LOCKS,
  RIGGED_CARGO_CHUTE,
  SABOTEURS_MAP,
  SCANNER_BAFFLER,
  TRACKING_FOB,
];
