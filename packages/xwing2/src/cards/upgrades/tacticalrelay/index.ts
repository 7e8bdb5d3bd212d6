import type { UpgradeFacts } from '../../../card.ts';
import { K2_B4 } from './k2b4.ts';
import { KALANI } from './kalani.ts';
import { KRAKEN } from './kraken.ts';
import { TA_175 } from './ta175.ts';
import { TV_94 } from './tv94.ts';

export const TACTICALRELAY: readonly UpgradeFacts[] = [K2_B4, KALANI, KRAKEN, TA_175, TV_94];
