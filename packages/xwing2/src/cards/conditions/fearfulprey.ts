import { at, RULE } from '../../abilities.ts';
import type { ConditionFacts } from '../../card.ts';
import { GREEN, gainToken } from '../../rules/tokens.ts';
import { youDefend } from '../words/attack.ts';

export const FEARFUL_PREY: ConditionFacts = {
  id: 'fearfulprey',
  name: 'Fearful Prey',
  limited: 1,
  text: 'An attack of an enemy Fearsome Predator against which you spent no green token costs you a strain token.',
  abilities: [
    at('token-spent', {
      optional: false,
      when: ({ self, moment: { ship, token, attack } }) =>
        ship === self.ship && attack?.defender === ship.id && GREEN.includes(token),
      *effect({ moment: { attack } }) {
        if (attack) attack.memory.fearless = 1;
      },
    }),
    at('after-defending', {
      optional: false,
      when: (context) => {
        const { table, self, moment } = context;
        const attacker = table.findShip(moment.attack.attacker);
        const feared = attacker?.pilot === 'fearsomepredator' && attacker.seat !== self.ship.seat;
        return youDefend(context) && feared && moment.attack.memory.fearless === undefined;
      },
      *effect({ table, self }) {
        yield* gainToken(table, self.ship, 'strain', 1, { rule: RULE, by: 1 - self.ship.seat });
      },
    }),
  ],
};
