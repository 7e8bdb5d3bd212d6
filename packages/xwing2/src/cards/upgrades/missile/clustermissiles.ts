import type { UpgradeFacts } from '../../../card.ts';
import { piecesOf, rangeBetween, unitsInPlay } from '../../../rules/units.ts';
import { type DuringAttack, offersBonusAttack, thisAttack } from '../../words/attack.ts';

/** Every other ship and remote at range 0-1 of the defender, by id. */
function targetsNearDefender({ table, moment: { attack } }: DuringAttack): string[] {
  const remote = table.findDevice(attack.defender);
  const pieces = remote ? table.device(remote) : [table.base(table.ship(attack.defender))];
  return unitsInPlay(table)
    .filter((unit) => unit.id !== attack.defender && rangeBetween(table, piecesOf(table, unit), pieces) <= 1)
    .map(({ id }) => id);
}

export const CLUSTER_MISSILES: UpgradeFacts = {
  id: 'clustermissiles',
  name: 'Cluster Missiles',
  fills: ['missile'],
  limited: 0,
  cost: 4,
  standard: true,
  charges: { value: 4, recovers: 0 },
  attack: { arc: 'front', dice: 3, range: [1, 2], rangeBonus: false, requires: ['lock'], spends: 1 },
  text: 'Needs a lock on the defender. Afterwards you may make the same attack as a bonus attack, without a lock, against another ship or remote at range 0-1 of the defender.',
  abilities: [
    offersBonusAttack(thisAttack, (context) => {
      const near = targetsNearDefender(context);
      return {
        weapons: ({ id }) => id === context.self.card,
        targets: (target) => near.includes(target),
        ignoresRequirements: true,
        rule: 'xw2.bonus-attack.2',
      };
    }),
  ],
};
