import { words } from '@rangefinder/kernel/words';
import { at, modify } from '../../../abilities.ts';
import { isOwn } from '../../../keywords/keyword.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { canPay, pay } from '../../words/paying.ts';
import { upgrade } from '../upgrade.ts';

const HURRIES = 'round:burst-of-speed';

export const BURST_OF_SPEED = upgrade('force', {
  id: 'burst-of-speed',
  name: 'Burst of Speed',
  points: 3,
  expend: true,
  text: words(
    'Once, as it activates: its maximum speed counts as 3 this round; when the round ends it gains 1 immobilize token.',
    'Une fois, quand elle s’active : sa vitesse maximale est 3 pour ce round ; à la fin du round elle gagne 1 pion Immobilisation.',
    'Raz, przy aktywacji: w tej rundzie jego prędkość maksymalna wynosi 3; na koniec rundy dostaje 1 żeton unieruchomienia.',
  ),
  abilities: [
    at('activates', {
      optional: true,
      when: (context) => isOwn(context) && canPay(context),
      *effect(context) {
        pay(context);
        context.moment.unit.memory[HURRIES] = 1;
      },
    }),
    modify('speed', (speed, { self, moment: unit }) => (unit === self.unit && unit.memory[HURRIES] ? 3 : speed)),
    at('end-of-round', {
      optional: false,
      when: ({ self }) => Boolean(self.unit?.memory[HURRIES]),
      *effect({ table, self }) {
        if (self.unit) yield* gainToken(table, self.unit, 'immobilize', 1);
      },
    }),
  ],
});
