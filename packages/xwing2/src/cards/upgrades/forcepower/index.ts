import type { UpgradeFacts } from '../../../card.ts';
import { BATTLE_MEDITATION } from './battlemeditation.ts';
import { BRILLIANT_EVASION } from './brilliantevasion.ts';
import { COMPASSION } from './compassion.ts';
import { EXTREME_MANEUVERS } from './extrememaneuvers.ts';
import { FORESIGHT } from './foresight.ts';
import { HATE } from './hate.ts';
import { HEIGHTENED_PERCEPTION } from './heightenedperception.ts';
import { INSTINCTIVE_AIM } from './instinctiveaim.ts';
import { MALICE } from './malice.ts';
import { PATIENCE } from './patience.ts';
import { PRECOGNITIVE_REFLEXES } from './precognitivereflexes.ts';
import { PREDICTIVE_SHOT } from './predictiveshot.ts';
import { SENSE } from './sense.ts';
import { SHATTERING_SHOT } from './shatteringshot.ts';
import { SUPERNATURAL_REFLEXES } from './supernaturalreflexes.ts';

export const FORCEPOWER: readonly UpgradeFacts[] = [
  BATTLE_MEDITATION,
  BRILLIANT_EVASION,
  COMPASSION,
  EXTREME_MANEUVERS,
  FORESIGHT,
  HATE,
  HEIGHTENED_PERCEPTION,
  INSTINCTIVE_AIM,
  MALICE,
  PATIENCE,
  PRECOGNITIVE_REFLEXES,
  PREDICTIVE_SHOT,
  SENSE,
  SHATTERING_SHOT,
  SUPERNATURAL_REFLEXES,
];
