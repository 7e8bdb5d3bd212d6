import type { UpgradeFacts } from '../../../card.ts';
import { BACKWARDS_TAILSLIDE } from './backwardstailslide.ts';
import { CLAN_TRAINING } from './clantraining.ts';
import { COMPOSURE } from './composure.ts';
import { CRACK_SHOT } from './crackshot.ts';
import { CUTTHROAT } from './cutthroat.ts';
import { DAREDEVIL } from './daredevil.ts';
import { DEADEYE_SHOT } from './deadeyeshot.ts';
import { DEBRIS_GAMBIT } from './debrisgambit.ts';
import { DEDICATED } from './dedicated.ts';
import { DISCIPLINED } from './disciplined.ts';
import { ELUSIVE } from './elusive.ts';
import { ENDURING } from './enduring.ts';
import { ENSNARE } from './ensnare.ts';
import { EXPERT_HANDLING } from './experthandling.ts';
import { FANATICAL } from './fanatical.ts';
import { FEARLESS } from './fearless.ts';
import { FEEDBACK_PING } from './feedbackping.ts';
import { GRAVITIC_DEFLECTION } from './graviticdeflection.ts';
import { HEROIC } from './heroic.ts';
import { HOPEFUL } from './hopeful.ts';
import { INTERLOPER_TURN } from './interloperturn.ts';
import { INTIMIDATION } from './intimidation.ts';
import { ION_LIMITER_OVERRIDE } from './ionlimiteroverride.ts';
import { JUKE } from './juke.ts';
import { LONE_WOLF } from './lonewolf.ts';
import { MARG_SABL_CLOSURE } from './margsablclosure.ts';
import { MARKSMANSHIP } from './marksmanship.ts';
import { NOTORIOUS } from './notorious.ts';
import { OUTMANEUVER } from './outmaneuver.ts';
import { PREDATOR } from './predator.ts';
import { PROUD_TRADITION } from './proudtradition.ts';
import { RUTHLESS } from './ruthless.ts';
import { SATURATION_SALVO } from './saturationsalvo.ts';
import { SELFLESS } from './selfless.ts';
import { SNAP_SHOT } from './snapshot.ts';
import { SQUAD_LEADER } from './squadleader.ts';
import { STARBIRD_SLASH } from './starbirdslash.ts';
import { SWARM_TACTICS } from './swarmtactics.ts';
import { TIERFON_BELLY_RUN } from './tierfonbellyrun.ts';
import { TREACHEROUS } from './treacherous.ts';
import { TRICK_SHOT } from './trickshot.ts';

export const TALENT: readonly UpgradeFacts[] = [
  BACKWARDS_TAILSLIDE,
  CLAN_TRAINING,
  COMPOSURE,
  CRACK_SHOT,
  CUTTHROAT,
  DAREDEVIL,
  DEADEYE_SHOT,
  DEBRIS_GAMBIT,
  DEDICATED,
  DISCIPLINED,
  ELUSIVE,
  ENDURING,
  ENSNARE,
  EXPERT_HANDLING,
  FANATICAL,
  FEARLESS,
  FEEDBACK_PING,
  GRAVITIC_DEFLECTION,
  HEROIC,
  HOPEFUL,
  INTERLOPER_TURN,
  INTIMIDATION,
  ION_LIMITER_OVERRIDE,
  JUKE,
  LONE_WOLF,
  MARG_SABL_CLOSURE,
  MARKSMANSHIP,
  NOTORIOUS,
  OUTMANEUVER,
  PREDATOR,
  PROUD_TRADITION,
  RUTHLESS,
  SATURATION_SALVO,
  SELFLESS,
  SNAP_SHOT,
  SQUAD_LEADER,
  STARBIRD_SLASH,
  SWARM_TACTICS,
  TIERFON_BELLY_RUN,
  TREACHEROUS,
  TRICK_SHOT,
];
