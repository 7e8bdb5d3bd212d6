import { attacks } from '../../../keywords/keyword.ts';
import { type Forming, poolNow } from '../../words/pools.ts';

/** Whether the card's weapon is in the pool that is resolved now. */
export function isThrown(context: Forming): boolean {
  const { self, moment } = context;
  const index = self.upgrade && self.unit ? self.unit.upgrades.indexOf(self.upgrade) : -1;
  const weapons = poolNow(moment.attack)?.weapons ?? [];
  return attacks(context) && weapons.some(({ upgrade, lender }) => lender === undefined && upgrade === index);
}
