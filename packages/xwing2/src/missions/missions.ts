import type { MissionId } from '../state.ts';
import { assault } from './assault.ts';
import { chance } from './chance.ts';
import { type Mission, mission } from './mission.ts';
import { salvage } from './salvage.ts';
import { scramble } from './scramble.ts';

/** A plain Dogfight has neither markers nor objectives. */
const dogfight = mission({});

/** The missions, and the plain Dogfight. */
export const MISSIONS: Readonly<Record<MissionId, Mission>> = { dogfight, assault, chance, salvage, scramble };
