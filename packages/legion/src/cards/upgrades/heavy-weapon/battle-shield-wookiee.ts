import { words } from '@rangefinder/kernel/words';
import { modify } from '../../../abilities.ts';
import { kw, melee } from '../../print.ts';
import { TURNS_OVER } from '../../words/turning.ts';
import { upgrade } from '../upgrade.ts';

/** A shield that is carried in front of oneself is heavy. */
const SLOWER = modify('speed', (speed, { self, moment: unit }) => (unit === self.unit ? speed - 1 : speed));

export const BATTLE_SHIELD_WOOKIEE = upgrade('heavy-weapon', {
  id: 'battle-shield-wookiee',
  name: 'Battle Shield Wookiee',
  points: 26,
  restriction: { units: ['Wookiee Warriors'] },
  adds: { minis: 1, wounds: null },
  weapons: [melee('Battle Shield', { red: 2 })],
  text: words(
    "The card may be turned over as the unit's activation begins.",
    'La carte peut être retournée au début de l’activation de l’unité.',
    'Kartę można odwrócić na początku aktywacji oddziału.',
  ),
  abilities: [TURNS_OVER],
  back: {
    name: 'Battle Shield Wookiee',
    keywords: [kw('armor-x', 1)],
    weapons: [melee('Battle Shield', { black: 2 })],
    text: words(
      "The card may be turned over as the unit's activation begins. Maximum speed −1.",
      'La carte peut être retournée au début de l’activation de l’unité. Vitesse maximale −1.',
      'Kartę można odwrócić na początku aktywacji oddziału. Prędkość maksymalna −1.',
    ),
    abilities: [TURNS_OVER, SLOWER],
  },
});
