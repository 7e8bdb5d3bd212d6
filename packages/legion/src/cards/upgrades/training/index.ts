import type { UpgradeFacts } from '../../../card.ts';
import { DEFENSIVE_STANCE } from './defensive-stance.ts';
import { DUCK_AND_COVER } from './duck-and-cover.ts';
import { ENDURANCE } from './endurance.ts';
import { HUNTER } from './hunter.ts';
import { INTO_THE_FRAY } from './into-the-fray.ts';
import { OFFENSIVE_PUSH } from './offensive-push.ts';
import { OVERWATCH } from './overwatch.ts';
import { PROTECTOR } from './protector.ts';
import { SEIZE_THE_INITIATIVE } from './seize-the-initiative.ts';
import { SITUATIONAL_AWARENESS } from './situational-awareness.ts';
import { TENACITY } from './tenacity.ts';

export const TRAINING: readonly UpgradeFacts[] = [
  DEFENSIVE_STANCE,
  DUCK_AND_COVER,
  ENDURANCE,
  HUNTER,
  INTO_THE_FRAY,
  OFFENSIVE_PUSH,
  OVERWATCH,
  PROTECTOR,
  SEIZE_THE_INITIATIVE,
  SITUATIONAL_AWARENESS,
  TENACITY,
];
