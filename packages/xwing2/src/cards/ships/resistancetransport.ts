import { at, modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { actionChoice, barActions, couldAct, evenIfStressed, mayPerformAction } from '../../rules/actions.ts';
import { revealedManeuver } from '../../rules/revealed.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';

const COVA = 'xw2.faq-cards.41';

/** The actions of the bar as red ones, in spite of stress. */
function redActions(t: XTable, ship: Ship) {
  return evenIfStressed(
    barActions(t, ship)
      .filter(({ difficulty }) => difficulty !== 'purple')
      .map((action) => actionChoice({ ...action, treatedAs: 'red' })),
  );
}

export const resistancetransport: ShipFacts = {
  id: 'resistancetransport',
  name: 'Resistance Transport',
  size: 'small',
  attacks: [{ arc: 'front', dice: 2 }],
  agility: 1,
  hull: 5,
  shields: 3,
  actions: ['focus', 'lock', 'red coordinate', 'red jam'],
  dial: '0OR 1AR 1TR 1BB 1FB 1NB 1YR 1DR 2TW 2BW 2FB 2NW 2YW 3BR 3FW 3NR 4FR',
  pilots: [
    {
      id: 'covanell',
      name: 'Cova Nell',
      caption: 'Evacuation Escort',
      faction: 'resistance',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 20,
      slots: ['talent', 'tech', 'cannon', 'cannon', 'torpedo', 'crew', 'crew', 'astromech', 'modification'],
      standard: true,
      text: 'Defending, or in a primary attack: you roll 1 more die if the maneuver you revealed is red.',
      abilities: [
        // xw2.faq-cards.39, .41: the colour printed on the dial.
        modify('attack-dice', COVA, (dice, { table, self: { ship }, moment: { attacker, kind } }) =>
          attacker === ship.id && kind === 'primary' && revealedManeuver(table, ship)?.difficulty === 'red'
            ? dice + 1
            : dice,
        ),
        modify('defense-dice', COVA, (dice, { table, self: { ship }, moment: { defender } }) =>
          defender === ship.id && revealedManeuver(table, ship)?.difficulty === 'red' ? dice + 1 : dice,
        ),
      ],
    },
    {
      id: 'pammichnerrogoode',
      name: 'Pammich Nerro Goode',
      caption: "D'Qar Dispatcher",
      faction: 'resistance',
      initiative: 3,
      limited: 1,
      cost: 4,
      loadout: 12,
      slots: ['tech', 'sensor', 'cannon', 'cannon', 'torpedo', 'crew', 'crew', 'astromech', 'modification'],
      standard: true,
      text: 'With two stress tokens or fewer you can fly red maneuvers in spite of them.',
      abilities: [
        modify(
          'stress-forbids-red',
          (forbids, { self, moment: { ship } }) => forbids && !(ship === self.ship && ship.tokens.stress <= 2),
        ),
      ],
    },
    {
      id: 'nodinchavdri',
      name: 'Nodin Chavdri',
      caption: 'Insubordinate Insurgent',
      faction: 'resistance',
      initiative: 2,
      limited: 1,
      cost: 5,
      loadout: 20,
      slots: ['tech', 'cannon', 'cannon', 'torpedo', 'missile', 'crew', 'astromech', 'modification'],
      standard: true,
      text: 'After you coordinated or were coordinated, with two stress tokens or fewer you may take an action of your bar as a red one, even while stressed.',
      abilities: [
        at('coordinated', {
          optional: false,
          when: ({ table, self: { ship }, moment }) =>
            (moment.ship === ship || moment.other === ship) &&
            ship.tokens.stress <= 2 &&
            couldAct(table, ship, redActions(table, ship)),
          *effect({ table, self: { ship } }) {
            yield* mayPerformAction(table, ship, redActions(table, ship));
          },
        }),
      ],
    },
    {
      id: 'logisticsdivisionpilot',
      name: 'Logistics Division Pilot',
      faction: 'resistance',
      initiative: 1,
      limited: 0,
      cost: 4,
      loadout: 6,
      slots: ['cannon', 'crew', 'astromech', 'astromech'],
      standard: true,
      abilities: [],
    },
  ],
};
