import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { evenIfStressed, forCharge, grantedAction } from '../../../rules/actions.ts';
import { chargesOf } from '../../../rules/charges.ts';
import { chooseShip } from '../../../rules/choose.ts';
import { flipUpgrade } from '../../../rules/flip.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { offersActions, youFullyExecute } from '../../words/phrases.ts';

export const C1_10P: UpgradeFacts = {
  id: 'c110p',
  name: 'C1-10P',
  fills: ['astromech'],
  limited: 1,
  cost: 8,
  restrictions: [{ faction: ['galacticrepublic'] }],
  standard: true,
  title: 'C1-10P',
  charges: { value: 2, recovers: 0 },
  text: 'Maneuver fully executed: you may pay a charge for a red evade action, stressed or not. Without charges in the End Phase this card flips.',
  abilities: [
    at(
      'maneuver-executed',
      offersActions(
        (context) => youFullyExecute(context),
        ({ table, self }) =>
          forCharge(
            self,
            evenIfStressed([grantedAction(table, self.ship, 'evade', 'red')]),
            'xw2.errata-upgrade-cards.18',
          ),
        'xw2.errata-upgrade-cards.18',
      ),
    ),
    at('during-end', {
      optional: false,
      when: ({ self }) => chargesOf(self) === 0,
      *effect({ table, self }) {
        if (self.upgrade) flipUpgrade(table, self.ship, self.upgrade);
      },
    }),
  ],
  back: {
    title: 'C1-10P (Erratic)',
    text: 'Maneuver fully executed: you choose a ship at range 0-1, which gains a jam token.',
    abilities: [
      at('maneuver-executed', {
        rule: 'xw2.errata-upgrade-cards.19',
        optional: false,
        when: (context) => youFullyExecute(context),
        *effect({ table, self }) {
          const near = table.inPlay().filter((ship) => table.range(self.ship, ship) <= 1);
          const ship = yield* chooseShip(self, near, 'xw2.errata-upgrade-cards.19');
          const source = { rule: 'xw2.errata-upgrade-cards.19', by: self.ship.seat } as const;
          if (ship) yield* gainToken(table, ship, 'jam', 1, source);
        },
      }),
    ],
  },
};
