import type { UpgradeFacts } from '../../../card.ts';
import { ANGER } from './anger.ts';
import { BATTLE_MEDITATION } from './battle-meditation.ts';
import { BURST_OF_SPEED } from './burst-of-speed.ts';
import { FEAR } from './fear.ts';
import { FORCE_BARRIER } from './force-barrier.ts';
import { FORCE_CHOKE } from './force-choke.ts';
import { FORCE_GUIDANCE } from './force-guidance.ts';
import { FORCE_LIFT } from './force-lift.ts';
import { FORCE_PUSH } from './force-push.ts';
import { FORCE_REFLEXES } from './force-reflexes.ts';
import { HOPE } from './hope.ts';
import { JEDI_MIND_TRICK } from './jedi-mind-trick.ts';
import { SABER_THROW } from './saber-throw.ts';

export const FORCE: readonly UpgradeFacts[] = [
  ANGER,
  BATTLE_MEDITATION,
  BURST_OF_SPEED,
  FEAR,
  FORCE_BARRIER,
  FORCE_CHOKE,
  FORCE_GUIDANCE,
  FORCE_LIFT,
  FORCE_PUSH,
  FORCE_REFLEXES,
  HOPE,
  JEDI_MIND_TRICK,
  SABER_THROW,
];
