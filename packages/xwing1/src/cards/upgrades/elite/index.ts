import type { UpgradeFacts } from '../../../card.ts';
import { ADAPTABILITY } from './adaptability.ts';
import { ADRENALINE_RUSH } from './adrenalinerush.ts';
import { A_SCORE_TO_SETTLE } from './ascoretosettle.ts';
import { ATTANNI_MINDLINK } from './attannimindlink.ts';
import { BODYGUARD } from './bodyguard.ts';
import { CALCULATION } from './calculation.ts';
import { COOL_HAND } from './coolhand.ts';
import { CRACK_SHOT } from './crackshot.ts';
import { DAREDEVIL } from './daredevil.ts';
import { DEADEYE } from './deadeye.ts';
import { DEBRIS_GAMBIT } from './debrisgambit.ts';
import { DECOY } from './decoy.ts';
import { DETERMINATION } from './determination.ts';
import { DRAW_THEIR_FIRE } from './drawtheirfire.ts';
import { ELUSIVENESS } from './elusiveness.ts';
import { EXPERT_HANDLING } from './experthandling.ts';
import { EXPERTISE } from './expertise.ts';
import { EXPOSE } from './expose.ts';
import { FEARLESSNESS } from './fearlessness.ts';
import { INTENSITY } from './intensity.ts';
import { INTIMIDATION } from './intimidation.ts';
import { JUKE } from './juke.ts';
import { LIGHTNING_REFLEXES } from './lightningreflexes.ts';
import { LONE_WOLF } from './lonewolf.ts';
import { MARKSMANSHIP } from './marksmanship.ts';
import { OPPORTUNIST } from './opportunist.ts';
import { OUTMANEUVER } from './outmaneuver.ts';
import { PREDATOR } from './predator.ts';
import { PUSH_THE_LIMIT } from './pushthelimit.ts';
import { RAGE } from './rage.ts';
import { RUTHLESSNESS } from './ruthlessness.ts';
import { SATURATION_SALVO } from './saturationsalvo.ts';
import { SELFLESSNESS } from './selflessness.ts';
import { SNAP_SHOT } from './snapshot.ts';
import { SQUAD_LEADER } from './squadleader.ts';
import { STAY_ON_TARGET } from './stayontarget.ts';
import { SWARM_LEADER } from './swarmleader.ts';
import { SWARM_TACTICS } from './swarmtactics.ts';
import { TRICK_SHOT } from './trickshot.ts';
import { VETERAN_INSTINCTS } from './veteraninstincts.ts';
import { WINGMAN } from './wingman.ts';
import { WIRED } from './wired.ts';

export const ELITE: readonly UpgradeFacts[] = [
  ADAPTABILITY,
  ADRENALINE_RUSH,
  A_SCORE_TO_SETTLE,
  ATTANNI_MINDLINK,
  BODYGUARD,
  CALCULATION,
  COOL_HAND,
  CRACK_SHOT,
  DAREDEVIL,
  DEADEYE,
  DEBRIS_GAMBIT,
  DECOY,
  DETERMINATION,
  DRAW_THEIR_FIRE,
  ELUSIVENESS,
  EXPERT_HANDLING,
  EXPERTISE,
  EXPOSE,
  FEARLESSNESS,
  INTENSITY,
  INTIMIDATION,
  JUKE,
  LIGHTNING_REFLEXES,
  LONE_WOLF,
  MARKSMANSHIP,
  OPPORTUNIST,
  OUTMANEUVER,
  PREDATOR,
  PUSH_THE_LIMIT,
  RAGE,
  RUTHLESSNESS,
  SATURATION_SALVO,
  SELFLESSNESS,
  SNAP_SHOT,
  SQUAD_LEADER,
  STAY_ON_TARGET,
  SWARM_LEADER,
  SWARM_TACTICS,
  TRICK_SHOT,
  VETERAN_INSTINCTS,
  WINGMAN,
  WIRED,
];
