import type { Texts } from '../words.ts';
import { fleetAction } from './battle-deployment.ts';

export const COMBINED_FLEET_ACTION: Texts = {
  'combined-fleet-action': fleetAction,
};
