import { words } from '@rangefinder/kernel/words';
import { modify } from '../../../abilities.ts';
import { attacks } from '../../../keywords/keyword.ts';
import { isSupported } from '../../../rules/attack/support.ts';
import { upgrade } from '../upgrade.ts';

/** Criticals as long as a friend shoots along. */
export const STAR_CORPS_ELITE_ARMOR_PILOTS_327TH = upgrade('pilot', {
  id: '327th-star-corps-elite-armor-pilots',
  name: '327th Star Corps Elite Armor Pilots',
  points: 5,
  restriction: { units: ['Infantry Support Platform'] },
  text: words(
    'While it attacks with the Fire Support of a friend, attack surges become [crit].',
    'Quand un allié soutient son attaque avec Fire Support, les adrénalines d’attaque deviennent des [crit].',
    'Gdy inny twój oddział wspiera jego atak przez Fire Support, wyniki [surge] w ataku stają się [crit].',
  ),
  abilities: [
    modify('attack-surge', (surge, context) =>
      attacks(context) && isSupported(context.moment.attack) ? 'crit' : surge,
    ),
  ],
});
