import { at, modify, RULE } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { mayAttack } from '../../rules/attack.ts';
import { isBehind } from '../../rules/measure.ts';
import { type AttackOptions, possibleShots } from '../../rules/possibleshots.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { VIKTOR_HEL } from '../pilots/viktorhel.ts';

/** xw2.full-arcs.5: in the full rear arc and not across the midline. */
const BEHIND = 'xw2.full-arcs.5';

/** xw2.faq-cards.99: the Aftermath is no part of the attack. */
function isDefending({ state: { attack } }: XTable, ship: Ship): boolean {
  return attack !== null && attack.step !== 'aftermath' && attack.defender === ship.id;
}

function bonusAttackOn({ id }: Ship): AttackOptions {
  return { bonus: true, rule: RULE, targets: (target) => target === id };
}

export const kihraxzfighter: ShipFacts = {
  id: 'kihraxzfighter',
  name: 'Kihraxz Fighter',
  size: 'small',
  attacks: [{ arc: 'front', dice: 3 }],
  agility: 2,
  hull: 5,
  shields: 1,
  actions: ['focus', 'lock', 'barrel-roll'],
  dial: '1TW 1BB 1NB 1YW 2ER 2TW 2BB 2FB 2NB 2YW 2RR 3BW 3FB 3NW 4FW 4KR',
  pilots: [
    {
      id: 'talonbanecobra',
      name: 'Talonbane Cobra',
      caption: 'Scourge of Tansarii Point',
      faction: 'scumandvillainy',
      initiative: 5,
      limited: 1,
      cost: 5,
      loadout: 12,
      slots: ['talent', 'missile', 'illicit', 'illicit', 'modification', 'modification'],
      standard: false,
      text: 'You roll 1 more die when you defend at attack range 3 and when you attack at attack range 1.',
      abilities: [
        modify('attack-dice', (dice, { self, moment: { attacker, range } }) =>
          attacker === self.ship.id && range === 1 ? dice + 1 : dice,
        ),
        modify('defense-dice', (dice, { self, moment: { defender, range } }) =>
          defender === self.ship.id && range === 3 ? dice + 1 : dice,
        ),
      ],
    },
    {
      id: 'graz',
      name: 'Graz',
      caption: 'The Hunter',
      faction: 'scumandvillainy',
      initiative: 4,
      limited: 1,
      cost: 4,
      loadout: 8,
      slots: ['talent', 'missile', 'illicit', 'illicit', 'modification', 'modification'],
      keywords: ['Bounty Hunter'],
      standard: false,
      text: 'You roll 1 more die when you attack a ship you are behind, and when you defend against one.',
      abilities: [
        modify('attack-dice', BEHIND, (dice, { table, self: { ship }, moment: { attacker, defender } }) =>
          attacker === ship.id && isBehind(table, ship, table.ship(defender)) ? dice + 1 : dice,
        ),
        modify('defense-dice', BEHIND, (dice, { table, self: { ship }, moment: { attacker, defender } }) =>
          defender === ship.id && isBehind(table, ship, table.ship(attacker)) ? dice + 1 : dice,
        ),
      ],
    },
    {
      id: 'viktorhel',
      name: 'Viktor Hel',
      caption: 'Storied Bounty Hunter',
      faction: 'scumandvillainy',
      initiative: 4,
      limited: 1,
      cost: 4,
      loadout: 10,
      slots: ['talent', 'missile', 'illicit', 'illicit', 'modification', 'modification'],
      keywords: ['Bounty Hunter'],
      standard: false,
      ...VIKTOR_HEL,
    },
    {
      id: 'blacksunace',
      name: 'Black Sun Ace',
      faction: 'scumandvillainy',
      initiative: 3,
      limited: 0,
      cost: 4,
      loadout: 3,
      slots: ['talent'],
      standard: false,
      abilities: [],
    },
    {
      id: 'captainjostero',
      name: 'Captain Jostero',
      caption: 'Aggressive Opportunist',
      faction: 'scumandvillainy',
      initiative: 3,
      limited: 1,
      cost: 4,
      loadout: 12,
      slots: ['missile', 'illicit', 'illicit', 'modification', 'modification'],
      standard: false,
      text: 'After an enemy that is not defending suffered damage, you may make a bonus attack against it.',
      abilities: [
        at('damage-suffered', {
          optional: false,
          when: ({ table, self, moment: { ship } }) =>
            ship.seat !== self.ship.seat &&
            !isDefending(table, ship) &&
            possibleShots(table, self.ship, bonusAttackOn(ship)).length > 0,
          *effect({ table, self, moment: { ship } }) {
            yield* mayAttack(table, self.ship, bonusAttackOn(ship));
          },
        }),
      ],
    },
    {
      id: 'cartelmarauder',
      name: 'Cartel Marauder',
      faction: 'scumandvillainy',
      initiative: 2,
      limited: 0,
      cost: 4,
      loadout: 5,
      slots: ['illicit'],
      standard: false,
      abilities: [],
    },
  ],
};
