import type { UpgradeFacts } from '../../card.ts';
import { ARMAMENT } from './armament/index.ts';
import { COMMAND } from './command/index.ts';
import { COMMS } from './comms/index.ts';
import { CREW } from './crew/index.ts';
import { FORCE } from './force/index.ts';
import { GEAR } from './gear/index.ts';
import { GENERATOR } from './generator/index.ts';
import { GRENADES } from './grenades/index.ts';
import { HARDPOINT } from './hardpoint/index.ts';
import { HEAVY_WEAPON } from './heavy-weapon/index.ts';
import { ORDNANCE } from './ordnance/index.ts';
import { PERSONNEL } from './personnel/index.ts';
import { PILOT } from './pilot/index.ts';
import { PROGRAMMING } from './programming/index.ts';
import { TRAINING } from './training/index.ts';

/** Every upgrade card: a folder for each slot, a file for each card. */
export const UPGRADES: readonly UpgradeFacts[] = [
  ...HEAVY_WEAPON,
  ...PERSONNEL,
  ...FORCE,
  ...COMMAND,
  ...HARDPOINT,
  ...GEAR,
  ...GRENADES,
  ...COMMS,
  ...PILOT,
  ...TRAINING,
  ...GENERATOR,
  ...ARMAMENT,
  ...CREW,
  ...ORDNANCE,
  ...PROGRAMMING,
];
