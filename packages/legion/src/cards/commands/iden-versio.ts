import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, at, modify, RULE } from '../../abilities.ts';
import { rangeBetween } from '../../battlefield/range.ts';
import type { CommandFacts } from '../../card.ts';
import { demandUnit, whyNobody } from '../../keywords/choosing.ts';
import { layOrder } from '../../rules/orders.ts';
import { recoverUnit } from '../../rules/recovering.ts';
import { gainToken } from '../../rules/tokens.ts';
import { isTrooper } from '../../rules/units.ts';
import { giveKeyword } from '../../sources.ts';
import type { Unit } from '../../state.ts';
import { kw, ranged } from '../print.ts';
import { cardsOf } from './command.ts';
import { HAS_ITS_WEAPON } from './weapon.ts';
import { characterGains, gainTokens, isCharacter, isFriend, wants, whileActive } from './words.ts';

const card = cardsOf('Iden Versio', 'empire');

const DROID = 'idens-id10-seeker-droid';

/** Enemy troopers at range 1 of her seeker droid that it sees. */
function besideDroid({ table, moment: unit }: AbilityContext<Unit>): readonly Unit[] {
  const droid = unit.minis.find(({ counterpart }) => counterpart === DROID);
  if (!droid) return [];
  const viewer = table.miniature(unit, droid);
  return table
    .enemiesOf(unit.seat)
    .filter(
      (enemy) =>
        isTrooper(table, enemy) &&
        table.miniatures(enemy).some((target) => rangeBetween(viewer, target) <= 1) &&
        table.miniSees(unit, droid, enemy),
    );
}

const SLOWED = 'activation:tactical-strike';

function isStrikeForce({ rank, order }: Unit): boolean {
  return rank === 'special' && order === 'faceup';
}

export const IDEN_VERSIO: readonly CommandFacts[] = [
  card({
    id: 'pulse-scan',
    name: 'Pulse Scan',
    pips: 1,
    orders: { units: ['Iden Versio'] },
    gives: [{ keywords: [kw('sharpshooter-x', 2)] }],
    text: words(
      '1 aim token, and Sharpshooter 2 this round. When her activation ends: 1 dodge and 1 standby token.',
      '1 pion Viser, et Sharpshooter 2 ce round. À la fin de son activation : 1 pion Esquive et 1 pion En attente.',
      '1 żeton celowania, a w tej rundzie Sharpshooter 2. Na koniec aktywacji: 1 żeton uniku i 1 żeton gotowości.',
    ),
    abilities: [
      characterGains({ aim: 1 }),
      at('end-of-activation', {
        optional: false,
        when: isCharacter,
        effect: (context) => gainTokens(context, context.moment.unit, { dodge: 1, standby: 1 }),
      }),
    ],
  }),
  card({
    id: 'concussive-blast',
    name: 'Concussive Blast',
    pips: 2,
    orders: { units: ['Iden Versio'] },
    weapons: [ranged('Concussive Blast', 1, 2, { red: 5 }, kw('blast'), kw('scatter'), kw('suppressive'))],
    text: words(
      'She recovers on activating, and has this weapon during that activation.',
      'Elle récupère en s’activant, et a cette arme pendant cette activation.',
      'Odzyskuje siły przy aktywacji i podczas niej ma tę broń.',
    ),
    abilities: [
      HAS_ITS_WEAPON,
      at('activates', {
        optional: false,
        when: isCharacter,
        effect: ({ table, moment: { unit } }) => recoverUnit(table, unit),
      }),
    ],
  }),
  card({
    id: 'incapacitate',
    name: 'Incapacitate',
    pips: 2,
    orders: { units: ['Iden Versio'] },
    text: words(
      "Once in Iden's activation, while her ID10 Seeker Droid is there: 3 suppression tokens for enemy troopers that the droid sees at range 1. If they are of Corps rank and have not activated, their order token is laid facedown: they count as activated.",
      'Une fois pendant l’activation d’Iden, si son ID10 Seeker Droid est là : 3 pions Suppression pour une unité de soldats ennemie que le droïde voit à portée 1. Si elle est de Corps et ne s’est pas activée, son pion Ordre est posé face cachée : elle compte comme activée.',
      'Raz w aktywacji Iden, gdy jest przy niej ID10 Seeker Droid: 3 żetony przygniecenia dla wrogiej piechoty, którą droid widzi w zasięgu 1. Jeśli to korpus i jeszcze się nie aktywował, jego żeton rozkazu kładzie się zakryty: liczy się jako aktywowany.',
    ),
    abilities: whileActive({
      whyNot: (context) => whyNobody({ self: context.self, rule: RULE }, besideDroid(context)),
      *perform(context) {
        const { table, self } = context;
        const enemy = yield* demandUnit({ self, rule: RULE }, besideDroid(context));
        if (!enemy) return;
        yield* gainToken(table, enemy, 'suppression', 3);
        if (enemy.rank !== 'corps') return;
        // Whose token lies facedown has been activated (legion.order-tokens.5).
        layOrder(table, enemy, 'facedown');
        enemy.activated = true;
      },
    }),
  }),
  card({
    id: 'tactical-strike',
    name: 'Tactical Strike',
    pips: 3,
    orders: { units: ['Iden Versio'], others: 3, types: ['trooper'] },
    text: words(
      'When Iden, or friendly Special Forces whose order token lies faceup, activate: they may limit their maximum speed to 1 in it to have Steady and Tactical 1.',
      'Quand Iden, ou des Forces Spéciales alliées dont le pion Ordre est face visible, s’activent : elles peuvent y limiter leur vitesse maximale à 1 pour avoir Steady et Tactical 1.',
      'Gdy aktywuje się Iden lub twoje Siły Specjalne z odkrytym żetonem rozkazu: mogą w tej aktywacji ograniczyć prędkość maksymalną do 1, by mieć Steady i Tactical 1.',
    ),
    abilities: [
      at('activates', {
        optional: false,
        when: (context) => isCharacter(context) || (isFriend(context) && isStrikeForce(context.moment.unit)),
        *effect({ table, self, moment: { unit } }) {
          if (!(yield* wants(self, unit))) return;
          unit.memory[SLOWED] = 1;
          giveKeyword(table, unit, 'activation', kw('steady'));
          giveKeyword(table, unit, 'activation', kw('tactical-x', 1));
        },
      }),
      modify('speed', RULE, (speed, { moment: unit }) => (unit.memory[SLOWED] ? Math.min(1, speed) : speed), 1),
    ],
  }),
];
