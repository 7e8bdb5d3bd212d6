import type { MissionId } from '../state.ts';
import type { XTable } from '../table.ts';
import { assault } from './assault.ts';
import { chance } from './chance.ts';
import type { Mission } from './mission.ts';
import { salvage } from './salvage.ts';
import { scramble } from './scramble.ts';

/** A plain Dogfight has neither markers nor objectives. */
const dogfight: Mission = {};

/** What the mission of this match adds. Looked up late, because missions and rules know each other. */
export function missionOf(t: XTable): Mission {
  const missions: Readonly<Record<MissionId, Mission>> = { dogfight, assault, chance, salvage, scramble };
  return missions[t.state.mission];
}
