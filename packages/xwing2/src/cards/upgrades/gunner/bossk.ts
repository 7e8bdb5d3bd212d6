import { at } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { performAttack } from '../../../rules/attack.ts';
import { possibleShots } from '../../../rules/possibleshots.ts';
import { gainToken, isStressed } from '../../../rules/tokens.ts';
import { type DuringAttack, yourPrimaryAttack } from '../../words/attack.ts';

function primaryShotsAgain({ table, self, moment: { attack } }: DuringAttack) {
  return possibleShots(table, self.ship, {
    bonus: true,
    weapons: ({ kind }) => kind === 'primary',
    targets: (target) => target === attack.defender,
  });
}

export const BOSSK: UpgradeFacts = {
  id: 'bossk',
  name: 'Bossk',
  fills: ['gunner'],
  limited: 1,
  cost: 6,
  restrictions: [{ faction: ['scumandvillainy'] }],
  standard: true,
  text: 'When your primary attack missed and you are not stressed, you must gain a stress token and shoot at the same ship again with a primary weapon, as a bonus attack.',
  abilities: [
    at('bonus-attack-attacker', {
      rule: 'xw2.bonus-attack.1',
      optional: false,
      when: (context) =>
        yourPrimaryAttack(context) &&
        context.moment.attack.hit === false &&
        !isStressed(context.self.ship) &&
        primaryShotsAgain(context).length > 0,
      *effect(context) {
        const { table, self } = context;
        const { shot } = yield* pickOne({
          seat: self.ship.seat,
          topic: 'attack',
          rule: 'xw2.bonus-attack.1',
          about: { ship: self.ship.id, card: self.card },
          options: primaryShotsAgain(context).map((one) => ({
            key: `attack:${one.target}:${one.weapon.id}`,
            about: { target: one.target, weapon: one.weapon.id, range: one.range },
            shot: one,
          })),
        });
        yield* gainToken(table, self.ship, 'stress', 1, { rule: 'xw2.bonus-attack.1', by: self.ship.seat });
        yield* performAttack(table, self.ship, shot, true);
      },
    }),
  ],
};
