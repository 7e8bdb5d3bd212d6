import { at, modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { mayPerformAction, standardActions } from '../../rules/actions.ts';
import { acquireLock, lockTargets } from '../../rules/lock.ts';

export const tiecapunisher: ShipFacts = {
  id: 'tiecapunisher',
  name: 'TIE/ca Punisher',
  size: 'medium',
  attacks: [{ arc: 'front', dice: 2 }],
  agility: 1,
  hull: 6,
  shields: 3,
  actions: ['focus', 'lock', 'red barrel-roll', 'boost > red lock', 'reload'],
  dial: '0OR 1BB 1FB 1NB 2TW 2BW 2FB 2NW 2YW 3TR 3BW 3FW 3NW 3YR 4KR',
  keywords: ['TIE'],
  pilots: [
    {
      id: 'redline',
      name: '"Redline"',
      caption: 'Adrenaline Junkie',
      faction: 'galacticempire',
      initiative: 5,
      limited: 1,
      cost: 7,
      loadout: 25,
      slots: ['sensor', 'torpedo', 'missile', 'missile', 'device', 'modification', 'modification', 'gunner'],
      keywords: ['TIE'],
      standard: false,
      text: 'You can maintain two locks. After an action: you may acquire a lock.',
      abilities: [
        modify('most-locks', (most, { self, moment: ship }) => (ship === self.ship ? Math.max(most, 2) : most)),
        at('action-performed', {
          optional: true,
          when: ({ table, self, moment: { ship } }) => ship === self.ship && lockTargets(table, ship).length > 0,
          *effect({ table, self: { ship } }) {
            yield* acquireLock(table, ship);
          },
        }),
      ],
    },
    {
      id: 'deathrain',
      name: '"Deathrain"',
      caption: 'Dexterous Bombardier',
      faction: 'galacticempire',
      initiative: 4,
      limited: 1,
      cost: 6,
      loadout: 20,
      slots: ['talent', 'sensor', 'torpedo', 'missile', 'device', 'device', 'modification', 'gunner'],
      keywords: ['TIE'],
      standard: false,
      text: 'After you dropped or launched a device, you may take an action.',
      abilities: [
        at('device-placed', {
          rule: 'xw2.faq-cards.107',
          optional: false,
          when: ({ self, moment: { ship } }) => ship === self.ship,
          *effect({ table, self: { ship } }) {
            yield* mayPerformAction(table, ship, standardActions(table, ship), 'xw2.faq-cards.107');
          },
        }),
      ],
    },
    {
      id: 'cutlasssquadronpilot',
      name: 'Cutlass Squadron Pilot',
      faction: 'galacticempire',
      initiative: 2,
      limited: 0,
      cost: 5,
      loadout: 6,
      slots: ['sensor', 'torpedo', 'missile', 'device', 'modification', 'gunner'],
      keywords: ['TIE'],
      standard: false,
      abilities: [],
    },
  ],
};
