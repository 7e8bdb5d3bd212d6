import { isDamaged } from '@rangefinder/xwing';
import { at, byCardOf, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { isAtRange } from '../../rules/choose.ts';
import { gainToken, spendToken } from '../../rules/tokens.ts';
import { friendInAttack, yourPrimaryAttack } from '../words/attack.ts';

const SIDES = ['reinforceFore', 'reinforceAft'] as const;

export const auzituckgunship: ShipFacts = {
  id: 'auzituckgunship',
  name: 'Auzituck Gunship',
  size: 'small',
  attacks: [{ arc: 'full-front', dice: 3 }],
  agility: 1,
  hull: 6,
  shields: 2,
  actions: ['focus', 'reinforce', 'red barrel-roll'],
  dial: '0OR 1BB 1FB 1NB 2TW 2BW 2FB 2NW 2YW 3TW 3BW 3FB 3NW 3YW 4FW',
  pilots: [
    {
      id: 'wullffwarro',
      name: 'Wullffwarro',
      caption: 'Wookiee Chief',
      faction: 'rebelalliance',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 11,
      slots: ['talent', 'crew', 'crew', 'modification'],
      standard: false,
      text: 'In a primary attack, if you have damage cards, you may roll 1 more attack die.',
      abilities: [
        at('before-attack-dice', {
          optional: true,
          when: (context) => yourPrimaryAttack(context) && isDamaged(context.self.ship),
          *effect({ moment: { attack } }) {
            attack.moreAttackDice++;
          },
        }),
      ],
    },
    {
      id: 'lowhhrick',
      name: 'Lowhhrick',
      caption: 'Escaped Gladiator',
      faction: 'rebelalliance',
      initiative: 3,
      limited: 1,
      cost: 5,
      loadout: 10,
      slots: ['talent', 'crew', 'crew', 'modification'],
      standard: false,
      text: 'After a friend at range 0-1, you among them, became the defender, you may spend a reinforce token: it gains an evade token.',
      abilities: [
        at('defender-declared', {
          optional: true,
          when: (context) => {
            const { table, self } = context;
            const defender = friendInAttack(context, 'defense');
            return (
              defender !== undefined &&
              isAtRange(table, self.ship, defender, 0, 1) &&
              SIDES.some((side) => self.ship.tokens[side] > 0)
            );
          },
          *effect(context) {
            const { table, self, moment } = context;
            const { ship } = self;
            const defender = friendInAttack(context, 'defense');
            const options = SIDES.filter((side) => ship.tokens[side] > 0).map((key) => ({ key }));
            const about = { ship: ship.id, card: self.card };
            const { key } = yield* pickOne({ seat: ship.seat, topic: 'spend-reinforce', rule: RULE, about, options });
            yield* spendToken(table, ship, key, 1, RULE, moment.attack);
            if (defender) yield* gainToken(table, defender, 'evade', 1, byCardOf(ship));
          },
        }),
      ],
    },
    {
      id: 'kashyyykdefender',
      name: 'Kashyyyk Defender',
      faction: 'rebelalliance',
      initiative: 1,
      limited: 0,
      cost: 5,
      loadout: 6,
      slots: ['crew', 'modification'],
      standard: false,
      abilities: [],
    },
  ],
};
