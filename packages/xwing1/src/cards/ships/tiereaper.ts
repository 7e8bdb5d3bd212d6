import { at, byCardOf, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { isAtRange } from '../../rules/choose.ts';
import { transferToken } from '../../rules/tokens.ts';
import { attackerOf, defenderOf, youAttack, youDefend } from '../words/attack.ts';
import { addsDefenseDie, changesAttackDice } from '../words/dice.ts';

const HANDED = ['focus', 'evade'] as const;

export const tiereaper: ShipFacts = {
  id: 'tiereaper',
  name: 'TIE Reaper',
  size: 'small',
  attack: 3,
  arcs: ['front'],
  agility: 1,
  hull: 6,
  shields: 2,
  actions: ['evade', 'focus', 'jam'],
  dial: '0OR 1LR 1TW 1BW 1FG 1NW 1YW 1PR 2TR 2BG 2FG 2NG 2YR 3BR 3FG 3NR',
  pilots: [
    {
      id: 'majorvermeil',
      name: 'Major Vermeil',
      allegiance: 'galacticempire',
      skill: 6,
      limited: 1,
      cost: 26,
      slots: ['crew', 'crew', 'elite'],
      text: 'Attacking a ship without focus and evade tokens: you may change 1 of your blanks or focus results to a hit.',
      abilities: [
        changesAttackDice(['blank', 'focus'], 'hit', {
          when: (context) => {
            const { focus, evade } = defenderOf(context).tokens;
            return youAttack(context) && focus + evade === 0;
          },
        }),
      ],
    },
    {
      id: 'captainferoph',
      name: 'Captain Feroph',
      allegiance: 'galacticempire',
      skill: 4,
      limited: 1,
      cost: 24,
      slots: ['crew', 'crew', 'elite'],
      text: 'Defending against a jammed ship: you add 1 evade result.',
      abilities: [
        addsDefenseDie('evade', {
          optional: false,
          when: (context) => youDefend(context) && attackerOf(context).tokens.jam > 0,
        }),
      ],
    },
    {
      id: 'vizier',
      name: '"Vizier"',
      allegiance: 'galacticempire',
      skill: 3,
      limited: 1,
      cost: 23,
      slots: ['crew', 'crew'],
      text: 'Another friend ends a maneuver of speed 1 at range 1, overlapping no ship: you may hand it one token of yours, focus or evade.',
      abilities: [
        at('maneuver-executed', {
          optional: false,
          when: ({ table, self, moment: { ship, maneuver, overlapped } }) =>
            ship !== self.ship &&
            table.isFriendly(self.ship, ship) &&
            maneuver.speed === 1 &&
            overlapped.length === 0 &&
            isAtRange(table, self.ship, ship, 1, 1) &&
            self.ship.tokens.focus + self.ship.tokens.evade > 0,
          *effect({ table, self: { ship, card }, moment }) {
            const held = HANDED.filter((token) => ship.tokens[token] > 0);
            const options = [...held.map((key) => ({ key, token: key })), { key: 'none' as const, token: null }];
            const about = { ship: ship.id, card };
            const { token } = yield* pickOne({ seat: ship.seat, topic: 'choose-token', rule: RULE, about, options });
            if (token) yield* transferToken(table, ship, moment.ship, token, byCardOf(ship));
          },
        }),
      ],
    },
    {
      id: 'scarifbasepilot',
      name: 'Scarif Base Pilot',
      allegiance: 'galacticempire',
      skill: 1,
      limited: 0,
      cost: 22,
      slots: ['crew', 'crew'],
      abilities: [],
    },
  ],
};
