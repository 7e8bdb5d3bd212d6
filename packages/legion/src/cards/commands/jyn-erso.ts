import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, at, modify, RULE } from '../../abilities.ts';
import type { CommandFacts } from '../../card.ts';
import { chooseWay } from '../../keywords/choosing.ts';
import { isOwn } from '../../keywords/keyword.ts';
import { hasTarget } from '../../rules/attack/targets.ts';
import { extraAttack } from '../../rules/deeds.ts';
import { freeAction, mayActFreely } from '../../rules/freeactions.ts';
import { gainToken, removeToken } from '../../rules/tokens.ts';
import { isTrooper } from '../../rules/units.ts';
import { isInBattle, type Unit } from '../../state.ts';
import { kw } from '../print.ts';
import { cardsOf } from './command.ts';
import { byCharacter, gainOneOf, isFriendlyTrooper, orderedHave, whenOrdered } from './words.ts';

const card = cardsOf('Jyn Erso', 'rebels');

const REBELLED = 'round:rebelled';

type Activating = AbilityContext<{ readonly unit: Unit }>;

/** What Jyn could do about a unit: attack it, or move. */
function waysFor({ table, self: { unit: jyn }, moment: { unit } }: Activating): readonly ('attack' | 'move')[] {
  if (!jyn) return [];
  return [
    ...(hasTarget(table, jyn, { defender: (one) => one === unit }) ? (['attack'] as const) : []),
    ...(mayActFreely(table, jyn, 'move') ? (['move'] as const) : []),
  ];
}

/** What she may do when an enemy in her sight at range 1 to 2 activates, once a round. */
function waysToRebel(context: Activating): readonly ('attack' | 'move')[] {
  const { table, self, moment } = context;
  const { unit: jyn } = self;
  if (!jyn || !isInBattle(jyn) || jyn.memory[REBELLED] || moment.unit.seat === self.seat) return [];
  if (!isInBattle(moment.unit) || table.range(jyn, moment.unit) > 2 || !table.sees(jyn, moment.unit)) return [];
  return waysFor(context);
}

/** Whether friendly troopers whose order token lies faceup are active. */
function isOnMission({ table, self, moment: unit }: AbilityContext<Unit>): boolean {
  const isActive = table.state.activation?.unit === unit.id;
  return isActive && unit.seat === self.seat && unit.order === 'faceup' && isTrooper(table, unit);
}

export const JYN_ERSO: readonly CommandFacts[] = [
  card({
    id: 'rebellious',
    name: 'Rebellious',
    pips: 1,
    orders: { units: ['Jyn Erso'] },
    text: words(
      'Charge. Once, when an enemy she sees at range 1–2 activates, before it rallies: for 1 suppression token she may attack it or take a free move action.',
      'Charge. Une fois, quand un ennemi qu’elle voit à portée 1–2 s’active, avant son ralliement : pour 1 pion Suppression, elle peut l’attaquer ou faire une action de déplacement gratuite.',
      'Charge. Raz, gdy wróg, którego widzi w zasięgu 1–2, się aktywuje, przed zebraniem się: za 1 żeton przygniecenia może go zaatakować lub wykonać darmową akcję ruchu.',
    ),
    gives: [{ keywords: [kw('charge')] }],
    abilities: [
      at('activates', {
        optional: true,
        when: (context) => waysToRebel(context).length > 0,
        *effect(context) {
          const { table, self, moment } = context;
          const { unit: jyn } = self;
          if (!jyn) return;
          jyn.memory[REBELLED] = 1;
          yield* gainToken(table, jyn, 'suppression', 1);
          const way = yield* chooseWay({ self, rule: RULE }, waysFor(context));
          if (way === 'attack') yield* extraAttack(table, jyn, { defender: (one) => one === moment.unit });
          else yield* freeAction(table, jyn, ['move']);
        },
      }),
    ],
  }),
  card({
    id: 'trust-goes-both-ways',
    name: 'Trust Goes Both Ways',
    pips: 2,
    orders: { units: ['Jyn Erso'], others: 1, types: ['trooper'] },
    text: words(
      'Jyn has Inspire 2. Other friendly troopers that she orders have Teamwork: Jyn Erso.',
      'Jyn a Inspire 2. Les autres unités de soldats alliées à qui elle donne un ordre ont Teamwork : Jyn Erso.',
      'Jyn ma Inspire 2. Inne twoje oddziały piechoty, którym wyda rozkaz, mają Teamwork: Jyn Erso.',
    ),
    gives: [{ keywords: [kw('inspire-x', 2)] }],
    abilities: [
      orderedHave(
        (context) => byCharacter(context) && isFriendlyTrooper(context) && !isOwn(context),
        kw('teamwork', 'jyn erso'),
      ),
    ],
  }),
  card({
    id: 'complete-the-mission',
    name: 'Complete the Mission',
    pips: 3,
    orders: { others: 3, types: ['trooper'] },
    text: words(
      'Jyn has Low Profile. Friendly troopers may gain 1 suppression token when ordered; with a faceup order token they are neither suppressed nor panicked in their activation, and may shed 1 suppression token as it ends.',
      'Jyn a Low Profile. Les soldats alliés peuvent gagner 1 pion Suppression en recevant un ordre ; avec un pion Ordre face visible, ils ne sont ni sous suppression ni paniqués pendant leur activation, et peuvent perdre 1 pion Suppression à sa fin.',
      'Jyn ma Low Profile. Twoja piechota może dostać 1 żeton przygniecenia wraz z rozkazem; z odkrytym żetonem rozkazu nie jest w swojej aktywacji przygnieciona ani spanikowana, a na jej koniec może stracić 1 żeton przygniecenia.',
    ),
    gives: [{ keywords: [kw('low-profile')] }],
    abilities: [
      whenOrdered(isFriendlyTrooper, (context) => gainOneOf(context, context.moment.unit, ['suppression', 'none'])),
      modify('suppressed', (suppressed, context) => suppressed && !isOnMission(context)),
      modify('panic-courage', (courage, context) => (isOnMission(context) ? null : courage)),
      at('end-of-activation', {
        optional: true,
        when: (context) =>
          isFriendlyTrooper(context) &&
          context.moment.unit.order === 'faceup' &&
          context.moment.unit.tokens.suppression > 0,
        *effect({ table, moment: { unit } }) {
          removeToken(table, unit, 'suppression', 1);
        },
      }),
    ],
  }),
];
