import type { UpgradeFacts } from '../../../card.ts';
import { AGGRESSIVE_TACTICS } from './aggressive-tactics.ts';
import { COMMANDING_PRESENCE } from './commanding-presence.ts';
import { ESTEEMED_LEADER } from './esteemed-leader.ts';
import { IMPROVISED_ORDERS } from './improvised-orders.ts';
import { INSPIRING_PRESENCE } from './inspiring-presence.ts';
import { STRICT_ORDERS } from './strict-orders.ts';
import { VIGILANCE } from './vigilance.ts';

export const COMMAND: readonly UpgradeFacts[] = [
  AGGRESSIVE_TACTICS,
  COMMANDING_PRESENCE,
  ESTEEMED_LEADER,
  IMPROVISED_ORDERS,
  INSPIRING_PRESENCE,
  STRICT_ORDERS,
  VIGILANCE,
];
