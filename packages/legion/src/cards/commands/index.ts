import type { CommandFacts } from '../../card.ts';
import { AGENT_KALLUS } from './agent-kallus.ts';
import { ANAKIN_SKYWALKER } from './anakin-skywalker.ts';
import { BOBA_FETT } from './boba-fett.ts';
import { BOSSK } from './bossk.ts';
import { CAD_BANE } from './cad-bane.ts';
import { CASSIAN_ANDOR } from './cassian-andor.ts';
import { CHEWBACCA } from './chewbacca.ts';
import { CLONE_CAPTAIN_REX } from './clone-captain-rex.ts';
import { COUNT_DOOKU } from './count-dooku.ts';
import { DARTH_VADER } from './darth-vader.ts';
import { DIRECTOR_ORSON_KRENNIC } from './director-orson-krennic.ts';
import { EMPEROR_PALPATINE } from './emperor-palpatine.ts';
import { GENERAL } from './general.ts';
import { GENERAL_GRIEVOUS } from './general-grievous.ts';
import { GENERAL_VEERS } from './general-veers.ts';
import { HAN_SOLO } from './han-solo.ts';
import { IDEN_VERSIO } from './iden-versio.ts';
import { JYN_ERSO } from './jyn-erso.ts';
import { K_2SO } from './k-2so.ts';
import { LANDO_CALRISSIAN } from './lando-calrissian.ts';
import { LEIA_ORGANA } from './leia-organa.ts';
import { LUKE_SKYWALKER } from './luke-skywalker.ts';
import { MAUL } from './maul.ts';
import { OBI_WAN_KENOBI } from './obi-wan-kenobi.ts';
import { PADME_AMIDALA } from './padme-amidala.ts';
import { R2_D2 } from './r2-d2.ts';
import { REPUBLIC } from './republic.ts';
import { SABINE_WREN } from './sabine-wren.ts';
import { SUPER_TACTICAL_DROID } from './super-tactical-droid.ts';
import { YODA } from './yoda.ts';

/** Every command card: those of everybody and of factions, then a file for each character. */
export const COMMANDS: readonly CommandFacts[] = [
  ...GENERAL,
  ...REPUBLIC,
  ...AGENT_KALLUS,
  ...ANAKIN_SKYWALKER,
  ...BOBA_FETT,
  ...BOSSK,
  ...CAD_BANE,
  ...CASSIAN_ANDOR,
  ...CHEWBACCA,
  ...CLONE_CAPTAIN_REX,
  ...COUNT_DOOKU,
  ...DARTH_VADER,
  ...DIRECTOR_ORSON_KRENNIC,
  ...EMPEROR_PALPATINE,
  ...GENERAL_GRIEVOUS,
  ...GENERAL_VEERS,
  ...HAN_SOLO,
  ...IDEN_VERSIO,
  ...JYN_ERSO,
  ...K_2SO,
  ...LANDO_CALRISSIAN,
  ...LEIA_ORGANA,
  ...LUKE_SKYWALKER,
  ...MAUL,
  ...OBI_WAN_KENOBI,
  ...PADME_AMIDALA,
  ...R2_D2,
  ...SABINE_WREN,
  ...SUPER_TACTICAL_DROID,
  ...YODA,
];
