import type { Texts } from '../words.ts';
import { A_FEW_MANEUVERS } from './a-few-maneuvers.ts';
import { ALTER } from './alter.ts';
import { BORING_CONVERSATION_ANYWAY } from './boring-conversation-anyway.ts';
import { CHARMING_TO_THE_LAST } from './charming-to-the-last.ts';
import { DARK_COLLABORATION } from './dark-collaboration.ts';
import { DARK_JEDI_PRESENCE } from './dark-jedi-presence.ts';
import { DARK_MANEUVERS } from './dark-maneuvers.ts';
import { DONT_GET_COCKY } from './dont-get-cocky.ts';
import { DONT_UNDERESTIMATE_OUR_CHANCES } from './dont-underestimate-our-chances.ts';
import { ELIS_HELROT } from './elis-helrot.ts';
import { END_THIS_DESTRUCTIVE_CONFLICT } from './end-this-destructive-conflict.ts';
import { ESCAPE_POD } from './escape-pod.ts';
import { EVADER } from './evader.ts';
import { FEAR } from './fear.ts';
import { FULL_THROTTLE } from './full-throttle.ts';
import { GIFT_OF_THE_MENTOR } from './gift-of-the-mentor.ts';
import { GRAVEL_STORM } from './gravel-storm.ts';
import { HANS_BACK } from './hans-back.ts';
import { HEAR_ME_BABY_HOLD_TOGETHER } from './hear-me-baby-hold-together.ts';
import { HIGHER_GROUND } from './higher-ground.ts';
import { I_HAVE_YOU_NOW } from './i-have-you-now.ts';
import { IMPERIAL_BARRIER } from './imperial-barrier.ts';
import { IMPERIAL_REINFORCEMENTS } from './imperial-reinforcements.ts';
import { IMPERIAL_SUPPLY } from './imperial-supply.ts';
import { IT_COULD_BE_WORSE } from './it-could-be-worse.ts';
import { JEDI_PRESENCE } from './jedi-presence.ts';
import { KRAYT_DRAGON_HOWL } from './krayt-dragon-howl.ts';
import { LEIAS_BACK } from './leias-back.ts';
import { LONE_PILOT } from './lone-pilot.ts';
import { LONE_WARRIOR } from './lone-warrior.ts';
import { LUKES_BACK } from './lukes-back.ts';
import { MOMENT_OF_TRIUMPH } from './moment-of-triumph.ts';
import { OMMNI_BOX } from './ommni-box.ts';
import { OUT_OF_NOWHERE } from './out-of-nowhere.ts';
import { REBEL_BARRIER } from './rebel-barrier.ts';
import { RETURN_OF_A_JEDI } from './return-of-a-jedi.ts';
import { SENSE } from './sense.ts';
import { SKYWALKERS } from './skywalkers.ts';
import { SOLO_HAN } from './solo-han.ts';
import { START_YOUR_ENGINES } from './start-your-engines.ts';
import { THE_BITH_SHUFFLE } from './the-bith-shuffle.ts';
import { THE_EMPIRES_BACK } from './the-empires-back.ts';
import { THE_FORCE_IS_STRONG_WITH_THIS_ONE } from './the-force-is-strong-with-this-one.ts';
import { THE_SIGNAL } from './the-signal.ts';
import { TROOPER_CHARGE } from './trooper-charge.ts';
import { TWILEK_ADVISOR } from './twilek-advisor.ts';
import { VADERS_EYE } from './vaders-eye.ts';
import { WARRIORS_COURAGE } from './warriors-courage.ts';
import { WERE_ALL_GONNA_BE_A_LOT_THINNER } from './were-all-gonna-be-a-lot-thinner.ts';
import { YOU_OVERESTIMATE_THEIR_CHANCES } from './you-overestimate-their-chances.ts';
import { YOUR_POWERS_ARE_WEAK_OLD_MAN } from './your-powers-are-weak-old-man.ts';

export const INTERRUPTS: readonly Texts[] = [
  A_FEW_MANEUVERS,
  ALTER,
  DONT_GET_COCKY,
  DONT_UNDERESTIMATE_OUR_CHANCES,
  FULL_THROTTLE,
  GIFT_OF_THE_MENTOR,
  HANS_BACK,
  HEAR_ME_BABY_HOLD_TOGETHER,
  IT_COULD_BE_WORSE,
  JEDI_PRESENCE,
  KRAYT_DRAGON_HOWL,
  LEIAS_BACK,
  LUKES_BACK,
  OUT_OF_NOWHERE,
  REBEL_BARRIER,
  RETURN_OF_A_JEDI,
  SENSE,
  SKYWALKERS,
  SOLO_HAN,
  THE_BITH_SHUFFLE,
  THE_FORCE_IS_STRONG_WITH_THIS_ONE,
  WARRIORS_COURAGE,
  BORING_CONVERSATION_ANYWAY,
  CHARMING_TO_THE_LAST,
  DARK_COLLABORATION,
  DARK_JEDI_PRESENCE,
  DARK_MANEUVERS,
  I_HAVE_YOU_NOW,
  IMPERIAL_BARRIER,
  LONE_PILOT,
  LONE_WARRIOR,
  MOMENT_OF_TRIUMPH,
  OMMNI_BOX,
  THE_EMPIRES_BACK,
  TROOPER_CHARGE,
  VADERS_EYE,
  WERE_ALL_GONNA_BE_A_LOT_THINNER,
  YOU_OVERESTIMATE_THEIR_CHANCES,
  YOUR_POWERS_ARE_WEAK_OLD_MAN,
  THE_SIGNAL,
  TWILEK_ADVISOR,
  IMPERIAL_REINFORCEMENTS,
  START_YOUR_ENGINES,
  IMPERIAL_SUPPLY,
  FEAR,
  ESCAPE_POD,
  ELIS_HELROT,
  EVADER,
  END_THIS_DESTRUCTIVE_CONFLICT,
  HIGHER_GROUND,
  GRAVEL_STORM,
];
