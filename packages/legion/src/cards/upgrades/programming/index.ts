import type { UpgradeFacts } from '../../../card.ts';
import { ATTACK_PROTOCOLS } from './attack-protocols.ts';
import { DEFENSE_PROTOCOLS } from './defense-protocols.ts';
import { ENGAGEMENT_PROTOCOLS } from './engagement-protocols.ts';

export const PROGRAMMING: readonly UpgradeFacts[] = [ATTACK_PROTOCOLS, DEFENSE_PROTOCOLS, ENGAGEMENT_PROTOCOLS];
