import type { XTable } from '../table.ts';
import { assault } from './assault.ts';
import { chance } from './chance.ts';
import { type Mission, mission } from './mission.ts';
import { salvage } from './salvage.ts';
import { scramble } from './scramble.ts';

/** A plain Dogfight has neither markers nor objectives. */
const dogfight = mission({});

/** What the mission of this match adds. A function, because missions and rules know each other. */
export function missionOf(t: XTable): Mission {
  switch (t.state.mission) {
    case 'dogfight':
      return dogfight;
    case 'assault':
      return assault;
    case 'chance':
      return chance;
    case 'salvage':
      return salvage;
    case 'scramble':
      return scramble;
  }
}
