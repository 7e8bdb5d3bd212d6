import type { UpgradeFacts } from '../../card.ts';
import { ASTROMECH } from './astromech/index.ts';
import { BOMB } from './bomb/index.ts';
import { CANNON } from './cannon/index.ts';
import { CARGO } from './cargo/index.ts';
import { CREW } from './crew/index.ts';
import { ELITE } from './elite/index.ts';
import { HARDPOINT } from './hardpoint/index.ts';
import { ILLICIT } from './illicit/index.ts';
import { MISSILE } from './missile/index.ts';
import { MODIFICATION } from './modification/index.ts';
import { SALVAGEDASTROMECH } from './salvagedastromech/index.ts';
import { SYSTEM } from './system/index.ts';
import { TEAM } from './team/index.ts';
import { TECH } from './tech/index.ts';
import { TITLE } from './title/index.ts';
import { TORPEDO } from './torpedo/index.ts';
import { TURRET } from './turret/index.ts';

/** Every upgrade: a folder for each slot, a file for each card. */
export const UPGRADES: readonly UpgradeFacts[] = [
  ...ELITE,
  ...ASTROMECH,
  ...TORPEDO,
  ...MISSILE,
  ...CANNON,
  ...TURRET,
  ...BOMB,
  ...CREW,
  ...SYSTEM,
  ...SALVAGEDASTROMECH,
  ...TITLE,
  ...MODIFICATION,
  ...ILLICIT,
  ...CARGO,
  ...HARDPOINT,
  ...TEAM,
  ...TECH,
];
