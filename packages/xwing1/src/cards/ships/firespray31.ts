import { type Bearing, kindOf } from '@rangefinder/xwing';
import { at, byCardOf, modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { enemiesAt } from '../../rules/choose.ts';
import { inAuxiliaryArc } from '../../rules/measure.ts';
import { gainToken } from '../../rules/tokens.ts';
import { defenderOf, youAttack, youDefend, yourSecondaryAttack } from '../words/attack.ts';
import { mayRotateDial } from '../words/dial.ts';
import { rerollsAttackDice, rerollsDefenseDice } from '../words/dice.ts';

function isOtherBank(bearing: Bearing, revealed: Bearing): boolean {
  return kindOf(revealed) === 'bank' && kindOf(bearing) === 'bank' && bearing !== revealed;
}

export const firespray31: ShipFacts = {
  id: 'firespray31',
  name: 'Firespray-31',
  size: 'large',
  attack: 3,
  arcs: ['front', 'auxiliary-rear'],
  agility: 2,
  hull: 6,
  shields: 4,
  actions: ['focus', 'lock', 'evade'],
  dial: '1BG 1FG 1NG 2TW 2BW 2FG 2NW 2YW 3TW 3BW 3FW 3NW 3YW 3KR 4FW 4KR',
  pilots: [
    {
      id: 'bobafett-galacticempire',
      listName: 'bobafett',
      name: 'Boba Fett',
      allegiance: 'galacticempire',
      skill: 8,
      limited: 1,
      cost: 39,
      slots: ['elite', 'cannon', 'bomb', 'crew', 'missile'],
      text: 'When you reveal a bank: you may turn your dial to the other bank of the same speed.',
      abilities: [
        mayRotateDial(({ table, self: { ship }, moment: { maneuver } }) =>
          table
            .pilot(ship)
            .dial.filter(({ speed, bearing }) => speed === maneuver.speed && isOtherBank(bearing, maneuver.bearing)),
        ),
      ],
    },
    {
      id: 'kathscarlet-galacticempire',
      listName: 'kathscarlet',
      name: 'Kath Scarlet',
      allegiance: 'galacticempire',
      skill: 7,
      limited: 1,
      cost: 38,
      slots: ['elite', 'cannon', 'bomb', 'crew', 'missile'],
      text: 'Attacking: a defender who cancels at least 1 crit receives 1 stress token.',
      abilities: [
        at('results-compared', {
          optional: false,
          when: (context) => youAttack(context) && (context.moment.attack.memory['cancelled:crit'] ?? 0) > 0,
          *effect(context) {
            yield* gainToken(context.table, defenderOf(context), 'stress', 1, byCardOf(context.self.ship));
          },
        }),
      ],
    },
    {
      id: 'krassistrelix',
      name: 'Krassis Trelix',
      allegiance: 'galacticempire',
      skill: 5,
      limited: 1,
      cost: 36,
      slots: ['cannon', 'bomb', 'crew', 'missile'],
      text: 'Your secondary weapons let you roll one attack die again.',
      abilities: [rerollsAttackDice({ when: yourSecondaryAttack })],
    },
    {
      id: 'bountyhunter',
      name: 'Bounty Hunter',
      allegiance: 'galacticempire',
      skill: 3,
      limited: 0,
      cost: 33,
      slots: ['cannon', 'bomb', 'crew', 'missile'],
      abilities: [],
    },
    {
      id: 'bobafett-scumandvillainy',
      listName: 'bobafett',
      name: 'Boba Fett',
      allegiance: 'scumandvillainy',
      skill: 8,
      limited: 1,
      cost: 39,
      slots: ['elite', 'cannon', 'bomb', 'crew', 'missile', 'illicit'],
      text: 'In your attack or defense: for every enemy at range 1, roll one of your dice again if you like.',
      abilities: [
        rerollsAttackDice({
          when: (context) => youAttack(context) && enemiesAt(context.table, context.self.ship, 1, 1).length > 0,
          most: ({ table, self }) => enemiesAt(table, self.ship, 1, 1).length,
        }),
        rerollsDefenseDice({
          when: (context) => youDefend(context) && enemiesAt(context.table, context.self.ship, 1, 1).length > 0,
          most: ({ table, self }) => enemiesAt(table, self.ship, 1, 1).length,
        }),
      ],
    },
    {
      id: 'kathscarlet-scumandvillainy',
      listName: 'kathscarlet',
      name: 'Kath Scarlet',
      allegiance: 'scumandvillainy',
      skill: 7,
      limited: 1,
      cost: 38,
      slots: ['elite', 'cannon', 'bomb', 'crew', 'missile', 'illicit'],
      text: 'Attacking a ship in your auxiliary firing arc you roll 1 attack die more.',
      abilities: [
        modify('attack-dice', (dice, { table, self, moment }) =>
          moment.attacker === self.ship.id && inAuxiliaryArc(table, self.ship, table.ship(moment.defender))
            ? dice + 1
            : dice,
        ),
      ],
    },
    {
      id: 'emonazzameen',
      name: 'Emon Azzameen',
      allegiance: 'scumandvillainy',
      skill: 6,
      limited: 1,
      cost: 36,
      slots: ['cannon', 'bomb', 'crew', 'missile', 'illicit'],
      text: 'You may drop bombs with the 3 straight or 3 turn templates instead of the 1 straight.',
      abilities: [
        modify('bomb-ways', (ways, { self, moment }) =>
          moment.ship === self.ship
            ? [...ways, ['rear', '3-left-turn'], ['rear', '3-straight'], ['rear', '3-right-turn']]
            : ways,
        ),
      ],
    },
    {
      id: 'mandalorianmercenary',
      name: 'Mandalorian Mercenary',
      allegiance: 'scumandvillainy',
      skill: 5,
      limited: 0,
      cost: 35,
      slots: ['elite', 'cannon', 'bomb', 'crew', 'missile', 'illicit'],
      abilities: [],
    },
  ],
};
