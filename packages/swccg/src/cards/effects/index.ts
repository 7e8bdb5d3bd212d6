import type { Texts } from '../words.ts';
import { AFFECT_MIND } from './affect-mind.ts';
import { AN_ENTIRE_LEGION_OF_MY_BEST_TROOPS } from './an-entire-legion-of-my-best-troops.ts';
import { AN_UNUSUAL_AMOUNT_OF_FEAR } from './an-unusual-amount-of-fear.ts';
import { ANOTHER_PATHETIC_LIFEFORM } from './another-pathetic-lifeform.ts';
import { ATTACK_RUN } from './attack-run.ts';
import { BANISS_KEEG } from './baniss-keeg.ts';
import { BANTHA_HERD } from './bantha-herd.ts';
import { BATTLE_DEPLOYMENT } from './battle-deployment.ts';
import { CANE_ADISS } from './cane-adiss.ts';
import { COMBINED_FLEET_ACTION } from './combined-fleet-action.ts';
import { DEATH_STAR_SENTRY } from './death-star-sentry.ts';
import { DEMOTION } from './demotion.ts';
import { ELLORRS_MADAK } from './ellorrs-madak.ts';
import { ENDOR_SHIELD } from './endor-shield.ts';
import { FEAR_IS_MY_ALLY } from './fear-is-my-ally.ts';
import { FEAR_WILL_KEEP_THEM_IN_LINE } from './fear-will-keep-them-in-line.ts';
import { I_FIND_YOUR_LACK_OF_FAITH_DISTURBING } from './i-find-your-lack-of-faith-disturbing.ts';
import { KET_MALISS } from './ket-maliss.ts';
import { LIGHTSABER_PROFICIENCY } from './lightsaber-proficiency.ts';
import { LUKE_LUUUUKE } from './luke-luuuuke.ts';
import { NIGHTFALL } from './nightfall.ts';
import { PRESENCE_OF_THE_FORCE } from './presence-of-the-force.ts';
import { PROGRAM_TRAP } from './program-trap.ts';
import { REACTOR_TERMINAL } from './reactor-terminal.ts';
import { REBEL_PLANNERS } from './rebel-planners.ts';
import { RESTRICTED_DEPLOYMENT } from './restricted-deployment.ts';
import { RYCAR_RYJERD } from './rycar-ryjerd.ts';
import { SAITORR_KAL_FAS } from './saitorr-kal-fas.ts';
import { SIENAR_FLEET_SYSTEMS } from './sienar-fleet-systems.ts';
import { SPECIAL_MODIFICATIONS } from './special-modifications.ts';
import { SUNSDOWN } from './sunsdown.ts';
import { TRAFFIC_CONTROL } from './traffic-control.ts';
import { TUSKEN_BREATH_MASK } from './tusken-breath-mask.ts';
import { VISAGE_OF_THE_EMPEROR } from './visage-of-the-emperor.ts';
import { WIPE_THEM_OUT_ALL_OF_THEM } from './wipe-them-out-all-of-them.ts';
import { WRONG_TURN } from './wrong-turn.ts';
import { YAVIN_SENTRY } from './yavin-sentry.ts';

export const EFFECTS: readonly Texts[] = [
  AFFECT_MIND,
  DEMOTION,
  ELLORRS_MADAK,
  LIGHTSABER_PROFICIENCY,
  REBEL_PLANNERS,
  RESTRICTED_DEPLOYMENT,
  RYCAR_RYJERD,
  SAITORR_KAL_FAS,
  SPECIAL_MODIFICATIONS,
  TRAFFIC_CONTROL,
  YAVIN_SENTRY,
  BANISS_KEEG,
  DEATH_STAR_SENTRY,
  FEAR_WILL_KEEP_THEM_IN_LINE,
  I_FIND_YOUR_LACK_OF_FAITH_DISTURBING,
  KET_MALISS,
  PRESENCE_OF_THE_FORCE,
  REACTOR_TERMINAL,
  WRONG_TURN,
  SIENAR_FLEET_SYSTEMS,
  VISAGE_OF_THE_EMPEROR,
  FEAR_IS_MY_ALLY,
  AN_UNUSUAL_AMOUNT_OF_FEAR,
  ATTACK_RUN,
  LUKE_LUUUUKE,
  TUSKEN_BREATH_MASK,
  NIGHTFALL,
  SUNSDOWN,
  CANE_ADISS,
  BANTHA_HERD,
  ENDOR_SHIELD,
  BATTLE_DEPLOYMENT,
  COMBINED_FLEET_ACTION,
  WIPE_THEM_OUT_ALL_OF_THEM,
  ANOTHER_PATHETIC_LIFEFORM,
  AN_ENTIRE_LEGION_OF_MY_BEST_TROOPS,
  PROGRAM_TRAP,
];
