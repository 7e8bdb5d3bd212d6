import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { barActions, couldAct, mayPerformFree } from '../../../rules/actions.ts';
import { isAtRange } from '../../../rules/choose.ts';
import { maySpendLock, spendLock } from '../../../rules/locks.ts';
import { inFiringArc } from '../../../rules/measure.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

function moves(table: XTable, ship: Ship) {
  return barActions(table, ship).filter(({ key }) => key === 'boost' || key === 'barrel-roll');
}

export const THREAT_TRACKER: UpgradeFacts = {
  id: 'threattracker',
  name: 'Threat Tracker',
  fills: ['tech'],
  limited: 0,
  cost: 3,
  restrictions: [{ size: ['small'] }],
  text: 'In the Combat phase, as an enemy at range 1-2 in your firing arc becomes active: you may spend your lock on it for a free boost or barrel roll of your action bar.',
  abilities: [
    at('combat-active', {
      optional: true,
      when: ({ table, self: { ship }, moment }) =>
        moment.ship.seat !== ship.seat &&
        inFiringArc(table, ship, moment.ship) &&
        isAtRange(table, ship, moment.ship, 1, 2) &&
        maySpendLock(table, ship, moment.ship.id) &&
        couldAct(table, ship, moves(table, ship)),
      *effect({ table, self: { ship }, moment }) {
        yield* spendLock(table, ship, moment.ship.id);
        yield* mayPerformFree(table, ship, moves(table, ship));
      },
    }),
  ],
};
