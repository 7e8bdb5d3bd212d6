import { modify } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { maySpend, spendToken } from '../../rules/tokens.ts';
import { otherFriend } from '../words/attack.ts';
import { addsDefenseDie, type Cost } from '../words/dice.ts';

const FACINGS = ['reinforceFore', 'reinforceAft'] as const;

/** "You may spend 1 reinforce token", of either side. */
const REINFORCE: Cost = {
  affordable: ({ table, self }) => FACINGS.some((kind) => maySpend(table, self.ship, kind, table.state.attack)),
  *pay({ table, self: { ship, card } }, rule) {
    const options = FACINGS.filter((kind) => maySpend(table, ship, kind, table.state.attack)).map((key) => ({ key }));
    const about = { ship: ship.id, card };
    const { key } = yield* pickOne({ seat: ship.seat, topic: 'choose-token', rule, about, options });
    yield* spendToken(table, ship, key, rule, table.state.attack);
  },
};

export const auzituckgunship: ShipFacts = {
  id: 'auzituckgunship',
  name: 'Auzituck Gunship',
  size: 'small',
  attack: 3,
  arcs: ['front', 'auxiliary-180'],
  agility: 1,
  hull: 6,
  shields: 3,
  actions: ['focus', 'reinforce'],
  dial: '1BG 1FG 1NG 2TW 2BW 2FG 2NW 2YW 3TW 3BW 3FG 3NW 3YW 4FW 5FR',
  pilots: [
    {
      id: 'wullffwarro',
      name: 'Wullffwarro',
      allegiance: 'rebelalliance',
      skill: 7,
      limited: 1,
      cost: 30,
      slots: ['crew', 'crew', 'elite'],
      text: 'Attacking without shields and with a damage card: roll 1 more attack die.',
      abilities: [
        modify('attack-dice', (dice, { self: { ship }, moment }) =>
          moment.attacker === ship.id && ship.shields === 0 && ship.damage.length > 0 ? dice + 1 : dice,
        ),
      ],
    },
    {
      id: 'lowhhrick',
      name: 'Lowhhrick',
      allegiance: 'rebelalliance',
      skill: 5,
      limited: 1,
      cost: 28,
      slots: ['crew', 'crew', 'elite'],
      text: 'Another friendly ship at range 1 defends: you may spend a reinforce token to add 1 evade to its roll.',
      abilities: [
        addsDefenseDie('evade', {
          when: (context) => otherFriend(context, 'defender', 1) !== undefined,
          cost: REINFORCE,
        }),
      ],
    },
    {
      id: 'wookieeliberator',
      name: 'Wookiee Liberator',
      allegiance: 'rebelalliance',
      skill: 3,
      limited: 0,
      cost: 26,
      slots: ['crew', 'crew', 'elite'],
      abilities: [],
    },
    {
      id: 'kashyyykdefender',
      name: 'Kashyyyk Defender',
      allegiance: 'rebelalliance',
      skill: 1,
      limited: 0,
      cost: 24,
      slots: ['crew', 'crew'],
      abilities: [],
    },
  ],
};
