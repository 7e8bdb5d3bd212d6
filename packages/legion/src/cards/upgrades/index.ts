import type { UpgradeFacts } from '../../card.ts';
import { ARMAMENT } from './armament.ts';
import { COMMAND } from './command.ts';
import { COMMS } from './comms.ts';
import { CREW } from './crew.ts';
import { FORCE } from './force.ts';
import { GEAR } from './gear.ts';
import { GENERATOR } from './generator.ts';
import { GRENADES } from './grenades.ts';
import { HARDPOINT } from './hardpoint.ts';
import { HEAVY_WEAPON } from './heavy-weapon.ts';
import { ORDNANCE } from './ordnance.ts';
import { PERSONNEL } from './personnel.ts';
import { PILOT } from './pilot.ts';
import { PROGRAMMING } from './programming.ts';
import { TRAINING } from './training.ts';

/** Every upgrade card: a file for each slot. */
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
