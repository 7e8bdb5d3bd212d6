import { at } from '../../abilities.ts';
import type { PilotAbility } from '../../card.ts';
import { couldAct, evenIfStressed, mayPerformAction, standardActions } from '../../rules/actions.ts';
import { spendForce } from '../../rules/charges.ts';
import { friendsAt, mayChooseShip } from '../../rules/choose.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';

/** Ahsoka Tano: friends, herself among them, that could act, stressed or not. */
function guided(table: XTable, ship: Ship): Ship[] {
  return friendsAt(table, ship, 0, 1).filter((friend) => couldAct(table, friend, anyAction(table, friend)));
}

function anyAction(table: XTable, ship: Ship) {
  return evenIfStressed(standardActions(table, ship));
}

export const AHSOKA_TANO: PilotAbility = {
  text: 'Maneuver fully executed: you may pay 1 Force and choose a friend at range 0-1, which may be you: it may take an action, stressed or not.',
  abilities: [
    at('maneuver-executed', {
      optional: false,
      when: ({ self: { ship }, moment }) => moment.ship === ship && moment.full && ship.force > 0,
      *effect({ table, self }) {
        const friend = yield* mayChooseShip(self, guided(table, self.ship));
        if (!friend) return;
        spendForce(table, self.ship, 1);
        yield* mayPerformAction(table, friend, anyAction(table, friend));
      },
    }),
  ],
};
