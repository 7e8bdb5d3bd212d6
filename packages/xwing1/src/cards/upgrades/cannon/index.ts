import type { UpgradeFacts } from '../../../card.ts';
import { ARC_CASTER } from './arccaster.ts';
import { AUTOBLASTER } from './autoblaster.ts';
import { FLECHETTE_CANNON } from './flechettecannon.ts';
import { HEAVY_LASER_CANNON } from './heavylasercannon.ts';
import { ION_CANNON } from './ioncannon.ts';
import { JAMMING_BEAM } from './jammingbeam.ts';
import { LINKED_BATTERY } from './linkedbattery.ts';
import { MANGLER_CANNON } from './manglercannon.ts';
import { TRACTOR_BEAM } from './tractorbeam.ts';

export const CANNON: readonly UpgradeFacts[] = [
  ARC_CASTER,
  AUTOBLASTER,
  FLECHETTE_CANNON,
  HEAVY_LASER_CANNON,
  ION_CANNON,
  JAMMING_BEAM,
  LINKED_BATTERY,
  MANGLER_CANNON,
  TRACTOR_BEAM,
];
