import { at, modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { gainToken } from '../../rules/tokens.ts';
import { youAttack } from '../words/attack.ts';

export const tiephantom: ShipFacts = {
  id: 'tiephantom',
  name: 'TIE Phantom',
  size: 'small',
  attack: 4,
  arcs: ['front'],
  agility: 2,
  hull: 2,
  shields: 2,
  actions: ['focus', 'barrel-roll', 'evade', 'cloak'],
  dial: '1TW 1YW 2TW 2BG 2FG 2NG 2YW 3TW 3BW 3FG 3NW 3YW 3KR 4FW 4KR',
  pilots: [
    {
      id: 'whisper',
      name: '"Whisper"',
      allegiance: 'galacticempire',
      skill: 7,
      limited: 1,
      cost: 32,
      slots: ['elite', 'system', 'crew'],
      text: 'After an attack of yours that hits: you may assign yourself 1 focus token.',
      abilities: [
        at('after-attacking', {
          optional: true,
          when: (context) => youAttack(context) && context.moment.attack.hit === true,
          *effect({ table, self: { ship } }) {
            yield* gainToken(table, ship, 'focus', 1);
          },
        }),
      ],
    },
    {
      id: 'echo',
      name: '"Echo"',
      allegiance: 'galacticempire',
      skill: 6,
      limited: 1,
      cost: 30,
      slots: ['elite', 'system', 'crew'],
      text: 'You decloak with the 2 bank templates instead of the 2 straight.',
      abilities: [
        modify('roll-templates', (templates, { self, moment: { ship, how } }) =>
          ship === self.ship && how === 'decloak' ? ['bank'] : templates,
        ),
      ],
    },
    {
      id: 'shadowsquadronpilot',
      name: 'Shadow Squadron Pilot',
      allegiance: 'galacticempire',
      skill: 5,
      limited: 0,
      cost: 27,
      slots: ['system', 'crew'],
      abilities: [],
    },
    {
      id: 'sigmasquadronpilot',
      name: 'Sigma Squadron Pilot',
      allegiance: 'galacticempire',
      skill: 3,
      limited: 0,
      cost: 25,
      slots: ['system', 'crew'],
      abilities: [],
    },
  ],
};
