import type { Procedure } from '@rangefinder/kernel';
import type { XTable } from '../table.ts';

/** Puts the markers of the mission on the table, before any obstacle (xw2.missions.setup.2). */
export function* placeFeatures(_t: XTable): Procedure<void> {}
