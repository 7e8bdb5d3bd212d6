import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { actionChoice, barActions, evenIfStressed } from '../../../rules/actions.ts';
import { inArc } from '../../../rules/measure.ts';
import { offersActions } from '../../words/phrases.ts';

export const ENDURING: UpgradeFacts = {
  id: 'enduring',
  name: 'Enduring',
  fills: ['talent'],
  limited: 0,
  cost: 5,
  standard: true,
  text: "Defending outside the attacker's bullseye arc: evades cancel crits before hits. Critical damage suffered: you may take a calculate or focus action of your bar as a red one, stressed or not.",
  abilities: [
    modify('neutralizing', (how, { table, self, moment: { attacker, defender } }) =>
      defender === self.ship.id && !inArc(table, table.ship(attacker), 'bullseye', self.ship)
        ? { ...how, first: 'crit' }
        : how,
    ),
    at(
      'damage-suffered',
      offersActions(
        ({ self, moment: { ship, kind } }) => ship === self.ship && kind === 'crit' && !ship.destroyed,
        ({ table, self }) =>
          evenIfStressed(barActions(table, self.ship).filter(({ key }) => key === 'calculate' || key === 'focus')).map(
            (choice) => actionChoice({ ...choice, treatedAs: 'red' }),
          ),
      ),
    ),
  ],
};
