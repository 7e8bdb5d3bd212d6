import type { UpgradeFacts } from '../../card.ts';
import { ASTROMECH } from './astromech/index.ts';
import { CANNON } from './cannon/index.ts';
import { CONFIGURATION } from './configuration/index.ts';
import { CREW } from './crew/index.ts';
import { DEVICE } from './device/index.ts';
import { FORCEPOWER } from './forcepower/index.ts';
import { GUNNER } from './gunner/index.ts';
import { HYPERDRIVE } from './hyperdrive/index.ts';
import { ILLICIT } from './illicit/index.ts';
import { MISSILE } from './missile/index.ts';
import { MODIFICATION } from './modification/index.ts';
import { SENSOR } from './sensor/index.ts';
import { TACTICALRELAY } from './tacticalrelay/index.ts';
import { TALENT } from './talent/index.ts';
import { TECH } from './tech/index.ts';
import { TITLE } from './title/index.ts';
import { TORPEDO } from './torpedo/index.ts';
import { TURRET } from './turret/index.ts';

/** Every upgrade: a folder for each slot, a file for each name. */
export const UPGRADES: readonly UpgradeFacts[] = [
  ...TALENT,
  ...ASTROMECH,
  ...TORPEDO,
  ...MISSILE,
  ...CANNON,
  ...TURRET,
  ...DEVICE,
  ...CREW,
  ...TACTICALRELAY,
  ...CONFIGURATION,
  ...SENSOR,
  ...TITLE,
  ...MODIFICATION,
  ...ILLICIT,
  ...TECH,
  ...GUNNER,
  ...FORCEPOWER,
  ...HYPERDRIVE,
];
