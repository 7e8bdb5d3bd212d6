import type { KeywordFacts } from '../card.ts';
import { AI_ACTION, ARSENAL, BARRAGE, CALCULATE_ODDS, GUIDANCE } from './acting.ts';
import { AGILE, READY, TACTICAL } from './afteractions.ts';
import { CYCLE, IMMOBILIZE, TOW_CABLE } from './aftermath.ts';
import { LETHAL, MARKSMAN, PRECISE } from './aiming.ts';
import { ARMOR, ARMOR_X } from './armor.ts';
import { INFILTRATE, SCOUT, SCOUTING_PARTY, WOUND } from './arriving.ts';
import { ARM, DETONATE } from './charges.ts';
import { BLAST, COVER_X, HIGH_VELOCITY } from './covering.ts';
import { COVERT_OPS } from './covertops.ts';
import { DETACHMENT } from './detachment.ts';
import { CRITICAL, IMPERVIOUS, JEDI_HUNTER, UNCANNY_LUCK } from './dice.ts';
import { BLOCK, DEFLECT, NIMBLE, OUTMANEUVER } from './dodging.ts';
import { DUELIST } from './duelist.ts';
import { ENRAGE } from './enrage.ts';
import { FIELD_COMMANDER } from './fieldcommander.ts';
import { FIXED } from './fixed.ts';
import { CHARGE, RELENTLESS, STEADY } from './freeattack.ts';
import { GUARDIAN } from './guardian.ts';
import { GUNSLINGER } from './gunslinger.ts';
import { REPAIR, TREAT } from './healing.ts';
import { IMMUNE_BLAST, IMMUNE_DEFLECT, IMMUNE_PIERCE, IMMUNE_RANGE_1 } from './immune.ts';
import { IMPACT } from './impact.ts';
import { CUNNING, DIRECT, OVERRIDE, PULLING_THE_STRINGS, REINFORCEMENTS, TEAMWORK } from './leading.ts';
import { ION, POISON, SUPPRESSIVE } from './lingering.ts';
import { ATARU, DJEM_SO, JUYO, MAKASHI, SORESU } from './masteries.ts';
import { BOUNTY, SECRET_MISSION } from './missions.ts';
import {
  CLIMBING_VEHICLE,
  DISENGAGE,
  HOVER,
  JUMP,
  PLODDING,
  REPOSITION,
  SPEEDER,
  SPUR,
  STATIONARY,
  WHEEL_MODE,
} from './moves.ts';
import { CUMBERSOME, EXPERT_CLIMBER, GROUNDED, IMMUNE_MELEE, RAM, SCALE } from './moving.ts';
import { NONCOMBATANT } from './noncombatant.ts';
import { DEFEND, DISCIPLINED, TARGET } from './ordered.ts';
import { AUTHORITATIVE, COORDINATE, ENTOURAGE } from './ordering.ts';
import { OVERRUN } from './overrun.ts';
import { FULL_PIVOT, SENTINEL, SPRAY, UNHINDERED } from './passive.ts';
import { GENERATOR, INDEPENDENT, RELIABLE, RETINUE } from './phases.ts';
import { PIERCE } from './pierce.ts';
import { COMPEL, DEMORALIZE, INDOMITABLE } from './rallying.ts';
import { MASTER_OF_THE_FORCE, RECHARGE, RECONFIGURE, REGENERATE } from './recovering.ts';
import { SCATTER } from './scatter.ts';
import { SELF_DESTRUCT } from './selfdestruct.ts';
import { AID, EXEMPLAR, SIDEARM } from './sharing.ts';
import { LOW_PROFILE, SHARPSHOOTER } from './sharpshooter.ts';
import { BEAM, FIRE_SUPPORT, LONG_SHOT, SMALL, VERSATILE } from './shooting.ts';
import { SMOKE } from './smoke.ts';
import { CONTINGENCIES, COUNTERPART, FLAWED, HEAVY_WEAPON_TEAM, LOADOUT } from './structure.ts';
import { DANGER_SENSE, DAUNTLESS, INSPIRE, SELF_PRESERVATION } from './suppression.ts';
import { DISTRACT, INCOGNITO, INCONSPICUOUS } from './targets.ts';
import { BOLSTER, OBSERVE, QUICK_THINKING, SPOTTER, STRATEGIZE, TAKE_COVER } from './tokenactions.ts';
import { LIGHT_TRANSPORT, TRANSPORT } from './transports.ts';
import { WEAK_POINT } from './weakpoint.ts';

const KEYWORDS: readonly KeywordFacts[] = [
  AGILE,
  AID,
  AI_ACTION,
  ARM,
  ARMOR,
  ARMOR_X,
  ARSENAL,
  ATARU,
  AUTHORITATIVE,
  BARRAGE,
  BEAM,
  BLAST,
  BLOCK,
  BOLSTER,
  BOUNTY,
  CALCULATE_ODDS,
  CHARGE,
  CLIMBING_VEHICLE,
  COMPEL,
  CONTINGENCIES,
  COORDINATE,
  COUNTERPART,
  COVERT_OPS,
  COVER_X,
  CRITICAL,
  CUMBERSOME,
  CUNNING,
  CYCLE,
  DANGER_SENSE,
  DAUNTLESS,
  DEFEND,
  DEFLECT,
  DEMORALIZE,
  DETACHMENT,
  DETONATE,
  DIRECT,
  DISCIPLINED,
  DISENGAGE,
  DISTRACT,
  DJEM_SO,
  DUELIST,
  ENRAGE,
  ENTOURAGE,
  EXEMPLAR,
  EXPERT_CLIMBER,
  FIELD_COMMANDER,
  FIRE_SUPPORT,
  FIXED,
  FLAWED,
  FULL_PIVOT,
  GENERATOR,
  GROUNDED,
  GUARDIAN,
  GUIDANCE,
  GUNSLINGER,
  HEAVY_WEAPON_TEAM,
  HIGH_VELOCITY,
  HOVER,
  IMMOBILIZE,
  IMMUNE_BLAST,
  IMMUNE_DEFLECT,
  IMMUNE_MELEE,
  IMMUNE_PIERCE,
  IMMUNE_RANGE_1,
  IMPACT,
  IMPERVIOUS,
  INCOGNITO,
  INCONSPICUOUS,
  INDEPENDENT,
  INDOMITABLE,
  INFILTRATE,
  INSPIRE,
  ION,
  JEDI_HUNTER,
  JUMP,
  JUYO,
  LETHAL,
  LIGHT_TRANSPORT,
  LOADOUT,
  LONG_SHOT,
  LOW_PROFILE,
  MAKASHI,
  MARKSMAN,
  MASTER_OF_THE_FORCE,
  NIMBLE,
  NONCOMBATANT,
  OBSERVE,
  OUTMANEUVER,
  OVERRUN,
  OVERRIDE,
  PIERCE,
  PLODDING,
  POISON,
  PRECISE,
  PULLING_THE_STRINGS,
  QUICK_THINKING,
  RAM,
  READY,
  RECHARGE,
  RECONFIGURE,
  REGENERATE,
  REINFORCEMENTS,
  RELENTLESS,
  RELIABLE,
  REPAIR,
  REPOSITION,
  RETINUE,
  SCALE,
  SCATTER,
  SCOUT,
  SCOUTING_PARTY,
  SECRET_MISSION,
  SELF_DESTRUCT,
  SELF_PRESERVATION,
  SENTINEL,
  SHARPSHOOTER,
  SIDEARM,
  SMALL,
  SMOKE,
  SORESU,
  SPEEDER,
  SPOTTER,
  SPRAY,
  SPUR,
  STATIONARY,
  STEADY,
  STRATEGIZE,
  SUPPRESSIVE,
  TACTICAL,
  TAKE_COVER,
  TARGET,
  TEAMWORK,
  TOW_CABLE,
  TRANSPORT,
  TREAT,
  UNCANNY_LUCK,
  UNHINDERED,
  VERSATILE,
  WEAK_POINT,
  WHEEL_MODE,
  WOUND,
];

const BY_ID = new Map(KEYWORDS.map((keyword) => [keyword.id, keyword]));

/** A keyword that has abilities; undefined for one that only building or other rules look at. */
export function findKeyword(id: string): KeywordFacts | undefined {
  return BY_ID.get(id);
}

export function allKeywords(): readonly KeywordFacts[] {
  return KEYWORDS;
}
