import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { youAttack } from '../../words/attack.ts';

export const AUTOMATED_TARGET_PRIORITY: UpgradeFacts = {
  id: 'automatedtargetpriority',
  name: 'Automated Target Priority',
  fills: ['tech'],
  limited: 0,
  cost: 1,
  restrictions: [{ initiativeUpTo: 3 }],
  standard: true,
  text: 'You attack a ship at the closest attack range your weapon allows. A miss lays a calculate token on this card; before engaging you may take one back.',
  abilities: [
    modify('shots', 'xw2.faq-cards.94', (shots, { self, moment: ship }) => {
      if (ship !== self.ship) return shots;
      // xw2.faq-cards.96: the closest range is found for each weapon.
      const closest = (weapon: string) =>
        Math.min(...shots.filter((one) => one.weapon.id === weapon).map(({ range }) => range));
      return shots.filter((shot) => shot.range === closest(shot.weapon.id));
    }),
    at('after-attacking', {
      rule: 'xw2.attack.36',
      optional: false,
      when: (context) => youAttack(context) && context.moment.attack.hit === false,
      *effect({ self }) {
        self.ship.memory[self.card] = (self.ship.memory[self.card] ?? 0) + 1;
      },
    }),
    at('before-engage', {
      rule: 'xw2.tokens.4',
      optional: true,
      when: ({ self, moment }) => moment.ship === self.ship && (self.ship.memory[self.card] ?? 0) > 0,
      *effect({ table, self }) {
        self.ship.memory[self.card] = (self.ship.memory[self.card] ?? 1) - 1;
        yield* gainToken(table, self.ship, 'calculate', 1, { rule: 'xw2.tokens.4', by: self.ship.seat });
      },
    }),
  ],
};
