import type { UpgradeFacts } from '../../../card.ts';
import { AGILE_GUNNER } from './agilegunner.ts';
import { AHSOKA_TANO } from './ahsokatano.ts';
import { BISTAN } from './bistan.ts';
import { BOBA_FETT } from './bobafett.ts';
import { BOSSK } from './bossk.ts';
import { BT_1 } from './bt1.ts';
import { CLONE_CAPTAIN_REX } from './clonecaptainrex.ts';
import { CLONE_COMMANDER_CODY } from './clonecommandercody.ts';
import { DENGAR } from './dengar.ts';
import { DT_798 } from './dt798.ts';
import { EZRA_BRIDGER } from './ezrabridger.ts';
import { FIFTH_BROTHER } from './fifthbrother.ts';
import { FINN } from './finn.ts';
import { FIRST_ORDER_ORDNANCE_TECH } from './firstorderordnancetech.ts';
import { GAR_SAXON } from './garsaxon.ts';
import { GREEDO } from './greedo.ts';
import { HAN_SOLO, HAN_SOLO_GUNNER } from './hansolo.ts';
import { HOTSHOT_GUNNER } from './hotshotgunner.ts';
import { LUKE_SKYWALKER } from './lukeskywalker.ts';
import { MIGS_MAYFELD } from './migsmayfeld.ts';
import { PAIGE_TICO } from './paigetico.ts';
import { REY } from './rey.ts';
import { SABINE_WREN } from './sabinewren.ts';
import { SEVENTH_FLEET_GUNNER } from './seventhfleetgunner.ts';
import { SKILLED_BOMBARDIER } from './skilledbombardier.ts';
import { SPECIAL_FORCES_GUNNER } from './specialforcesgunner.ts';
import { SUPPRESSIVE_GUNNER } from './suppressivegunner.ts';
import { TIBER_SAXON } from './tibersaxon.ts';
import { URSA_WREN } from './ursawren.ts';
import { VETERAN_TAIL_GUNNER } from './veterantailgunner.ts';
import { VETERAN_TURRET_GUNNER } from './veteranturretgunner.ts';
import { WEAPONS_SYSTEMS_OFFICER } from './weaponssystemsofficer.ts';

export const GUNNER: readonly UpgradeFacts[] = [
  AGILE_GUNNER,
  AHSOKA_TANO,
  BISTAN,
  BOBA_FETT,
  BOSSK,
  BT_1,
  CLONE_CAPTAIN_REX,
  CLONE_COMMANDER_CODY,
  DENGAR,
  DT_798,
  EZRA_BRIDGER,
  FIFTH_BROTHER,
  FINN,
  FIRST_ORDER_ORDNANCE_TECH,
  GAR_SAXON,
  GREEDO,
  HAN_SOLO,
  HAN_SOLO_GUNNER,
  HOTSHOT_GUNNER,
  LUKE_SKYWALKER,
  MIGS_MAYFELD,
  PAIGE_TICO,
  REY,
  SABINE_WREN,
  SEVENTH_FLEET_GUNNER,
  SKILLED_BOMBARDIER,
  SPECIAL_FORCES_GUNNER,
  SUPPRESSIVE_GUNNER,
  TIBER_SAXON,
  URSA_WREN,
  VETERAN_TAIL_GUNNER,
  VETERAN_TURRET_GUNNER,
  WEAPONS_SYSTEMS_OFFICER,
];
