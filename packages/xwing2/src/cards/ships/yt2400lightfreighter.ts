import { at, modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { gainToken } from '../../rules/tokens.ts';
import { type DuringAttack, youAttack, youDefend } from '../words/attack.ts';

/** "Leebo": whether he spent a calculate token in this attack. */
function calculated({ self, moment: { attack } }: DuringAttack): boolean {
  return attack.memory[`calculated:${self.ship.id}`] === 1;
}

function* calculateAgain({ table, self: { ship } }: DuringAttack) {
  yield* gainToken(table, ship, 'calculate', 1);
}

export const yt2400lightfreighter: ShipFacts = {
  id: 'yt2400lightfreighter',
  name: 'YT-2400 Light Freighter',
  size: 'large',
  attacks: [{ arc: 'double-turret', dice: 4 }],
  agility: 2,
  hull: 6,
  shields: 4,
  actions: ['focus', 'lock', 'red barrel-roll', 'rotate'],
  dial: '1TW 1BB 1FB 1NB 1YW 2TW 2BW 2FB 2NW 2YW 3TW 3BW 3FW 3NW 3YW 4FW 4KR',
  keywords: ['Freighter'],
  shipAbility: {
    name: 'Sensor Blindspot',
    text: 'Your primary attacks at range 0-1 get no range bonus and roll 1 fewer attack die.',
    abilities: [
      modify('range-bonus', (bonus, { self, moment: { attack, side } }) =>
        side === 'attack' && attack.attacker === self.ship.id && attack.kind === 'primary' && attack.range <= 1
          ? 0
          : bonus,
      ),
      modify('attack-dice', (dice, { self, moment }) =>
        moment.attacker === self.ship.id && moment.kind === 'primary' && moment.range <= 1 ? dice - 1 : dice,
      ),
    ],
  },
  pilots: [
    {
      id: 'dashrendar',
      name: 'Dash Rendar',
      caption: 'Hotshot Mercenary',
      faction: 'rebelalliance',
      initiative: 5,
      limited: 1,
      cost: 10,
      loadout: 22,
      slots: ['talent', 'missile', 'crew', 'illicit', 'illicit', 'modification', 'title'],
      keywords: ['Freighter'],
      standard: false,
      text: 'You ignore obstacles while you move.',
      abilities: [
        modify('ignores-obstacle', (ignores, { self, moment: { ship, how } }) =>
          ship === self.ship && how === 'move' ? true : ignores,
        ),
      ],
    },
    {
      id: 'leebo',
      name: '"Leebo"',
      caption: 'Dry-Witted Droid',
      faction: 'rebelalliance',
      initiative: 3,
      limited: 1,
      cost: 8,
      loadout: 16,
      slots: ['talent', 'missile', 'illicit', 'illicit', 'modification', 'title'],
      keywords: ['Droid', 'Freighter'],
      actions: ['calculate', 'lock', 'red barrel-roll', 'rotate'],
      standard: false,
      text: 'After you attacked or defended and spent a calculate token in that attack, you gain one.',
      abilities: [
        at('token-spent', {
          optional: false,
          when: ({ self, moment: { ship, token, attack } }) =>
            ship === self.ship && token === 'calculate' && attack !== null,
          *effect({ self, moment: { attack } }) {
            if (attack) attack.memory[`calculated:${self.ship.id}`] = 1;
          },
        }),
        at('after-defending', {
          optional: false,
          when: (context) => youDefend(context) && calculated(context),
          effect: calculateAgain,
        }),
        at('after-attacking', {
          optional: false,
          when: (context) => youAttack(context) && calculated(context),
          effect: calculateAgain,
        }),
      ],
    },
    {
      id: 'wildspacefringer',
      name: 'Wild Space Fringer',
      faction: 'rebelalliance',
      initiative: 1,
      limited: 0,
      cost: 8,
      loadout: 7,
      slots: ['missile', 'illicit'],
      keywords: ['Freighter'],
      standard: false,
      abilities: [],
    },
  ],
};
