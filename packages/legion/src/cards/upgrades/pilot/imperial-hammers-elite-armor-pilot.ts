import { words } from '@rangefinder/kernel/words';
import { modify } from '../../../abilities.ts';
import { attacks } from '../../../keywords/keyword.ts';
import { upgrade } from '../upgrade.ts';

/** What is better already stays so. */
export const IMPERIAL_HAMMERS_ELITE_ARMOR_PILOT = upgrade('pilot', {
  id: 'imperial-hammers-elite-armor-pilot',
  name: 'Imperial Hammers Elite Armor Pilot',
  points: 10,
  restriction: { types: ['ground'] },
  text: words(
    'Attack surges become [hit].',
    'Les adrénalines d’attaque deviennent des [hit].',
    'Wyniki [surge] w ataku stają się [hit].',
  ),
  abilities: [modify('attack-surge', (surge, context) => (attacks(context) ? (surge ?? 'hit') : surge))],
});
