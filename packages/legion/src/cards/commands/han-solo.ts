import { words } from '@rangefinder/kernel/words';
import { at, modify } from '../../abilities.ts';
import type { CommandFacts } from '../../card.ts';
import { isOwn } from '../../keywords/keyword.ts';
import { sendBack } from '../../rules/command.ts';
import { playerOf } from '../../rules/players.ts';
import { isTrooper } from '../../rules/units.ts';
import { cardsOf } from './command.ts';
import { orderedGain } from './words.ts';

const card = cardsOf('Han Solo', 'rebels');

export const HAN_SOLO: readonly CommandFacts[] = [
  card({
    id: 'sorry-about-the-mess',
    name: 'Sorry About the Mess',
    pips: 1,
    pipsInPlay: 0,
    orders: { units: ['Han Solo'] },
    text: words(
      'When Han is ordered: an aim token and a dodge token. In play this card has no pips.',
      'Quand Han reçoit un ordre, il gagne 1 pion Viser et 1 pion Esquive. En jeu, cette carte n’a aucun point.',
      'Gdy Han dostaje rozkaz, zyskuje 1 żeton celowania i 1 żeton uniku. W grze ta karta nie ma oczek.',
    ),
    abilities: [orderedGain(isOwn, { aim: 1, dodge: 1 })],
  }),
  card({
    id: 'reckless-diversion',
    name: 'Reckless Diversion',
    pips: 2,
    orders: { units: ['Han Solo'], others: 1, types: ['trooper'] },
    text: words(
      'Enemy attacks this round must be aimed at troopers of yours with faceup order tokens if they can be.',
      'Les attaques ennemies de ce round doivent viser, si possible, vos unités de soldats dont le pion Ordre est face visible.',
      'Ataki wroga w tej rundzie muszą, jeśli to możliwe, celować w twoją piechotę z odkrytym żetonem rozkazu.',
    ),
    abilities: [
      modify('targets', (targets, { table, self, moment: { attacker } }) => {
        if (attacker.seat === self.seat) return targets;
        const diverting = targets.filter((unit) => unit.order === 'faceup' && isTrooper(table, unit));
        return diverting.length > 0 ? diverting : targets;
      }),
    ],
  }),
  card({
    id: 'change-of-plans',
    name: 'Change of Plans',
    pips: 3,
    orders: { units: ['Han Solo'], others: 2 },
    text: words(
      "When it is revealed you may discard it: an opponent's revealed card returns to hand and may not be chosen, and cards are chosen again.",
      'Quand elle est révélée, vous pouvez la défausser : la carte révélée d’un adversaire retourne en main, ne peut être choisie, et on choisit de nouveau.',
      'Gdy zostanie odkryta, możesz ją odrzucić: odkryta karta przeciwnika wraca na rękę, nie wolno jej wybrać, i karty wybiera się ponownie.',
    ),
    abilities: [
      at('cards-revealed', {
        optional: true,
        when: ({ table, self }) => playerOf(table, 1 - self.seat).revealed,
        *effect({ table, self }) {
          sendBack(table, self.seat);
        },
      }),
    ],
  }),
];
