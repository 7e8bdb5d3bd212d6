import type { Procedure } from '@rangefinder/kernel';
import { at, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { loseShield, recoverShield } from '../../rules/damage.ts';
import { shieldValue } from '../../rules/stats.ts';
import { type DuringAttack, youAttack } from '../words/attack.ts';
import { isUnused, lendsTokens, markUsed } from '../words/phrases.ts';

/** Miranda Doni: what she can do, a shield for a die or a die for a shield. */
function tradesOf({ table, self: { ship } }: DuringAttack): readonly ('more' | 'fewer')[] {
  const more = ship.shields > 0 ? (['more'] as const) : [];
  return ship.shields < shieldValue(table, ship) ? [...more, 'fewer'] : more;
}

function* trade(context: DuringAttack): Procedure<void> {
  const { table, self, moment } = context;
  const { ship, card } = self;
  const about = { ship: ship.id, card };
  const options = [...tradesOf(context), 'none' as const].map((key) => ({ key }));
  const { key } = yield* pickOne({ seat: ship.seat, topic: 'choose', rule: RULE, about, options });
  if (key === 'none') return;
  markUsed(self);
  moment.attack.moreAttackDice += key === 'more' ? 1 : -1;
  if (key === 'more') yield* loseShield(table, ship);
  else recoverShield(table, ship, 1);
}

export const kwing: ShipFacts = {
  id: 'kwing',
  name: 'K-wing',
  size: 'small',
  attack: 2,
  arcs: ['front', 'turret'],
  agility: 1,
  hull: 5,
  shields: 4,
  actions: ['focus', 'lock', 'slam'],
  dial: '1BG 1FG 1NG 2TW 2BW 2FG 2NW 2YW 3BW 3FW 3NW',
  pilots: [
    {
      id: 'mirandadoni',
      name: 'Miranda Doni',
      allegiance: 'rebelalliance',
      skill: 8,
      limited: 1,
      cost: 29,
      slots: ['turret', 'torpedo', 'torpedo', 'missile', 'crew', 'bomb', 'bomb'],
      text: 'Attacking, once per round: you may spend 1 shield to roll 1 more attack die, or roll 1 fewer to recover 1 shield.',
      abilities: [
        at('before-attack-dice', {
          optional: false,
          when: (context) => youAttack(context) && isUnused(context.self) && tradesOf(context).length > 0,
          effect: trade,
        }),
      ],
    },
    {
      id: 'esegetuketu',
      name: 'Esege Tuketu',
      allegiance: 'rebelalliance',
      skill: 6,
      limited: 1,
      cost: 28,
      slots: ['turret', 'torpedo', 'torpedo', 'missile', 'crew', 'bomb', 'bomb'],
      text: 'Other friendly ships at range 1-2 that attack may treat your focus tokens as their own.',
      abilities: [lendsTokens('focus')],
    },
    {
      id: 'guardiansquadronpilot',
      name: 'Guardian Squadron Pilot',
      allegiance: 'rebelalliance',
      skill: 4,
      limited: 0,
      cost: 25,
      slots: ['turret', 'torpedo', 'torpedo', 'missile', 'crew', 'bomb', 'bomb'],
      abilities: [],
    },
    {
      id: 'wardensquadronpilot',
      name: 'Warden Squadron Pilot',
      allegiance: 'rebelalliance',
      skill: 2,
      limited: 0,
      cost: 23,
      slots: ['turret', 'torpedo', 'torpedo', 'missile', 'crew', 'bomb', 'bomb'],
      abilities: [],
    },
  ],
};
