import type { UpgradeFacts } from '../../../card.ts';
import { BACKUP_SHIELD_GENERATOR } from './backupshieldgenerator.ts';
import { BROADCAST_ARRAY } from './broadcastarray.ts';
import { CLUSTER_BOMBS } from './clusterbombs.ts';
import { COMMS_BOOSTER } from './commsbooster.ts';
import { DOCKING_CLAMPS } from './dockingclamps.ts';
import { EM_EMITTER } from './ememitter.ts';
import { ENGINE_BOOSTER } from './enginebooster.ts';
import { EXPANDED_CARGO_HOLD } from './expandedcargohold.ts';
import { FREQUENCY_JAMMER } from './frequencyjammer.ts';
import { IONIZATION_REACTOR } from './ionizationreactor.ts';
import { QUICK_RELEASE_CARGO_LOCKS } from './quickreleasecargolocks.ts';
import { SHIELD_PROJECTOR } from './shieldprojector.ts';
import { SLICER_TOOLS } from './slicertools.ts';
import { SUPERCHARGED_POWER_CELLS } from './superchargedpowercells.ts';
import { TIBANNA_GAS_SUPPLIES } from './tibannagassupplies.ts';

export const CARGO: readonly UpgradeFacts[] = [
  BACKUP_SHIELD_GENERATOR,
  BROADCAST_ARRAY,
  CLUSTER_BOMBS,
  COMMS_BOOSTER,
  DOCKING_CLAMPS,
  EM_EMITTER,
  ENGINE_BOOSTER,
  EXPANDED_CARGO_HOLD,
  FREQUENCY_JAMMER,
  IONIZATION_REACTOR,
  QUICK_RELEASE_CARGO_LOCKS,
  SHIELD_PROJECTOR,
  SLICER_TOOLS,
  SUPERCHARGED_POWER_CELLS,
  TIBANNA_GAS_SUPPLIES,
];
