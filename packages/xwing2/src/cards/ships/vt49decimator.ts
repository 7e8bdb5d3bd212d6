import { at, modify, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { chargesOf, spendCharge } from '../../rules/charges.ts';
import { defenderInYour, youAttack } from '../words/attack.ts';
import { changesAttackDie } from '../words/dice.ts';

const SIDES = ['reinforceFore', 'reinforceAft'] as const;

export const vt49decimator: ShipFacts = {
  id: 'vt49decimator',
  name: 'VT-49 Decimator',
  size: 'large',
  attacks: [{ arc: 'double-turret', dice: 3 }],
  agility: 0,
  hull: 12,
  shields: 4,
  actions: ['focus', 'lock', 'reinforce', 'rotate', 'red coordinate'],
  dial: '1TR 1BB 1FB 1NB 1YR 2TW 2BW 2FB 2NW 2YW 3TW 3BW 3FW 3NW 3YW 4FW',
  pilots: [
    {
      id: 'rearadmiralchiraneau',
      name: 'Rear Admiral Chiraneau',
      caption: 'Advisor to Admiral Piett',
      faction: 'galacticempire',
      initiative: 5,
      limited: 1,
      cost: 8,
      loadout: 26,
      slots: ['talent', 'torpedo', 'crew', 'crew', 'crew', 'device', 'modification', 'title', 'gunner'],
      standard: true,
      text: 'While you attack a ship in the full arc of your reinforce token, you may change one focus result to a crit.',
      abilities: [
        changesAttackDie(['focus'], 'crit', {
          when: (context) => {
            const { tokens } = context.self.ship;
            const fore = tokens.reinforceFore > 0 && defenderInYour(context, 'full-front');
            const aft = tokens.reinforceAft > 0 && defenderInYour(context, 'full-rear');
            return youAttack(context) && (fore || aft);
          },
        }),
      ],
    },
    {
      id: 'mornakee',
      name: 'Morna Kee',
      caption: 'Determined Attaché',
      faction: 'galacticempire',
      initiative: 4,
      limited: 1,
      cost: 7,
      loadout: 22,
      slots: ['talent', 'torpedo', 'crew', 'crew', 'gunner', 'device', 'modification', 'modification', 'title'],
      charges: { value: 3, recovers: 0 },
      standard: true,
      text: 'End Phase: you may pay 1 charge to turn one of your reinforce tokens to the other full arc and keep it.',
      abilities: [
        at('during-end', {
          optional: true,
          when: ({ self }) => chargesOf(self) > 0 && SIDES.some((side) => self.ship.tokens[side] > 0),
          *effect({ table, self }) {
            const { tokens, seat, id, memory } = self.ship;
            const options = SIDES.filter((side) => tokens[side] > 0).map((key) => ({ key }));
            const { key } = yield* pickOne({ seat, topic: 'flip-reinforce', rule: RULE, about: { ship: id }, options });
            spendCharge(table, self, 1);
            const other = key === 'reinforceFore' ? 'reinforceAft' : 'reinforceFore';
            tokens[key]--;
            tokens[other]++;
            memory[`round:mornakee:${other}`] = 1;
          },
        }),
        modify('keeps-tokens', (kept, { self, moment: { ship, token } }) =>
          ship === self.ship && ship.memory[`round:mornakee:${token}`] ? kept + 1 : kept,
        ),
      ],
    },
    {
      id: 'captainoicunn',
      name: 'Captain Oicunn',
      caption: 'Inspired Tactician',
      faction: 'galacticempire',
      initiative: 3,
      limited: 1,
      cost: 7,
      loadout: 19,
      slots: ['talent', 'talent', 'torpedo', 'crew', 'crew', 'device', 'modification', 'title', 'gunner'],
      standard: true,
      text: 'Your attacks at range 0 count as attacks at range 1.',
      abilities: [
        modify('attack-range', 'xw2.errata-ship-cards.21', (range, { self, moment }) =>
          moment.attacker === self.ship && range === 0 ? 1 : range,
        ),
      ],
    },
    {
      id: 'patrolleader',
      name: 'Patrol Leader',
      faction: 'galacticempire',
      initiative: 2,
      limited: 0,
      cost: 7,
      loadout: 12,
      slots: ['torpedo', 'crew', 'device', 'modification', 'gunner'],
      standard: true,
      abilities: [],
    },
  ],
};
