import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { initiativeOf } from '../../../rules/stats.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { unitInitiative, unitsInPlay } from '../../../rules/units.ts';
import type { Ship } from '../../../state.ts';
import { youAttack } from '../../words/attack.ts';
import { chooses } from '../../words/phrases.ts';

function storedByFives(ship: Ship): ('focus' | 'evade')[] {
  return (['focus', 'evade'] as const).filter((kind) => (ship.memory[`fives:${kind}`] ?? 0) > 0);
}

export const FIVES: UpgradeFacts = {
  id: 'fives',
  name: '"Fives"',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['galacticrepublic'] }],
  standard: true,
  text: 'After a miss against a ship of at least your initiative you lay a focus or evade token on this card; before engaging you may take one back.',
  abilities: [
    at('after-attacking', {
      rule: 'xw2.attack.36',
      optional: false,
      when: (context) => {
        const { table, self, moment } = context;
        const defender = unitsInPlay(table).find(({ id }) => id === moment.attack.defender);
        return (
          youAttack(context) &&
          moment.attack.hit === false &&
          defender !== undefined &&
          unitInitiative(table, defender) >= initiativeOf(table, self.ship)
        );
      },
      *effect(context) {
        const { ship } = context.self;
        const kind = yield* chooses(context, ship, ['focus', 'evade'], 'xw2.attack.36');
        ship.memory[`fives:${kind}`] = (ship.memory[`fives:${kind}`] ?? 0) + 1;
      },
    }),
    at('before-engage', {
      rule: 'xw2.tokens.4',
      optional: false,
      when: ({ self, moment }) => moment.ship === self.ship && storedByFives(self.ship).length > 0,
      *effect(context) {
        const { table, self } = context;
        const { ship } = self;
        const kind = yield* chooses(context, ship, [...storedByFives(ship), 'none'], 'xw2.tokens.4');
        if (kind === 'none') return;
        ship.memory[`fives:${kind}`] = (ship.memory[`fives:${kind}`] ?? 1) - 1;
        yield* gainToken(table, ship, kind, 1, { rule: 'xw2.tokens.4', by: ship.seat });
      },
    }),
  ],
};
