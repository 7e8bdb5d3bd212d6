import type { DeviceFacts } from '../facts.ts';

/** Devices: printed facts. */
export const DEVICES: readonly DeviceFacts[] = [
  {
    id: 'fusion-generator-supply-tanks-light',
    code: '1_36',
    title: 'Fusion Generator Supply Tanks',
    side: 'light',
    type: 'device',
    destiny: 4,
  },
  {
    id: 'tatooine-utility-belt',
    code: '1_40',
    title: 'Tatooine Utility Belt',
    side: 'light',
    type: 'device',
    destiny: 4,
  },
  { id: 'vaporator', code: '1_41', title: 'Vaporator', side: 'light', type: 'device', destiny: 4 },
  { id: 'blaster-scope', code: '1_199', title: 'Blaster Scope', side: 'dark', type: 'device', destiny: 4 },
  {
    id: 'fusion-generator-supply-tanks-dark',
    code: '1_203',
    title: 'Fusion Generator Supply Tanks',
    side: 'dark',
    type: 'device',
    destiny: 4,
  },
  {
    id: 'stormtrooper-backpack',
    code: '1_206',
    title: 'Stormtrooper Backpack',
    side: 'dark',
    type: 'device',
    destiny: 5,
  },
  {
    id: 'stormtrooper-utility-belt',
    code: '1_207',
    title: 'Stormtrooper Utility Belt',
    side: 'dark',
    type: 'device',
    destiny: 4,
  },
  { id: 'targeting-computer', code: '1_39', title: 'Targeting Computer', side: 'light', type: 'device', destiny: 3 },
  { id: 'landing-claw', code: '4_11', title: 'Landing Claw', side: 'light', type: 'device', copies: 2, destiny: 2 },
  { id: 'astromech-translator', code: '4_8', title: 'Astromech Translator', side: 'light', type: 'device', destiny: 3 },
];
