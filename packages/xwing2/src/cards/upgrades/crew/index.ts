import type { UpgradeFacts } from '../../../card.ts';
import { FOUR_LOM } from './4lom.ts';
import { ZERO_ZERO_ZERO } from './000.ts';
import { AAYLA_SECURA } from './aaylasecura.ts';
import { ADMIRAL_SLOANE } from './admiralsloane.ts';
import { AGENT_KALLUS } from './agentkallus.ts';
import { AGENT_TEREX } from './agentterex.ts';
import { AHSOKA_TANO } from './ahsokatano.ts';
import { AMILYN_HOLDO } from './amilynholdo.ts';
import { BAZE_MALBUS } from './bazemalbus.ts';
import { BOBA_FETT } from './bobafett.ts';
import { BO_KATAN_KRYZE, BO_KATAN_KRYZE_REBEL_SCUM } from './bokatankryze.ts';
import { C_3PO, C_3PO_CREW, C_3PO_REPUBLIC } from './c3po.ts';
import { CAD_BANE } from './cadbane.ts';
import { CAPTAIN_HARK } from './captainhark.ts';
import { CAPTAIN_PHASMA } from './captainphasma.ts';
import { CASSIAN_ANDOR } from './cassianandor.ts';
import { CHEWBACCA, CHEWBACCA_CREW, CHEWBACCA_CREW_SWZ19 } from './chewbacca.ts';
import { CHOPPER } from './chopper.ts';
import { CIENA_REE } from './cienaree.ts';
import { CIKATRO_VIZAGO } from './cikatrovizago.ts';
import { CLAN_WREN_COMMANDOS } from './clanwrencommandos.ts';
import { COMMANDER_MALARUS } from './commandermalarus.ts';
import { COMMANDER_PYRE } from './commanderpyre.ts';
import { COUNT_DOOKU } from './countdooku.ts';
import { DARTH_VADER } from './darthvader.ts';
import { DEATH_TROOPERS } from './deathtroopers.ts';
import { DEATH_WATCH_COMMANDOS } from './deathwatchcommandos.ts';
import { DIRECTOR_KRENNIC } from './directorkrennic.ts';
import { EMPEROR_PALPATINE } from './emperorpalpatine.ts';
import { FENN_RAU } from './fennrau.ts';
import { FIVES } from './fives.ts';
import { FREELANCE_SLICER } from './freelanceslicer.ts';
import { GA_97 } from './ga97.ts';
import { GAMUT_KEY } from './gamutkey.ts';
import { GAR_SAXON } from './garsaxon.ts';
import { GENERAL_GRIEVOUS } from './generalgrievous.ts';
import { GENERAL_HUX } from './generalhux.ts';
import { GHOST_COMPANY } from './ghostcompany.ts';
import { GNK_GONK_DROID } from './gnkgonkdroid.ts';
import { GRAND_INQUISITOR } from './grandinquisitor.ts';
import { GRAND_MOFF_TARKIN } from './grandmofftarkin.ts';
import { GREEF_KARGA } from './greefkarga.ts';
import { HAN_SOLO } from './hansolo.ts';
import { HERA_SYNDULLA } from './herasyndulla.ts';
import { HONDO_OHNAKA } from './hondoohnaka.ts';
import { IG_11 } from './ig11.ts';
import { IG_88D } from './ig88d.ts';
import { IMPERIAL_SUPER_COMMANDOS } from './imperialsupercommandos.ts';
import { INFORMANT } from './informant.ts';
import { ISB_SLICER } from './isbslicer.ts';
import { JABBA_THE_HUTT } from './jabbathehutt.ts';
import { JANGO_FETT } from './jangofett.ts';
import { JYN_ERSO } from './jynerso.ts';
import { K_2SO } from './k2so.ts';
import { KANAN_JARRUS } from './kananjarrus.ts';
import { KAYDEL_CONNIX } from './kaydelconnix.ts';
import { KETSU_ONYO } from './ketsuonyo.ts';
import { KIT_FISTO } from './kitfisto.ts';
import { KORKIE_KRYZE } from './korkiekryze.ts';
import { KORR_SELLA } from './korrsella.ts';
import { KUIIL } from './kuiil.ts';
import { KYLO_REN } from './kyloren.ts';
import { L3_37 } from './l337.ts';
import { LANDO_CALRISSIAN, LANDO_CALRISSIAN_CREW } from './landocalrissian.ts';
import { LARMA_DACY } from './larmadacy.ts';
import { LATTS_RAZZI } from './lattsrazzi.ts';
import { LEIA_ORGANA, LEIA_ORGANA_RESISTANCE } from './leiaorgana.ts';
import { MAGVA_YARRO } from './magvayarro.ts';
import { MANDALORIAN_SUPER_COMMANDOS } from './mandaloriansupercommandos.ts';
import { MAUL, MAUL_CREW } from './maul.ts';
import { MINISTER_TUA } from './ministertua.ts';
import { MOFF_JERJERROD } from './moffjerjerrod.ts';
import { NIEN_NUNB } from './niennunb.ts';
import { NITE_OWL_COMMANDOS } from './niteowlcommandos.ts';
import { NOVICE_TECHNICIAN } from './novicetechnician.ts';
import { OBI_WAN_KENOBI } from './obiwankenobi.ts';
import { PALPATINE_SIDIOUS } from './palpatinesidious.ts';
import { PELI_MOTTO } from './pelimotto.ts';
import { PERCEPTIVE_COPILOT } from './perceptivecopilot.ts';
import { PETTY_OFFICER_THANISSON } from './pettyofficerthanisson.ts';
import { PLO_KOON } from './plokoon.ts';
import { PRE_VIZSLA } from './previzsla.ts';
import { PRIME_MINISTER_ALMEC } from './primeministeralmec.ts';
import { PROTECTORATE_GLEB } from './protectorategleb.ts';
import { PZ_4CO } from './pz4co.ts';
import { QIRA } from './qira.ts';
import { R2_D2 } from './r2d2.ts';
import { ROOK_KAST } from './rookkast.ts';
import { ROSE_TICO } from './rosetico.ts';
import { SABINE_WREN } from './sabinewren.ts';
import { SATINE_KRYZE } from './satinekryze.ts';
import { SAVAGE_OPRESS } from './savageopress.ts';
import { SAW_GERRERA } from './sawgerrera.ts';
import { SEASONED_NAVIGATOR } from './seasonednavigator.ts';
import { SEVENTH_SISTER } from './seventhsister.ts';
import { SUPREME_LEADER_SNOKE } from './supremeleadersnoke.ts';
import { TACTICAL_OFFICER } from './tacticalofficer.ts';
import { TAL_MERRIK } from './talmerrik.ts';
import { THE_CHILD } from './thechild.ts';
import { THE_MANDALORIAN } from './themandalorian.ts';
import { TOBIAS_BECKETT } from './tobiasbeckett.ts';
import { TORYN_FARR } from './torynfarr.ts';
import { TRISTAN_WREN } from './tristanwren.ts';
import { UNKAR_PLUTT } from './unkarplutt.ts';
import { URSA_WREN } from './ursawren.ts';
import { WOLFPACK } from './wolfpack.ts';
import { YODA } from './yoda.ts';
import { ZAM_WESELL } from './zamwesell.ts';
import { ZEB_ORRELIOS } from './zeborrelios.ts';
import { ZUCKUSS } from './zuckuss.ts';

export const CREW: readonly UpgradeFacts[] = [
  ZERO_ZERO_ZERO,
  FOUR_LOM,
  AAYLA_SECURA,
  ADMIRAL_SLOANE,
  AGENT_KALLUS,
  AGENT_TEREX,
  AHSOKA_TANO,
  AMILYN_HOLDO,
  BAZE_MALBUS,
  BOBA_FETT,
  BO_KATAN_KRYZE,
  BO_KATAN_KRYZE_REBEL_SCUM,
  C_3PO,
  C_3PO_CREW,
  C_3PO_REPUBLIC,
  CAD_BANE,
  CAPTAIN_HARK,
  CAPTAIN_PHASMA,
  CASSIAN_ANDOR,
  PALPATINE_SIDIOUS,
  CHEWBACCA,
  CHEWBACCA_CREW,
  CHEWBACCA_CREW_SWZ19,
  CHOPPER,
  CIENA_REE,
  CIKATRO_VIZAGO,
  CLAN_WREN_COMMANDOS,
  COMMANDER_MALARUS,
  COMMANDER_PYRE,
  COUNT_DOOKU,
  DARTH_VADER,
  DEATH_TROOPERS,
  DEATH_WATCH_COMMANDOS,
  DIRECTOR_KRENNIC,
  EMPEROR_PALPATINE,
  FENN_RAU,
  FIVES,
  FREELANCE_SLICER,
  GA_97,
  GAMUT_KEY,
  GAR_SAXON,
  GENERAL_GRIEVOUS,
  GENERAL_HUX,
  GHOST_COMPANY,
  GNK_GONK_DROID,
  GRAND_INQUISITOR,
  GRAND_MOFF_TARKIN,
  GREEF_KARGA,
  HAN_SOLO,
  HERA_SYNDULLA,
  HONDO_OHNAKA,
  IG_11,
  IG_88D,
  IMPERIAL_SUPER_COMMANDOS,
  INFORMANT,
  ISB_SLICER,
  JABBA_THE_HUTT,
  JANGO_FETT,
  JYN_ERSO,
  K_2SO,
  KANAN_JARRUS,
  KAYDEL_CONNIX,
  KETSU_ONYO,
  KIT_FISTO,
  KORKIE_KRYZE,
  KORR_SELLA,
  KUIIL,
  KYLO_REN,
  L3_37,
  LANDO_CALRISSIAN,
  LANDO_CALRISSIAN_CREW,
  LARMA_DACY,
  LATTS_RAZZI,
  LEIA_ORGANA,
  LEIA_ORGANA_RESISTANCE,
  MAGVA_YARRO,
  MANDALORIAN_SUPER_COMMANDOS,
  MAUL,
  MAUL_CREW,
  MINISTER_TUA,
  MOFF_JERJERROD,
  NIEN_NUNB,
  NITE_OWL_COMMANDOS,
  NOVICE_TECHNICIAN,
  OBI_WAN_KENOBI,
  PELI_MOTTO,
  PERCEPTIVE_COPILOT,
  PETTY_OFFICER_THANISSON,
  PLO_KOON,
  PRE_VIZSLA,
  PRIME_MINISTER_ALMEC,
  PROTECTORATE_GLEB,
  PZ_4CO,
  QIRA,
  R2_D2,
  ROOK_KAST,
  ROSE_TICO,
  SABINE_WREN,
  SATINE_KRYZE,
  SAVAGE_OPRESS,
  SAW_GERRERA,
  SEASONED_NAVIGATOR,
  SEVENTH_SISTER,
  SUPREME_LEADER_SNOKE,
  TACTICAL_OFFICER,
  TAL_MERRIK,
  THE_CHILD,
  THE_MANDALORIAN,
  TOBIAS_BECKETT,
  TORYN_FARR,
  TRISTAN_WREN,
  UNKAR_PLUTT,
  URSA_WREN,
  WOLFPACK,
  YODA,
  ZAM_WESELL,
  ZEB_ORRELIOS,
  ZUCKUSS,
];
