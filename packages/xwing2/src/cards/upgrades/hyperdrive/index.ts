import type { UpgradeFacts } from '../../../card.ts';
import { SYLIURE_31_HYPERDRIVE } from './syliure31hyperdrive.ts';

export const HYPERDRIVE: readonly UpgradeFacts[] = [SYLIURE_31_HYPERDRIVE];
