import type { UpgradeFacts } from '../card.ts';
import { ASTROMECH } from './astromech.ts';
import { CANNON } from './cannon.ts';
import { CONFIGURATION } from './configuration.ts';
import { CREW } from './crew.ts';
import { DEVICE } from './device.ts';
import { FORCEPOWER } from './forcepower.ts';
import { GUNNER } from './gunner.ts';
import { HYPERDRIVE } from './hyperdrive.ts';
import { ILLICIT } from './illicit.ts';
import { MISSILE } from './missile.ts';
import { MODIFICATION } from './modification.ts';
import { SENSOR } from './sensor.ts';
import { TACTICALRELAY } from './tacticalrelay.ts';
import { TALENT } from './talent.ts';
import { TECH } from './tech.ts';
import { TITLE } from './title.ts';
import { TORPEDO } from './torpedo.ts';
import { TURRET } from './turret.ts';

/** Every upgrade, one file a slot. */
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
