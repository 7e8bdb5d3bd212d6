import { words } from '@rangefinder/kernel/words';
import { at, modify, RULE } from '../../../abilities.ts';
import { chooseWay } from '../../../keywords/choosing.ts';
import { isOwn } from '../../../keywords/keyword.ts';
import { speedOf } from '../../../rules/moving.ts';
import { canPay, pay } from '../../words/paying.ts';
import { upgrade } from '../upgrade.ts';

/** What drivers and pilots do who need more than a line. */
const PACE = 'activation:pace';

/** One move that is faster or slower; nobody is faster than 3. */
export const RYDER_AZADI = upgrade('pilot', {
  id: 'ryder-azadi',
  name: 'Ryder Azadi',
  unique: true,
  points: 5,
  restriction: { types: ['repulsor'], factions: ['rebels'] },
  exhaust: true,
  text: words(
    'As it makes a move, other than a pivot: exhaust for maximum speed +1 or −1 in this move.',
    'Quand elle se déplace autrement qu’en pivotant : inclinez pour une vitesse maximale de +1 ou −1 durant ce déplacement.',
    'Przy ruchu innym niż obrót: wyczerp, aby w tym ruchu mieć prędkość maksymalną o 1 większą lub mniejszą.',
  ),
  abilities: [
    at('before-move', {
      optional: true,
      when: (context) => isOwn(context) && canPay(context) && context.moment.how !== 'pivot',
      *effect(context) {
        const { table, self, moment } = context;
        pay(context);
        const ways = speedOf(table, moment.unit) < 3 ? (['faster', 'slower'] as const) : (['slower'] as const);
        const way = yield* chooseWay({ self, rule: RULE }, ways);
        moment.unit.memory[PACE] = way === 'faster' ? 1 : -1;
      },
    }),
    modify('speed', (speed, { self, moment: unit }) => (unit === self.unit ? speed + (unit.memory[PACE] ?? 0) : speed)),
    at('moved', {
      optional: false,
      when: (context) => isOwn(context) && context.moment.unit.memory[PACE] !== undefined,
      *effect({ moment: { unit } }) {
        delete unit.memory[PACE];
      },
    }),
  ],
});
