import { at } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { grantedAction, mayPerformAction } from '../../rules/actions.ts';
import { boost } from '../../rules/baractions.ts';
import { GREEN, isStressed } from '../../rules/tokens.ts';
import type { Ship } from '../../state.ts';
import { attackerOf, defenderOf, youAttack, youDefend } from '../words/attack.ts';
import { changesAttackDie, changesDefenseDie } from '../words/dice.ts';

const AILERONS = 'ailerons';

function hasGreenToken(ship: Ship | undefined): boolean {
  return ship !== undefined && GREEN.some((token) => ship.tokens[token] > 0);
}

export const tiereaper: ShipFacts = {
  id: 'tiereaper',
  name: 'TIE Reaper',
  size: 'medium',
  attacks: [{ arc: 'front', dice: 3 }],
  agility: 1,
  hull: 6,
  shields: 2,
  actions: ['focus', 'evade', 'red coordinate', 'jam'],
  dial: '0OR 1LR 1TR 1BB 1FB 1NB 1YR 1PR 2TR 2BW 2FB 2NW 2YR 3BW 3FB 3NW',
  keywords: ['TIE'],
  shipAbility: {
    name: 'Controlled Ailerons',
    text: 'Before you reveal your dial, unless you are stressed, you may boost.',
    abilities: [
      at('before-reveal', {
        rule: 'xw2.errata-ship-cards.29',
        optional: true,
        when: ({ self, moment }) => moment.ship === self.ship && !isStressed(self.ship),
        *effect({ table, self: { ship } }) {
          yield* boost(table, ship, AILERONS);
        },
      }),
    ],
  },
  pilots: [
    {
      id: 'majorvermeil',
      name: 'Major Vermeil',
      caption: 'Veteran of Scarif',
      faction: 'galacticempire',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 16,
      slots: ['talent', 'crew', 'crew', 'modification'],
      keywords: ['TIE'],
      standard: true,
      text: 'While you attack a ship without green tokens, you may change one of your blanks or focus results to a hit.',
      abilities: [
        changesAttackDie(['blank', 'focus'], 'hit', {
          when: (context) => youAttack(context) && !hasGreenToken(defenderOf(context)),
        }),
      ],
    },
    {
      id: 'captainferoph',
      name: 'Captain Feroph',
      caption: 'Imperial Courier',
      faction: 'galacticempire',
      initiative: 3,
      limited: 1,
      cost: 4,
      loadout: 9,
      slots: ['talent', 'crew', 'modification', 'modification'],
      keywords: ['TIE'],
      standard: true,
      text: 'While you defend against a ship without green tokens, you may change one of your blanks or focus results to an evade.',
      abilities: [
        changesDefenseDie(['blank', 'focus'], 'evade', {
          when: (context) => youDefend(context) && !hasGreenToken(attackerOf(context)),
        }),
      ],
    },
    {
      id: 'vizier',
      name: '"Vizier"',
      caption: 'Ruthless Tactician',
      faction: 'galacticempire',
      initiative: 2,
      limited: 1,
      cost: 4,
      loadout: 12,
      slots: ['crew', 'crew', 'modification'],
      keywords: ['TIE'],
      standard: true,
      text: 'After you boosted with your ailerons, you may take a coordinate action; if you do, you skip your Perform Action step.',
      abilities: [
        at('repositioned', {
          rule: 'xw2.errata-ship-cards.28',
          optional: false,
          when: ({ self, moment: { ship, how } }) => ship === self.ship && how === AILERONS,
          *effect({ table, self: { ship } }) {
            const coordinate = [grantedAction(table, ship, 'coordinate')];
            if (yield* mayPerformAction(table, ship, coordinate, 'xw2.errata-ship-cards.28')) ship.skipsAction = true;
          },
        }),
      ],
    },
    {
      id: 'scarifbasepilot',
      name: 'Scarif Base Pilot',
      faction: 'galacticempire',
      initiative: 1,
      limited: 0,
      cost: 4,
      loadout: 6,
      slots: ['crew', 'modification'],
      keywords: ['TIE'],
      standard: true,
      abilities: [],
    },
  ],
};
