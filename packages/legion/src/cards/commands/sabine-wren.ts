import type { Seat } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import { at, modify, RULE } from '../../abilities.ts';
import type { CommandFacts, Rank } from '../../card.ts';
import { refuse } from '../../refusals.ts';
import { extraMove } from '../../rules/deeds.ts';
import { graffitiOf } from '../../rules/graffiti.ts';
import { canLay, layMarker } from '../../rules/layingmarkers.ts';
import { mayMove } from '../../rules/moving.ts';
import { recoverUnit } from '../../rules/recovering.ts';
import type { LTable } from '../../table.ts';
import { action, area, kw } from '../print.ts';
import { cardsOf } from './command.ts';
import { byCharacter, gainOneOf, isCharacter, whenOrdered, whileActive } from './words.ts';

const card = cardsOf('Sabine Wren', 'rebels');

const CHARGE = 'thermal charge';
const DEARER: readonly Rank[] = ['commander', 'operative', 'special'];

/** This is the round of the card, which stays in play after it (legion.permanent.1). */
function isPlayed(of: { readonly table: LTable; readonly seat: Seat; readonly card: string }): boolean {
  return of.table.state.players[of.seat === 0 ? 0 : 1].chosen === of.card;
}

export const SABINE_WREN: readonly CommandFacts[] = [
  card({
    id: 'explosions',
    name: 'Explosions!',
    pips: 1,
    orders: { units: ['Sabine Wren'] },
    permanent: true,
    weapons: [area('Thermal Charge', 'crit', { red: 1, white: 1 }, kw('blast'))],
    text: words(
      'This round, as an action: Arm 2: thermal charge, then a speed-1 move if she likes. From now on: Detonate 2: thermal charge.',
      'Ce round, comme action : Arm 2 : charge thermique, puis si elle veut un déplacement de vitesse 1. Désormais : Detonate 2 : charge thermique.',
      'W tej rundzie, jako akcja: Arm 2: ładunek termiczny, a potem ruch o prędkości 1, jeśli zechce. Odtąd: Detonate 2: ładunek termiczny.',
    ),
    gives: [{ keywords: [kw('detonate-x', 2, CHARGE)] }, { keywords: [action(kw('arm', 2, CHARGE))], when: isPlayed }],
    abilities: [
      modify('weapons', (weapons, { table, self, moment: unit }) => {
        if (unit !== self.unit) return weapons;
        const charges = table.cards.command(self.card).weapons;
        return [...weapons, ...charges.map((facts, i) => ({ id: `card:${self.card}:${i}`, facts, minis: unit.minis }))];
      }),
      at('action-performed', {
        optional: true,
        when: ({ table, self, moment: { unit, card: done } }) =>
          unit === self.unit && done === 'arm' && mayMove(table, unit, 1),
        *effect({ table, moment: { unit } }) {
          yield* extraMove(table, unit, 1);
        },
      }),
    ],
  }),
  card({
    id: 'symbol-of-rebellion',
    name: 'Symbol of Rebellion',
    pips: 2,
    orders: { units: ['Sabine Wren'] },
    text: words(
      'She recovers on activating. Once in that activation she may leave a graffiti token, seen at range 1, against terrain that is no area.',
      'Elle récupère en s’activant. Une fois dans cette activation, elle peut poser un pion Graffiti, vu à portée 1, contre un décor qui n’est pas de zone.',
      'Odzyskuje siły przy aktywacji. Raz w niej może zostawić żeton graffiti, widziany w zasięgu 1, przy terenie niebędącym obszarem.',
    ),
    abilities: [
      at('activates', {
        optional: false,
        when: isCharacter,
        effect: ({ table, moment: { unit } }) => recoverUnit(table, unit),
      }),
      ...whileActive({
        whyNot: ({ table, moment: unit }) =>
          unit.place === 'play' && canLay(table, graffitiOf(table, unit))
            ? undefined
            : refuse(RULE, 'touches-no-terrain'),
        *perform({ table, moment: unit }) {
          yield* layMarker(table, graffitiOf(table, unit));
        },
      }),
    ],
  }),
  card({
    id: 'legacy-of-mandalore',
    name: 'Legacy of Mandalore',
    pips: 3,
    orders: { units: ['Sabine Wren'], others: 2, types: ['trooper'] },
    text: words(
      'Sabine has Inspire 1, and gains 1 aim or dodge token whenever she orders Special Forces, an operative or a commander.',
      'Sabine a Inspire 1, et gagne 1 pion Viser ou Esquive par commandant, agent ou unité de Forces Spéciales à qui elle donne un ordre.',
      'Sabine ma Inspire 1 i zyskuje 1 żeton celowania lub uniku za każdego dowódcę, agenta lub oddział Sił Specjalnych, któremu wyda rozkaz.',
    ),
    gives: [{ keywords: [kw('inspire-x', 1)] }],
    abilities: [
      whenOrdered(
        (context) => byCharacter(context) && DEARER.includes(context.moment.unit.rank),
        function* (context) {
          const { self } = context;
          if (self.unit) yield* gainOneOf(context, self.unit, ['aim', 'dodge']);
        },
      ),
    ],
  }),
];
