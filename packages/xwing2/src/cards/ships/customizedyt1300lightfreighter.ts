import { at } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { L3_37 } from '../pilots/l337.ts';
import { LANDO_CALRISSIAN } from '../pilots/landocalrissian.ts';
import { youDefend, yourPrimaryAttack } from '../words/attack.ts';

export const customizedyt1300lightfreighter: ShipFacts = {
  id: 'customizedyt1300lightfreighter',
  name: 'Customized YT-1300 Light Freighter',
  size: 'large',
  attacks: [{ arc: 'double-turret', dice: 2 }],
  agility: 1,
  hull: 8,
  shields: 3,
  actions: ['focus', 'lock', 'red boost', 'rotate'],
  dial: '1BB 1FB 1NB 2TW 2BW 2FB 2NW 2YW 3LR 3TW 3BW 3FB 3NW 3YW 3PR 4FW 4KR',
  keywords: ['Freighter', 'YT-1300'],
  pilots: [
    {
      id: 'hansolo',
      name: 'Han Solo',
      caption: 'The Corellian Kid',
      faction: 'scumandvillainy',
      initiative: 6,
      limited: 1,
      cost: 6,
      loadout: 20,
      slots: ['talent', 'missile', 'crew', 'crew', 'illicit', 'modification', 'title', 'gunner'],
      keywords: ['Freighter', 'YT-1300'],
      standard: true,
      text: 'Defending, or attacking with a primary weapon, across an obstacle you may roll 1 more die.',
      abilities: [
        at('before-attack-dice', {
          optional: true,
          when: (context) => yourPrimaryAttack(context) && context.moment.attack.obstructedBy.length > 0,
          *effect({ moment: { attack } }) {
            attack.moreAttackDice++;
          },
        }),
        at('before-defense-dice', {
          optional: true,
          when: (context) => youDefend(context) && context.moment.attack.obstructedBy.length > 0,
          *effect({ moment: { attack } }) {
            attack.moreDefenseDice++;
          },
        }),
      ],
    },
    {
      id: 'landocalrissian',
      name: 'Lando Calrissian',
      caption: 'Smooth-talking Gambler',
      faction: 'scumandvillainy',
      initiative: 4,
      limited: 1,
      cost: 6,
      loadout: 17,
      slots: ['talent', 'missile', 'crew', 'illicit', 'illicit', 'modification', 'title', 'gunner'],
      keywords: ['Freighter', 'YT-1300'],
      standard: true,
      ...LANDO_CALRISSIAN,
    },
    {
      id: 'l337',
      name: 'L3-37',
      caption: 'Droid Revolutionary',
      faction: 'scumandvillainy',
      initiative: 2,
      limited: 1,
      cost: 6,
      loadout: 15,
      slots: ['missile', 'crew', 'crew', 'gunner', 'illicit', 'modification', 'title'],
      keywords: ['Droid', 'Freighter', 'YT-1300'],
      actions: ['calculate', 'lock', 'red boost', 'rotate'],
      standard: true,
      ...L3_37,
    },
    {
      id: 'freightercaptain',
      name: 'Freighter Captain',
      faction: 'scumandvillainy',
      initiative: 1,
      limited: 0,
      cost: 6,
      loadout: 6,
      slots: ['missile', 'illicit', 'gunner'],
      keywords: ['Freighter', 'YT-1300'],
      standard: true,
      abilities: [],
    },
  ],
};
