import { at, byCardOf, modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { ROLLED } from '../../rules/attack.ts';
import { inFiringArc } from '../../rules/measure.ts';
import { gainToken } from '../../rules/tokens.ts';
import { attackerOf, offersAttackOnce, youDefend } from '../words/attack.ts';

export const kihraxzfighter: ShipFacts = {
  id: 'kihraxzfighter',
  name: 'Kihraxz Fighter',
  size: 'small',
  attack: 3,
  arcs: ['front'],
  agility: 2,
  hull: 4,
  shields: 1,
  actions: ['focus', 'lock'],
  dial: '1TW 1BG 1NG 1YW 2TW 2BG 2FG 2NG 2YW 3BW 3FW 3NW 4FW 4KR 5KR',
  pilots: [
    {
      id: 'talonbanecobra',
      name: 'Talonbane Cobra',
      allegiance: 'scumandvillainy',
      skill: 9,
      limited: 1,
      cost: 28,
      slots: ['elite', 'missile', 'illicit'],
      text: 'Attacking or defending, your range combat bonus counts double.',
      abilities: [
        modify('range-bonus', (bonus, { self, moment: { attack, side } }) => {
          const own = side === 'attack' ? attack.attacker : attack.defender;
          return own === self.ship.id ? bonus * 2 : bonus;
        }),
      ],
    },
    {
      id: 'viktorhel',
      name: 'Viktor Hel',
      allegiance: 'scumandvillainy',
      skill: 7,
      limited: 1,
      cost: 25,
      slots: ['elite', 'missile', 'illicit'],
      text: 'Attacked, and your defense roll was of any number of dice but two: the attacker gains a stress token afterwards.',
      abilities: [
        at('after-defending', {
          optional: false,
          when: (context) => youDefend(context) && context.moment.attack.memory[ROLLED] !== 2,
          *effect(context) {
            const { table, self } = context;
            yield* gainToken(table, attackerOf(context), 'stress', 1, byCardOf(self.ship));
          },
        }),
      ],
    },
    {
      id: 'grazthehunter',
      name: 'Graz the Hunter',
      allegiance: 'scumandvillainy',
      skill: 6,
      limited: 1,
      cost: 25,
      slots: ['missile', 'illicit'],
      text: 'Defending against a ship in your firing arc you roll 1 defense die more.',
      abilities: [
        modify('defense-dice', (dice, { table, self, moment }) =>
          moment.defender === self.ship.id && inFiringArc(table, self.ship, table.ship(moment.attacker))
            ? dice + 1
            : dice,
        ),
      ],
    },
    {
      id: 'blacksunace',
      name: 'Black Sun Ace',
      allegiance: 'scumandvillainy',
      skill: 5,
      limited: 0,
      cost: 23,
      slots: ['elite', 'missile', 'illicit'],
      abilities: [],
    },
    {
      id: 'captainjostero',
      name: 'Captain Jostero',
      allegiance: 'scumandvillainy',
      skill: 4,
      limited: 1,
      cost: 24,
      slots: ['elite', 'illicit', 'missile'],
      text: 'An enemy suffers damage while it is not the defender: once per round you may attack it.',
      abilities: [
        offersAttackOnce('after-damage', {
          when: ({ table, self, moment: { ship } }) => {
            const { attack } = table.state;
            const isDefending = attack !== null && attack.step !== 'after' && attack.defender === ship.id;
            return ship.seat !== self.ship.seat && !isDefending;
          },
          options: ({ moment: { ship } }) => ({ targets: (target) => target === ship }),
        }),
      ],
    },
    {
      id: 'cartelmarauder',
      name: 'Cartel Marauder',
      allegiance: 'scumandvillainy',
      skill: 2,
      limited: 0,
      cost: 20,
      slots: ['missile', 'illicit'],
      abilities: [],
    },
  ],
};
