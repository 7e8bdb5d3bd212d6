import { words } from '@rangefinder/kernel/words';
import { at, modify } from '../../abilities.ts';
import type { UpgradeFacts } from '../../card.ts';
import { attacks } from '../../keywords/keyword.ts';
import { free, kw, ranged } from '../print.ts';
import { addToPool, type Forming, poolNow } from './pools.ts';
import { cardsOf } from './upgrade.ts';

const grenades = cardsOf('grenades');

/** Whether the card's weapon is in the pool that is resolved now. */
function isThrown(context: Forming): boolean {
  const { self, moment } = context;
  const index = self.upgrade && self.unit ? self.unit.upgrades.indexOf(self.upgrade) : -1;
  const weapons = poolNow(moment.attack)?.weapons ?? [];
  return attacks(context) && weapons.some(({ upgrade, lender }) => lender === undefined && upgrade === index);
}

export const GRENADES: readonly UpgradeFacts[] = [
  grenades({
    id: 'concussion-grenades',
    name: 'Concussion Grenades',
    points: 3,
    weapons: [ranged('Concussion Grenades', 1, 1, { black: 1 }, kw('blast'))],
  }),
  grenades({
    id: 'emp-droid-poppers',
    name: 'EMP "Droid Poppers"',
    points: 3,
    weapons: [ranged('EMP "Droid Poppers"', 1, 1, { black: 1 })],
    text: words(
      'A pool with any of these has Ion 1, however many there are.',
      'Une réserve qui en contient a Ion 1, quel qu’en soit le nombre.',
      'Pula z co najmniej jednym z nich ma Ion 1, bez względu na ich liczbę.',
    ),
    abilities: [
      at('forming-pool', {
        optional: false,
        when: isThrown,
        *effect({ table, moment: { attack } }) {
          addToPool(table, attack, { keywords: [kw('ion-x', 1)] });
        },
      }),
    ],
  }),
  grenades({
    id: 'fragmentation-grenades',
    name: 'Fragmentation Grenades',
    points: 5,
    weapons: [ranged('Fragmentation Grenades', 1, 1, { red: 1 })],
    text: words(
      'With these in the pool, attack surges become [crit].',
      'Si la réserve en contient, les adrénalines d’attaque deviennent des [crit].',
      'Gdy są w puli, wyniki [surge] w ataku stają się [crit].',
    ),
    abilities: [modify('attack-surge', (surge, context) => (isThrown(context) ? 'crit' : surge))],
  }),
  grenades({
    id: 'impact-grenades',
    name: 'Impact Grenades',
    points: 3,
    weapons: [ranged('Impact Grenades', 1, 1, { black: 1 }, kw('impact-x', 1))],
  }),
  grenades({
    id: 'smoke-grenades',
    name: 'Smoke Grenades',
    points: 3,
    formerPoints: 2,
    keywords: [free(kw('smoke-x', 1))],
    expend: true,
  }),
];
