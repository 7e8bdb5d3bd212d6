import { hasLock } from '@rangefinder/xwing';
import type { UpgradeFacts } from '../../../card.ts';
import type { XTable } from '../../../table.ts';
import { offersBonusAttack } from '../../words/attack.ts';
import { badTokens } from '../../words/phrases.ts';

/** Whether a target has a red or orange token, a lock on it among them (xw2.lock.5). */
function isInTrouble(table: XTable, target: string): boolean {
  const ship = table.findShip(target);
  return (
    table.state.ships.some((other) => hasLock(other, target)) || (ship !== undefined && badTokens(ship).length > 0)
  );
}

export const MIGS_MAYFELD: UpgradeFacts = {
  id: 'migsmayfeld',
  name: 'Migs Mayfeld',
  fills: ['gunner'],
  limited: 1,
  cost: 4,
  restrictions: [{ faction: ['galacticempire', 'scumandvillainy'] }],
  standard: true,
  text: 'After a front arc attack you may make a rear or turret attack as a bonus attack against another ship with a red or orange token.',
  abilities: [
    offersBonusAttack(
      ({ moment: { attack } }) => attack.symbol === 'front',
      ({ table, moment: { attack } }) => ({
        weapons: ({ symbol }) => symbol === 'rear' || symbol === 'turret' || symbol === 'double-turret',
        targets: (target) => target !== attack.defender && isInTrouble(table, target),
      }),
    ),
  ],
};
