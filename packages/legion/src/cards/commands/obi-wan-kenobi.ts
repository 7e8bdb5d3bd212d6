import { words } from '@rangefinder/kernel/words';
import { at, modify } from '../../abilities.ts';
import type { CommandFacts } from '../../card.ts';
import { isTrooper } from '../../rules/units.ts';
import { isInBattle, type Token, type Unit } from '../../state.ts';
import type { LTable } from '../../table.ts';
import { kw } from '../print.ts';
import { cardsOf } from './command.ts';
import { byCharacter, gainOneOf, gainTokens, onceRevealed, whenOrdered } from './words.ts';

const card = cardsOf('Obi-Wan Kenobi', 'republic');

/** Other friends at range 1 of a unit. */
function othersNear(t: LTable, unit: Unit | null): readonly Unit[] {
  return unit ? t.friendsOf(unit.seat).filter((one) => one !== unit && t.range(unit, one) <= 1) : [];
}

export const OBI_WAN_KENOBI: readonly CommandFacts[] = [
  card({
    id: 'hello-there',
    name: 'Hello There!',
    pips: 1,
    orders: { units: ['Obi-Wan Kenobi'] },
    text: words(
      'He has Nimble. As the Activation Phase begins: an aim, dodge, standby or surge token for every enemy at range 1–2 of him.',
      'Il a Nimble. Au début de la phase d’Activation : un pion Viser, Esquive, En attente ou Adrénaline par ennemi à portée 1–2 de lui.',
      'Ma Nimble. Na początku fazy aktywacji: żeton celowania, uniku, gotowości lub adrenaliny za każdego wroga w zasięgu 1–2 od niego.',
    ),
    gives: [{ keywords: [kw('nimble')] }],
    abilities: [
      at('start-of-activation-phase', {
        optional: false,
        when: ({ self }) => self.unit !== null && isInBattle(self.unit),
        *effect(context) {
          const { table, self } = context;
          const { unit } = self;
          if (!unit) return;
          const near = table.enemiesOf(self.seat).filter((enemy) => table.range(unit, enemy) <= 2);
          for (let left = near.length; left > 0; left--) {
            const standby: readonly Token[] = unit.tokens.standby > 0 ? [] : ['standby'];
            yield* gainOneOf(context, unit, ['aim', 'dodge', 'surge', ...standby]);
          }
        },
      }),
    ],
  }),
  card({
    id: 'knowledge-and-defense',
    name: 'Knowledge and Defense',
    pips: 2,
    orders: { others: 2, types: ['trooper'] },
    text: words(
      'A dodge token for every other trooper unit of yours at range 1 of him. His Guardian works in melee as well.',
      '1 pion Esquive par autre unité de soldats alliée à portée 1 de lui. Il peut aussi utiliser Guardian contre les attaques de corps à corps.',
      '1 żeton uniku za każdy inny twój oddział piechoty w zasięgu 1 od niego. Może używać Guardian także przeciw atakom wręcz.',
    ),
    abilities: [
      onceRevealed(function* (context) {
        const { table, self } = context;
        const near = othersNear(table, self.unit).filter((one) => isTrooper(table, one));
        yield* gainTokens(context, self.unit, { dodge: near.length });
      }),
      modify(
        'may-guard',
        (may, { self, moment: { guardian, attack } }) => may || (guardian === self.unit && attack.kind === 'melee'),
      ),
    ],
  }),
  card({
    id: 'general-kenobi',
    name: 'General Kenobi',
    pips: 3,
    orders: { units: ['Obi-Wan Kenobi'], others: 2 },
    text: words(
      'Those whom he orders gain 1 surge token for each other friend at range 1 of them.',
      'Ceux à qui il donne un ordre gagnent 1 pion Adrénaline par autre allié à portée 1 d’eux.',
      'Ci, którym wyda rozkaz, zyskują 1 żeton adrenaliny za każdy inny twój oddział w zasięgu 1 od nich.',
    ),
    abilities: [
      whenOrdered(byCharacter, (context) => {
        const { unit } = context.moment;
        return gainTokens(context, unit, { surge: othersNear(context.table, unit).length });
      }),
    ],
  }),
];
