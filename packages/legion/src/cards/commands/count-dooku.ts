import { words } from '@rangefinder/kernel/words';
import { at, modify, RULE, type Weapon } from '../../abilities.ts';
import type { CommandFacts } from '../../card.ts';
import { chooseUnit, chooseUnits } from '../../keywords/choosing.ts';
import { extraMove } from '../../rules/deeds.ts';
import { whyNotMove } from '../../rules/moving.ts';
import { returnOrder } from '../../rules/orders.ts';
import { isTrooper } from '../../rules/units.ts';
import type { Unit } from '../../state.ts';
import type { LTable } from '../../table.ts';
import { kw } from '../print.ts';
import { cardsOf } from './command.ts';
import { type Attacked, attackedGain, byCharacter, defendersOf, orderedGain } from './words.ts';

const card = cardsOf('Count Dooku', 'separatists');

function versatile(weapon: Weapon): Weapon {
  return { ...weapon, facts: { ...weapon.facts, keywords: [...weapon.facts.keywords, kw('versatile')] } };
}

/** Enemies at range 1 to 2 of him whose order tokens lie faceup. */
function opponents(t: LTable, dooku: Unit): readonly Unit[] {
  return t.enemiesOf(dooku.seat).filter((enemy) => enemy.order === 'faceup' && t.range(dooku, enemy) <= 2);
}

/** Troopers that he has attacked from afar, as far as they can be moved. */
function thrown({ table, self, moment: { attacker, attack } }: Attacked): readonly Unit[] {
  if (attacker !== self.unit || attack.kind !== 'ranged') return [];
  return defendersOf(table, attack).filter(
    (unit) => isTrooper(table, unit) && whyNotMove(table, unit, { speed: 2 }) === undefined,
  );
}

export const COUNT_DOOKU: readonly CommandFacts[] = [
  card({
    id: 'fear-surprise-intimidation',
    name: 'Fear, Surprise, Intimidation',
    pips: 1,
    orders: { units: ['Count Dooku'] },
    gives: [{ keywords: [kw('arsenal', 2), kw('relentless')] }],
    text: words(
      'Arsenal 2, Relentless, and Versatile on his ranged weapons. Whoever he attacked gains 2 suppression tokens.',
      'Arsenal 2, Relentless, et Versatile sur ses armes à distance. Ceux qu’il a attaqués gagnent 2 pions Suppression.',
      'Arsenal 2, Relentless, a jego bronie dystansowe mają Versatile. Kogo zaatakował, dostaje 2 żetony przygniecenia.',
    ),
    abilities: [
      modify('weapons', (weapons, { self, moment: unit }) =>
        unit === self.unit
          ? weapons.map((weapon) => (weapon.facts.range === null ? weapon : versatile(weapon)))
          : weapons,
      ),
      attackedGain({ suppression: 2 }),
    ],
  }),
  card({
    id: 'double-the-fall',
    name: 'Double the Fall',
    pips: 2,
    orders: { units: ['Count Dooku'], others: 1 },
    text: words(
      'As the Activation Phase begins Dooku may return his faceup order token to the pool; then up to 2 enemies at range 1–2 of him lose theirs to their pool.',
      'Au début de la phase d’Activation, Dooku peut remettre son pion Ordre face visible dans la réserve ; alors jusqu’à 2 ennemis à portée 1–2 de lui perdent le leur au profit de leur réserve.',
      'Na początku fazy aktywacji Dooku może zwrócić swój odkryty żeton rozkazu do puli; wtedy do 2 wrogów w zasięgu 1–2 od niego traci swoje na rzecz ich puli.',
    ),
    abilities: [
      at('start-of-activation-phase', {
        rule: 'legion.command-cards.18',
        optional: true,
        when: ({ table, self: { unit } }) => unit?.order === 'faceup' && opponents(table, unit).length > 0,
        *effect({ table, self }) {
          if (!self.unit) return;
          returnOrder(table, self.unit);
          const fallen = yield* chooseUnits({ self, rule: RULE }, opponents(table, self.unit), 2);
          for (const unit of fallen) returnOrder(table, unit);
        },
      }),
    ],
  }),
  card({
    id: 'you-disappoint-me',
    name: 'You Disappoint Me',
    pips: 3,
    orders: { units: ['Count Dooku'], others: 2 },
    text: words(
      'Those whom he orders gain 1 dodge token. After his ranged attack on troopers he may move them at speed 2.',
      'Ceux à qui il donne un ordre gagnent 1 pion Esquive. Après son attaque à distance contre des soldats, il peut les déplacer à vitesse 2.',
      'Ci, którym wyda rozkaz, zyskują 1 żeton uniku. Po swoim ataku dystansowym na piechotę może ją przesunąć z prędkością 2.',
    ),
    abilities: [
      orderedGain(byCharacter, { dodge: 1 }),
      at('after-attacking', {
        optional: false,
        when: (context) => thrown(context).length > 0,
        *effect(context) {
          const { table, self } = context;
          let open = thrown(context);
          while (open.length > 0) {
            const unit = yield* chooseUnit({ self, rule: RULE }, open);
            if (!unit) return;
            yield* extraMove(table, unit, 2, self.seat);
            open = thrown(context).filter((one) => one !== unit && open.includes(one));
          }
        },
      }),
    ],
  }),
];
