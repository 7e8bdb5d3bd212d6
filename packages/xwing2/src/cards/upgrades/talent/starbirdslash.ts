import { at, byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { mayChooseShip } from '../../../rules/choose.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { inFiringArc } from '../../../rules/weapons.ts';
import type { Ship } from '../../../state.ts';
import { youFullyExecute } from '../../words/phrases.ts';

function enemiesPassed(ship: Ship, through: readonly Ship[]): Ship[] {
  return through.filter((other) => other.seat !== ship.seat);
}

export const STARBIRD_SLASH: UpgradeFacts = {
  id: 'starbirdslash',
  name: 'Starbird Slash',
  fills: ['talent'],
  limited: 0,
  cost: 1,
  restrictions: [{ keyword: ['A-wing'] }],
  standard: true,
  text: 'Maneuver fully executed through an enemy: you may give it a strain token; if its firing arc holds you then, you gain one, too.',
  abilities: [
    at('maneuver-executed', {
      optional: false,
      when: (context) =>
        youFullyExecute(context) && enemiesPassed(context.self.ship, context.moment.through).length > 0,
      *effect({ table, self, moment: { through } }) {
        const { ship } = self;
        const enemy = yield* mayChooseShip(self, enemiesPassed(ship, through));
        if (!enemy) return;
        yield* gainToken(table, enemy, 'strain', 1, byCardOf(ship));
        if (inFiringArc(table, enemy, ship)) yield* gainToken(table, ship, 'strain', 1);
      },
    }),
  ],
};
