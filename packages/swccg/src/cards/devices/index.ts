import type { Texts } from '../words.ts';
import { ASTROMECH_TRANSLATOR } from './astromech-translator.ts';
import { BLASTER_SCOPE } from './blaster-scope.ts';
import { COMLINK } from './comlink.ts';
import { ELECTROBINOCULARS } from './electrobinoculars.ts';
import { FUSION_GENERATOR_SUPPLY_TANKS } from './fusion-generator-supply-tanks.ts';
import { LANDING_CLAW } from './landing-claw.ts';
import { MANDALORIAN_ARMOR } from './mandalorian-armor.ts';
import { PORTABLE_FUSION_GENERATOR } from './portable-fusion-generator.ts';
import { STORMTROOPER_BACKPACK } from './stormtrooper-backpack.ts';
import { STORMTROOPER_UTILITY_BELT } from './stormtrooper-utility-belt.ts';
import { TARGETING_COMPUTER } from './targeting-computer.ts';
import { TATOOINE_UTILITY_BELT } from './tatooine-utility-belt.ts';
import { VAPORATOR } from './vaporator.ts';

export const DEVICES: readonly Texts[] = [
  FUSION_GENERATOR_SUPPLY_TANKS,
  TATOOINE_UTILITY_BELT,
  VAPORATOR,
  BLASTER_SCOPE,
  STORMTROOPER_BACKPACK,
  STORMTROOPER_UTILITY_BELT,
  TARGETING_COMPUTER,
  LANDING_CLAW,
  ASTROMECH_TRANSLATOR,
  COMLINK,
  ELECTROBINOCULARS,
  PORTABLE_FUSION_GENERATOR,
  MANDALORIAN_ARMOR,
];
