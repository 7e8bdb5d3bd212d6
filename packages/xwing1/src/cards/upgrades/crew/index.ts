import type { UpgradeFacts } from '../../../card.ts';
import { FOUR_LOM } from './4lom.ts';
import { ADMIRAL_OZZEL } from './admiralozzel.ts';
import { AGENT_KALLUS } from './agentkallus.ts';
import { AZMORIGAN } from './azmorigan.ts';
import { BAZE_MALBUS } from './bazemalbus.ts';
import { BISTAN } from './bistan.ts';
import { BOBA_FETT } from './bobafett.ts';
import { BODHI_ROOK } from './bodhirook.ts';
import { BOMBARDIER } from './bombardier.ts';
import { BOSHEK } from './boshek.ts';
import { BOSSK } from './bossk.ts';
import { BREACH_SPECIALIST } from './breachspecialist.ts';
import { C_3PO } from './c3po.ts';
import { CAD_BANE } from './cadbane.ts';
import { CAPTAIN_NEEDA } from './captainneeda.ts';
import { CAPTAIN_REX } from './captainrex.ts';
import { CARLIST_RIEEKAN } from './carlistrieekan.ts';
import { CASSIAN_ANDOR } from './cassianandor.ts';
import { CHEWBACCA } from './chewbacca.ts';
import { CHOPPER } from './chopper.ts';
import { CIKATRO_VIZAGO } from './cikatrovizago.ts';
import { CONSTRUCTION_DROID } from './constructiondroid.ts';
import { COURIER_DROID } from './courierdroid.ts';
import { DARTH_VADER } from './darthvader.ts';
import { DASH_RENDAR } from './dashrendar.ts';
import { DEATH_TROOPERS } from './deathtroopers.ts';
import { DENGAR } from './dengar.ts';
import { DIRECTOR_KRENNIC } from './directorkrennic.ts';
import { EMPEROR_PALPATINE } from './emperorpalpatine.ts';
import { EZRA_BRIDGER } from './ezrabridger.ts';
import { FINN } from './finn.ts';
import { FLEET_OFFICER } from './fleetofficer.ts';
import { FLIGHT_INSTRUCTOR } from './flightinstructor.ts';
import { GENERAL_HUX } from './generalhux.ts';
import { GONK } from './gonk.ts';
import { GRAND_MOFF_TARKIN } from './grandmofftarkin.ts';
import { GREEDO } from './greedo.ts';
import { GUNNER } from './gunner.ts';
import { HAN_SOLO } from './hansolo.ts';
import { HERA_SYNDULLA } from './herasyndulla.ts';
import { HOTSHOT_CO_PILOT } from './hotshotcopilot.ts';
import { IG_88D } from './ig88d.ts';
import { INSPIRING_RECRUIT } from './inspiringrecruit.ts';
import { INTELLIGENCE_AGENT } from './intelligenceagent.ts';
import { ISB_SLICER } from './isbslicer.ts';
import { JABBA_THE_HUTT } from './jabbathehutt.ts';
import { JAN_DODONNA } from './jandodonna.ts';
import { JAN_ORS } from './janors.ts';
import { JYN_ERSO } from './jynerso.ts';
import { K4_SECURITY_DROID } from './k4securitydroid.ts';
import { KANAN_JARRUS } from './kananjarrus.ts';
import { KETSU_ONYO } from './ketsuonyo.ts';
import { KYLE_KATARN } from './kylekatarn.ts';
import { KYLO_REN } from './kyloren.ts';
import { LANDO_CALRISSIAN } from './landocalrissian.ts';
import { LATTS_RAZZI } from './lattsrazzi.ts';
import { LEEBO } from './leebo.ts';
import { LEIA_ORGANA } from './leiaorgana.ts';
import { LUKE_SKYWALKER } from './lukeskywalker.ts';
import { MAGVA_YARRO } from './magvayarro.ts';
import { MARA_JADE } from './marajade.ts';
import { MAUL } from './maul.ts';
import { MERCENARY_COPILOT } from './mercenarycopilot.ts';
import { MOFF_JERJERROD } from './moffjerjerrod.ts';
import { NAVIGATOR } from './navigator.ts';
import { NIEN_NUNB } from './niennunb.ts';
import { OPERATIONS_SPECIALIST } from './operationsspecialist.ts';
import { OUTLAW_TECH } from './outlawtech.ts';
import { R2_D2_SWX22 } from './r2d2-swx22.ts';
import { RAYMUS_ANTILLES } from './raymusantilles.ts';
import { REAR_ADMIRAL_CHIRANEAU } from './rearadmiralchiraneau.ts';
import { REBEL_CAPTIVE } from './rebelcaptive.ts';
import { RECON_SPECIALIST } from './reconspecialist.ts';
import { REY } from './rey.ts';
import { SABINE_WREN } from './sabinewren.ts';
import { SABOTEUR } from './saboteur.ts';
import { SAW_GERRERA } from './sawgerrera.ts';
import { SHIELD_TECHNICIAN } from './shieldtechnician.ts';
import { SYSTEMS_OFFICER } from './systemsofficer.ts';
import { TACTICAL_OFFICER } from './tacticalofficer.ts';
import { TACTICIAN } from './tactician.ts';
import { TAIL_GUNNER } from './tailgunner.ts';
import { TARGETING_COORDINATOR } from './targetingcoordinator.ts';
import { TORYN_FARR } from './torynfarr.ts';
import { UNKAR_PLUTT } from './unkarplutt.ts';
import { WEAPONS_ENGINEER } from './weaponsengineer.ts';
import { WED_15_REPAIR_DROID } from './wed15repairdroid.ts';
import { WOOKIEE_COMMANDOS } from './wookieecommandos.ts';
import { YSANNE_ISARD } from './ysanneisard.ts';
import { ZEB_ORRELIOS } from './zeborrelios.ts';
import { ZUCKUSS } from './zuckuss.ts';

export const CREW: readonly UpgradeFacts[] = [
  FOUR_LOM,
  ADMIRAL_OZZEL,
  AGENT_KALLUS,
  AZMORIGAN,
  BAZE_MALBUS,
  BISTAN,
  BOBA_FETT,
  BODHI_ROOK,
  BOMBARDIER,
  BOSHEK,
  BOSSK,
  BREACH_SPECIALIST,
  C_3PO,
  CAD_BANE,
  CAPTAIN_NEEDA,
  CAPTAIN_REX,
  CARLIST_RIEEKAN,
  CASSIAN_ANDOR,
  CHEWBACCA,
  CHOPPER,
  CIKATRO_VIZAGO,
  CONSTRUCTION_DROID,
  COURIER_DROID,
  DARTH_VADER,
  DASH_RENDAR,
  DEATH_TROOPERS,
  DENGAR,
  DIRECTOR_KRENNIC,
  EMPEROR_PALPATINE,
  EZRA_BRIDGER,
  FINN,
  FLEET_OFFICER,
  FLIGHT_INSTRUCTOR,
  GENERAL_HUX,
  GONK,
  GRAND_MOFF_TARKIN,
  GREEDO,
  GUNNER,
  HAN_SOLO,
  HERA_SYNDULLA,
  HOTSHOT_CO_PILOT,
  IG_88D,
  INSPIRING_RECRUIT,
  INTELLIGENCE_AGENT,
  ISB_SLICER,
  JABBA_THE_HUTT,
  JAN_DODONNA,
  JAN_ORS,
  JYN_ERSO,
  K4_SECURITY_DROID,
  KANAN_JARRUS,
  KETSU_ONYO,
  KYLE_KATARN,
  KYLO_REN,
  LANDO_CALRISSIAN,
  LATTS_RAZZI,
  LEEBO,
  LEIA_ORGANA,
  LUKE_SKYWALKER,
  MAGVA_YARRO,
  MARA_JADE,
  MAUL,
  MERCENARY_COPILOT,
  MOFF_JERJERROD,
  NAVIGATOR,
  NIEN_NUNB,
  OPERATIONS_SPECIALIST,
  OUTLAW_TECH,
  R2_D2_SWX22,
  RAYMUS_ANTILLES,
  REAR_ADMIRAL_CHIRANEAU,
  REBEL_CAPTIVE,
  RECON_SPECIALIST,
  REY,
  SABINE_WREN,
  SABOTEUR,
  SAW_GERRERA,
  SHIELD_TECHNICIAN,
  SYSTEMS_OFFICER,
  TACTICAL_OFFICER,
  TACTICIAN,
  TAIL_GUNNER,
  TARGETING_COORDINATOR,
  TORYN_FARR,
  UNKAR_PLUTT,
  WEAPONS_ENGINEER,
  WED_15_REPAIR_DROID,
  WOOKIEE_COMMANDOS,
  YSANNE_ISARD,
  ZEB_ORRELIOS,
  ZUCKUSS,
];
