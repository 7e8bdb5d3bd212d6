import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { assignLock } from '../../../rules/lock.ts';
import { mayChoosePiece } from '../../words/phrases.ts';

export const TORYN_FARR: UpgradeFacts = {
  id: 'torynfarr',
  name: 'Toryn Farr',
  fills: ['crew'],
  limited: 1,
  cost: 4,
  restrictions: [{ faction: ['rebelalliance'] }, { size: ['huge'] }],
  standard: false,
  actions: ['lock > red coordinate'],
  text: 'After you coordinate a friend, it may lock a ship you have locked, at any range.',
  abilities: [
    at('coordinated', {
      rule: 'xw2.lock.15',
      optional: false,
      when: ({ table, self, moment }) =>
        moment.ship === self.ship &&
        table.isFriendly(self.ship, moment.other) &&
        self.ship.locks.some((id) => id !== moment.other.id && table.findShip(id)?.place === 'play'),
      *effect(context) {
        const { table, self, moment } = context;
        const targets = self.ship.locks.filter((id) => id !== moment.other.id && table.findShip(id)?.place === 'play');
        const target = yield* mayChoosePiece(context, moment.other, targets, 'xw2.lock.15');
        if (target !== null) yield* assignLock(table, moment.other, target, 'xw2.lock.15');
      },
    }),
  ],
};
