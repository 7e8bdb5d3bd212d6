import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, at, cardAction, modify, RULE } from '../../abilities.ts';
import type { CommandFacts } from '../../card.ts';
import { demandUnit, whyNobody } from '../../keywords/choosing.ts';
import { wasDivulged } from '../../opencards.ts';
import { freeActionWhere } from '../../rules/freeactions.ts';
import { returnOrder } from '../../rules/orders.ts';
import { relocate } from '../../rules/relocating.ts';
import { gainToken } from '../../rules/tokens.ts';
import { isGone, isTrooper } from '../../rules/units.ts';
import { sufferWounds } from '../../rules/wounds.ts';
import { isInBattle, type Unit } from '../../state.ts';
import { kw } from '../print.ts';
import { cardsOf } from './command.ts';
import { gainTokens, isCharacter, isFriendlyTrooper, orderedGain, payWounds, wants } from './words.ts';

const card = cardsOf('Darth Vader', 'empire');

/** Whether Vader activates once more in this round: he will, or he does. */
const AGAIN = 'round:implacable';
const WILL = 1;
const DOES = 2;

/** Other units at range 1 that are not too heavy. */
function liftable({ table, moment: vader }: AbilityContext<Unit>): readonly Unit[] {
  return table.present.filter((unit) => unit !== vader && unit.rank !== 'heavy' && table.range(vader, unit) <= 1);
}

export const DARTH_VADER: readonly CommandFacts[] = [
  card({
    id: 'implacable',
    name: 'Implacable',
    pips: 1,
    orders: { units: ['Darth Vader'] },
    text: words(
      '1 dodge token as each of his activations begins. When the first ends he may suffer 1 wound: his order token goes into the pool and he may activate again, with 1 action fewer.',
      '1 pion Esquive au début de chacune de ses activations. À la fin de la première, il peut subir 1 blessure : son pion Ordre va dans la réserve et il peut s’activer encore, avec 1 action de moins.',
      '1 żeton uniku na początku każdej jego aktywacji. Na koniec pierwszej może odnieść 1 ranę: jego żeton rozkazu trafia do puli i może aktywować się ponownie, z 1 akcją mniej.',
    ),
    abilities: [
      at('activates', {
        optional: false,
        when: isCharacter,
        effect: (context) => gainTokens(context, context.moment.unit, { dodge: 1 }),
      }),
      at('end-of-activation', {
        optional: true,
        when: (context) => isCharacter(context) && !context.moment.unit.memory[AGAIN],
        *effect({ table, moment: { unit } }) {
          yield* payWounds(table, unit, 1);
          unit.memory[AGAIN] = WILL;
        },
      }),
      at('activation-over', {
        optional: false,
        when: (context) =>
          isCharacter(context) && !isGone(context.moment.unit) && context.moment.unit.memory[AGAIN] === WILL,
        *effect({ table, moment: { unit } }) {
          unit.memory[AGAIN] = DOES;
          unit.activated = false;
          returnOrder(table, unit);
        },
      }),
      modify('actions', (actions, { self, moment: unit }) =>
        unit === self.unit && unit.memory[AGAIN] === DOES ? actions - 1 : actions,
      ),
    ],
  }),
  card({
    id: 'vaders-might',
    name: "Vader's Might",
    pips: 1,
    // Whom the printed sign of a rank spares: Heavy units, as we read it.
    sure: false,
    orders: { units: ['Darth Vader'] },
    text: words(
      'Free action: another unit at range 1, not of Heavy rank, is set down anew, its leader within range 1 and height 1 of where it stood. If it is an enemy: a white defense die per miniature, 1 wound for each [block] or [surge].',
      'Action gratuite : une autre unité à portée 1, pas de rang Lourd, est replacée, son chef entièrement à portée 1 et hauteur 1 de sa position. Si elle est ennemie : un dé de défense blanc par figurine, 1 blessure par [block] ou [surge].',
      'Darmowa akcja: inny oddział w zasięgu 1, nie rangi ciężkiej, zostaje przestawiony, jego dowódca w całości w zasięgu 1 i wysokości 1 od swojego miejsca. Jeśli to wróg: biała kość obrony za figurkę, 1 rana za każdy [block] lub [surge].',
    ),
    abilities: [
      cardAction({
        rule: RULE,
        free: true,
        whyNot: (context) => whyNobody({ self: context.self, rule: RULE }, liftable(context)),
        *perform(context) {
          const { table, self } = context;
          const unit = yield* demandUnit({ self, rule: RULE }, liftable(context));
          if (!unit) return;
          yield* relocate(table, unit, self.seat);
          if (unit.seat === self.seat) return;
          const dice = table.rollDefense('white', unit.minis.length);
          table.emit({
            type: 'defense-rolled',
            rule: RULE,
            defender: unit.id,
            dice: dice.map((face) => ({ die: 'white', face })),
          });
          const wounds = dice.filter((face) => face !== 'blank').length;
          yield* sufferWounds(table, unit, wounds, { rule: RULE, attack: null, by: self.unit });
        },
      }),
    ],
  }),
  card({
    id: 'fear-and-dead-men',
    name: 'Fear and Dead Men',
    pips: 2,
    orders: { units: ['Darth Vader'] },
    text: words(
      'His Deflect wounds the attacker for blanks instead of [surge]. Whenever an enemy he sees at range 1–2 activates, he gains 1 dodge token.',
      'Son Deflect blesse l’attaquant pour les faces vierges au lieu des [surge]. Chaque fois qu’un ennemi qu’il voit à portée 1–2 s’active, il gagne 1 pion Esquive.',
      'Jego Deflect rani atakującego za puste ścianki zamiast [surge]. Ilekroć wróg, którego widzi w zasięgu 1–2, się aktywuje, zyskuje 1 żeton uniku.',
    ),
    abilities: [
      modify(
        'deflected-wounds',
        RULE,
        (wounds, { self, moment: { attack, defender } }) =>
          defender === self.unit ? attack.defenseDice.filter(({ face }) => face === 'blank').length : wounds,
        -1,
      ),
      at('activates', {
        optional: false,
        when: ({ table, self, moment: { unit } }) =>
          self.unit !== null &&
          unit.seat !== self.seat &&
          table.range(self.unit, unit) <= 2 &&
          table.sees(self.unit, unit),
        *effect({ table, self }) {
          if (self.unit) yield* gainToken(table, self.unit, 'dodge', 1);
        },
      }),
    ],
  }),
  card({
    id: 'new-ways-to-motivate-them',
    name: 'New Ways to Motivate Them',
    pips: 2,
    orders: { others: 2, types: ['trooper'] },
    text: words(
      'Other friendly troopers whose order token lies faceup may suffer 1 wound on activating, for a free action at once.',
      'Les autres unités de soldats alliées dont le pion Ordre est face visible peuvent subir 1 blessure à leur activation, pour une action gratuite immédiate.',
      'Inne twoje oddziały piechoty z odkrytym żetonem rozkazu mogą przy aktywacji odnieść 1 ranę, by od razu wykonać darmową akcję.',
    ),
    abilities: [
      at('activates', {
        optional: false,
        when: (context) =>
          isFriendlyTrooper(context) &&
          !isCharacter(context) &&
          isInBattle(context.moment.unit) &&
          context.moment.unit.order === 'faceup',
        *effect({ table, self, moment: { unit } }) {
          if (!(yield* wants(self, unit))) return;
          yield* payWounds(table, unit, 1);
          if (!isGone(unit)) yield* freeActionWhere(table, unit, () => true);
        },
      }),
    ],
  }),
  card({
    id: 'darkness-descends',
    name: 'Darkness Descends',
    pips: 3,
    orders: { units: ['Darth Vader'] },
    permanent: true,
    gives: [
      {
        keywords: [kw('reliable-x', 2)],
        when: ({ table, seat, card: id }) => !wasDivulged(table, seat, id),
      },
    ],
    divulge: {
      binds: true,
      gives: [{ keywords: [kw('infiltrate'), kw('scout-x', 1)] }],
      abilities: [
        modify('may-deploy-now', 'legion.divulge.2', (may, { table, self, moment: unit }) => {
          // Where only units that come later are left to wait for, it is his turn all the same.
          const isLast = table.state.units.every((one) => one === self.unit || one.place !== 'reserve');
          return may && (unit !== self.unit || isLast);
        }),
      ],
    },
    text: words(
      'Not divulged this game: Vader has Reliable 2. Divulged: he has Infiltrate and Scout 1 and is deployed last of all; this card must be played in round 1.',
      'Non divulguée pendant la partie : Vader a Reliable 2. Divulguée : il a Infiltrate et Scout 1 et se déploie en tout dernier ; cette carte doit être jouée au round 1.',
      'Nieujawniona w tej grze: Vader ma Reliable 2. Ujawniona: ma Infiltrate i Scout 1 i jest wystawiany na samym końcu; tę kartę trzeba zagrać w rundzie 1.',
    ),
  }),
  card({
    id: 'master-of-evil',
    name: 'Master of Evil',
    pips: 3,
    orders: { units: ['Darth Vader'], others: 2 },
    text: words(
      'Ordered, he gains 1 dodge token. When he activates, enemy troopers at range 1–2 of him gain 3 suppression tokens each.',
      'En recevant un ordre, il gagne 1 pion Esquive. Quand il s’active, chaque unité de soldats ennemie à portée 1–2 de lui gagne 3 pions Suppression.',
      'Gdy dostaje rozkaz, zyskuje 1 żeton uniku. Gdy się aktywuje, każdy wrogi oddział piechoty w zasięgu 1–2 dostaje 3 żetony przygniecenia.',
    ),
    abilities: [
      orderedGain(isCharacter, { dodge: 1 }),
      at('activates', {
        optional: false,
        when: isCharacter,
        *effect({ table, moment: { unit: vader } }) {
          for (const unit of table.enemiesOf(vader.seat)) {
            if (!isTrooper(table, unit) || table.range(vader, unit) > 2) continue;
            yield* gainToken(table, unit, 'suppression', 3);
          }
        },
      }),
    ],
  }),
];
