import { modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { standardActions } from '../../rules/actions.ts';
import { youDefend } from '../words/attack.ts';
import { offersFreeAction } from '../words/phrases.ts';

export const tieadvprototype: ShipFacts = {
  id: 'tieadvprototype',
  name: 'TIE Adv. Prototype',
  size: 'small',
  attack: 2,
  arcs: ['front'],
  agility: 3,
  hull: 2,
  shields: 2,
  actions: ['barrel-roll', 'boost', 'focus', 'lock'],
  dial: '1TG 1BG 1NG 1YG 2TW 2BW 2FG 2NW 2YW 3TW 3BW 3FG 3NW 3YW 4FG 4KR 5FW',
  pilots: [
    {
      id: 'theinquisitor',
      name: 'The Inquisitor',
      allegiance: 'galacticempire',
      skill: 8,
      limited: 1,
      cost: 25,
      slots: ['elite', 'missile'],
      text: 'Your primary attacks at range 2-3 count as made at range 1.',
      abilities: [
        modify('attack-range', (range, { self, moment: { attacker, weapon } }) =>
          attacker === self.ship && weapon.kind === 'primary' ? 1 : range,
        ),
      ],
    },
    {
      id: 'valenrudor',
      name: 'Valen Rudor',
      allegiance: 'galacticempire',
      skill: 6,
      limited: 1,
      cost: 22,
      slots: ['elite', 'missile'],
      text: 'After you defend: you may perform a free action.',
      abilities: [
        offersFreeAction('after-defending', youDefend, ({ table, self }) => standardActions(table, self.ship)),
      ],
    },
    {
      id: 'baronoftheempire',
      name: 'Baron of the Empire',
      allegiance: 'galacticempire',
      skill: 4,
      limited: 0,
      cost: 19,
      slots: ['missile', 'elite'],
      abilities: [],
    },
    {
      id: 'sienartestpilot',
      name: 'Sienar Test Pilot',
      allegiance: 'galacticempire',
      skill: 2,
      limited: 0,
      cost: 16,
      slots: ['missile'],
      abilities: [],
    },
  ],
};
