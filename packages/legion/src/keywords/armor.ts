import { words } from '@rangefinder/kernel/words';
import { at } from '../abilities.ts';
import { cancelAttackDice } from '../rules/attack/roll.ts';
import { defends, keyword } from './keyword.ts';

/** legion.armor: every hit is cancelled, after the attacker had its say (Impact). */
export const ARMOR = keyword(
  'armor',
  'Armor',
  words(
    'While defending: cancel all hits that the attacker has not turned into criticals.',
    'En défense : annulez toutes les touches que l’attaquant n’a pas changées en critiques.',
    'Podczas obrony: anuluj wszystkie trafienia, których atakujący nie zmienił w krytyczne.',
  ),
  [
    at('defender-modifies-attack-dice', {
      rule: 'legion.armor.1',
      optional: false,
      when: defends,
      *effect({ table, moment }) {
        cancelAttackDice(table, moment, 'hit', Number.POSITIVE_INFINITY, { by: 'armor', rule: 'legion.armor.1' });
      },
    }),
  ],
);

/** legion.armor-x */
export const ARMOR_X = keyword(
  'armor-x',
  'Armor X',
  words(
    'While defending: cancel up to X hits that the attacker has not turned into criticals.',
    'En défense : annulez jusqu’à X touches que l’attaquant n’a pas changées en critiques.',
    'Podczas obrony: anuluj do X trafień, których atakujący nie zmienił w krytyczne.',
  ),
  [
    at('defender-modifies-attack-dice', {
      rule: 'legion.armor-x.1',
      optional: false,
      when: defends,
      *effect({ table, self, moment }) {
        cancelAttackDice(table, moment, 'hit', self.value, { by: 'armor-x', rule: 'legion.armor-x.1' });
      },
    }),
  ],
);
