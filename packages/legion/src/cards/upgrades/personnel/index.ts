import type { UpgradeFacts } from '../../../card.ts';
import { TWO_ONE_B_MEDICAL_DROID } from './2-1b-medical-droid.ts';
import { B1_BATTLE_DROID } from './b1-battle-droid.ts';
import { B1_SECURITY_DROID } from './b1-security-droid.ts';
import { B2_SUPER_BATTLE_DROID } from './b2-super-battle-droid.ts';
import { CLONE_COMMANDER } from './clone-commander.ts';
import { CLONE_COMMS_TECHNICIAN } from './clone-comms-technician.ts';
import { CLONE_ENGINEER } from './clone-engineer.ts';
import { CLONE_MEDIC } from './clone-medic.ts';
import { EV_SERIES_MEDICAL_DROID } from './ev-series-medical-droid.ts';
import { FLEET_TROOPER } from './fleet-trooper.ts';
import { FX_9_MEDICAL_DROID } from './fx-9-medical-droid.ts';
import { IMPERIAL_COMMS_TECHNICIAN } from './imperial-comms-technician.ts';
import { IMPERIAL_OFFICER } from './imperial-officer.ts';
import { OOM_SERIES_BATTLE_DROID } from './oom-series-battle-droid.ts';
import { PHASE_I_CLONE_CAPTAIN } from './phase-i-clone-captain.ts';
import { PHASE_I_CLONE_SPECIALIST } from './phase-i-clone-specialist.ts';
import { PHASE_I_CLONE_TROOPER } from './phase-i-clone-trooper.ts';
import { PHASE_II_CLONE_TROOPER } from './phase-ii-clone-trooper.ts';
import { PK_SERIES_WORKER_DROID } from './pk-series-worker-droid.ts';
import { R4_ASTROMECH_DROID } from './r4-astromech-droid.ts';
import { R5_ASTROMECH_DROID } from './r5-astromech-droid.ts';
import { REBEL_COMMS_TECHNICIAN } from './rebel-comms-technician.ts';
import { REBEL_OFFICER } from './rebel-officer.ts';
import { REBEL_TROOPER } from './rebel-trooper.ts';
import { REBEL_TROOPER_CAPTAIN } from './rebel-trooper-captain.ts';
import { REBEL_TROOPER_SPECIALIST } from './rebel-trooper-specialist.ts';
import { REBEL_VETERAN } from './rebel-veteran.ts';
import { SHORETROOPER } from './shoretrooper.ts';
import { SNOWTROOPER } from './snowtrooper.ts';
import { STORMTROOPER } from './stormtrooper.ts';
import { STORMTROOPER_CAPTAIN } from './stormtrooper-captain.ts';
import { STORMTROOPER_SPECIALIST } from './stormtrooper-specialist.ts';
import { T_SERIES_TACTICAL_DROID } from './t-series-tactical-droid.ts';
import { VIPER_RECON_DROID } from './viper-recon-droid.ts';

export const PERSONNEL: readonly UpgradeFacts[] = [
  TWO_ONE_B_MEDICAL_DROID,
  B1_BATTLE_DROID,
  B1_SECURITY_DROID,
  B2_SUPER_BATTLE_DROID,
  CLONE_COMMANDER,
  CLONE_COMMS_TECHNICIAN,
  CLONE_ENGINEER,
  CLONE_MEDIC,
  EV_SERIES_MEDICAL_DROID,
  FX_9_MEDICAL_DROID,
  FLEET_TROOPER,
  IMPERIAL_COMMS_TECHNICIAN,
  IMPERIAL_OFFICER,
  OOM_SERIES_BATTLE_DROID,
  PK_SERIES_WORKER_DROID,
  PHASE_I_CLONE_CAPTAIN,
  PHASE_I_CLONE_SPECIALIST,
  PHASE_I_CLONE_TROOPER,
  PHASE_II_CLONE_TROOPER,
  R4_ASTROMECH_DROID,
  R5_ASTROMECH_DROID,
  REBEL_COMMS_TECHNICIAN,
  REBEL_OFFICER,
  REBEL_TROOPER,
  REBEL_TROOPER_CAPTAIN,
  REBEL_TROOPER_SPECIALIST,
  REBEL_VETERAN,
  SHORETROOPER,
  SNOWTROOPER,
  STORMTROOPER,
  STORMTROOPER_CAPTAIN,
  STORMTROOPER_SPECIALIST,
  T_SERIES_TACTICAL_DROID,
  VIPER_RECON_DROID,
];
