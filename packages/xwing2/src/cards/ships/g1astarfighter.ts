import { at, byCardOf } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { isAtRange, mayChooseShip } from '../../rules/choose.ts';
import { gainToken, transferToken } from '../../rules/tokens.ts';
import { yourPrimaryAttack } from '../words/attack.ts';

export const g1astarfighter: ShipFacts = {
  id: 'g1astarfighter',
  name: 'G-1A Starfighter',
  size: 'medium',
  attacks: [{ arc: 'front', dice: 3 }],
  agility: 1,
  hull: 5,
  shields: 4,
  actions: ['focus', 'lock', 'jam'],
  dial: '0OR 1TR 1BB 1FB 1NB 1YR 2TW 2BW 2FB 2NW 2YW 2KR 3BR 3FW 3NR 4FR 4KR',
  keywords: ['Bounty Hunter'],
  pilots: [
    {
      id: '4lom',
      name: '4-LOM',
      caption: 'Reprogrammed Protocol Droid',
      faction: 'scumandvillainy',
      initiative: 3,
      limited: 1,
      cost: 5,
      loadout: 14,
      slots: ['talent', 'sensor', 'crew', 'illicit', 'modification', 'title'],
      keywords: ['Bounty Hunter', 'Droid'],
      actions: ['calculate', 'lock', 'jam'],
      standard: false,
      text: 'Red maneuver fully executed: you gain a calculate token. End Phase starts: you may transfer a stress token to a ship at range 0-1.',
      abilities: [
        at('maneuver-executed', {
          optional: false,
          when: ({ self, moment: { ship, full, maneuver } }) =>
            ship === self.ship && full && maneuver.difficulty === 'red',
          *effect({ table, self: { ship } }) {
            yield* gainToken(table, ship, 'calculate', 1);
          },
        }),
        at('start-of-end', {
          optional: false,
          when: ({ self: { ship } }) => ship.tokens.stress > 0,
          *effect({ table, self }) {
            const { ship } = self;
            const near = table.inPlay().filter((other) => other !== ship && isAtRange(table, ship, other, 0, 1));
            const other = yield* mayChooseShip(self, near);
            if (other) yield* transferToken(table, ship, other, 'stress', byCardOf(ship));
          },
        }),
      ],
    },
    {
      id: 'zuckuss',
      name: 'Zuckuss',
      caption: 'Meditative Gand',
      faction: 'scumandvillainy',
      initiative: 3,
      limited: 1,
      cost: 5,
      loadout: 10,
      slots: ['talent', 'sensor', 'crew', 'illicit', 'modification', 'title'],
      keywords: ['Bounty Hunter'],
      standard: false,
      text: 'Primary attack: you may roll 1 more attack die; then the defender rolls 1 more defense die.',
      abilities: [
        at('before-attack-dice', {
          optional: true,
          when: yourPrimaryAttack,
          *effect({ moment: { attack } }) {
            attack.moreAttackDice++;
            attack.moreDefenseDice++;
          },
        }),
      ],
    },
    {
      id: 'gandfindsman',
      name: 'Gand Findsman',
      faction: 'scumandvillainy',
      initiative: 1,
      limited: 0,
      cost: 5,
      loadout: 3,
      slots: ['illicit'],
      keywords: ['Bounty Hunter'],
      standard: false,
      abilities: [],
    },
  ],
};
