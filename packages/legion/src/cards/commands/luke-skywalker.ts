import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, at, cardAction, modify, RULE } from '../../abilities.ts';
import type { CommandFacts } from '../../card.ts';
import { chooseUnits, demandUnit, whyNobody } from '../../keywords/choosing.ts';
import { defends, isOwn } from '../../keywords/keyword.ts';
import { actFor } from '../../rules/control.ts';
import { freeAction, freeAttack } from '../../rules/freeactions.ts';
import { isEngaged } from '../../rules/melee.ts';
import { removeToken } from '../../rules/tokens.ts';
import { courageOf, isOfKind, isSuppressed, isTrooper } from '../../rules/units.ts';
import type { Unit } from '../../state.ts';
import { cardsOf } from './command.ts';
import { attackNobody, characterGains, isFriendlyTrooper, orderedGain, whenOrdered } from './words.ts';

const card = cardsOf('Luke Skywalker', 'rebels');

/** Remembered of Luke once he has attacked, and while he may once more. */
const ATTACKED = 'round:son-of-skywalker';
const AGAIN = 'round:attacks-again';
/** Remembered of enemies who may not attack. */
const PACIFIED = 'round:pacified';

/** Troopers at range 1 who do as Luke says: friends, and enemies that are suppressed and in no melee, who could do nothing else. */
function servants({ table, moment: luke }: AbilityContext<Unit>): readonly Unit[] {
  return table.present.filter((unit) => {
    if (!isTrooper(table, unit) || isOfKind(table, unit, 'commander, operative')) return false;
    const isWilling = unit.seat === luke.seat || (isSuppressed(table, unit) && !isEngaged(table, unit));
    return isWilling && table.range(luke, unit) <= 1;
  });
}

export const LUKE_SKYWALKER: readonly CommandFacts[] = [
  card({
    id: 'son-of-skywalker',
    name: 'Son of Skywalker',
    pips: 1,
    orders: { units: ['Luke Skywalker'] },
    text: words(
      'After his first attack this round he may take a free attack action, a second one if need be.',
      'Après sa première attaque de ce round, il peut faire une action d’attaque gratuite, même si c’est la seconde.',
      'Po swoim pierwszym ataku w tej rundzie może wykonać darmową akcję ataku, nawet jeśli to druga.',
    ),
    abilities: [
      at('after-attacking', {
        optional: false,
        when: ({ self, moment: { attacker } }) => attacker === self.unit && !attacker.memory[ATTACKED],
        *effect({ table, moment: { attacker } }) {
          attacker.memory[ATTACKED] = 1;
          attacker.memory[AGAIN] = 1;
          yield* freeAttack(table, attacker, {});
          delete attacker.memory[AGAIN];
        },
      }),
      modify('action-limit', (limit, { self, moment: { unit, action } }) =>
        unit === self.unit && action === 'attack' && unit.memory[AGAIN] ? limit + 1 : limit,
      ),
    ],
  }),
  card({
    id: 'you-serve-your-master-well',
    name: 'You Serve Your Master Well',
    pips: 1,
    orders: { units: ['Luke Skywalker'] },
    text: words(
      'Free action: choose a friendly trooper unit at range 1, or an enemy one that is suppressed, no commander or operative. You make a free move or attack action with it; an enemy one may attack and engage its own side.',
      'Action gratuite : choisissez à portée 1 une unité de soldats alliée, ou une ennemie sous suppression, ni commandant ni agent. Vous faites avec elle une action gratuite de déplacement ou d’attaque ; une ennemie peut attaquer et engager son propre camp.',
      'Darmowa akcja: wybierz w zasięgu 1 twój oddział piechoty lub przygnieciony wrogi, nie dowódcę ani agenta. Wykonujesz nim darmową akcję ruchu lub ataku; wrogi może atakować swoich i wchodzić z nimi w walkę wręcz.',
    ),
    abilities: [
      cardAction({
        rule: RULE,
        free: true,
        whyNot: (context) => whyNobody({ self: context.self, rule: RULE }, servants(context)),
        *perform(context) {
          const { table, self } = context;
          const one = yield* demandUnit({ self, rule: RULE }, servants(context));
          if (!one) return;
          yield* actFor(table, self.seat, one, function* () {
            yield* freeAction(table, one, ['move', 'attack']);
          });
        },
      }),
    ],
  }),
  card({
    id: 'full-of-surprises',
    name: 'Full of Surprises',
    pips: 2,
    orders: { units: ['Luke Skywalker'] },
    text: words(
      '1 dodge token. Defending he rolls white defense dice besides: his courage less his suppression tokens.',
      '1 pion Esquive. En défense, il lance en plus des dés de défense blancs : son courage moins ses pions Suppression.',
      '1 żeton uniku. Broniąc się, rzuca dodatkowo białymi kośćmi obrony: tyloma, ile wynosi odwaga minus żetony przygniecenia.',
    ),
    abilities: [
      characterGains({ dodge: 1 }),
      modify('white-defense-dice', (dice, { table, self, moment: { defender } }) => {
        const courage = courageOf(table, defender);
        if (defender !== self.unit || courage === null) return dice;
        return dice + Math.max(0, courage - defender.tokens.suppression);
      }),
    ],
  }),
  card({
    id: 'my-ally-is-the-force',
    name: 'My Ally is the Force',
    pips: 2,
    orders: { others: 2, types: ['trooper'] },
    text: words(
      'Friendly troopers gain 1 dodge token when they are ordered.',
      'Les unités de soldats alliées gagnent 1 pion Esquive en recevant un ordre.',
      'Twoje oddziały piechoty zyskują 1 żeton uniku, gdy dostają rozkaz.',
    ),
    abilities: [orderedGain(isFriendlyTrooper, { dodge: 1 })],
  }),
  card({
    id: 'i-am-a-jedi',
    name: 'I am a Jedi',
    pips: 3,
    orders: { units: ['Luke Skywalker'] },
    text: words(
      'This round Luke does not attack, and his defense surges become [block]. When he is ordered, choose up to 2 enemy trooper units at range 1: they do not attack either.',
      'Ce round, Luke n’attaque pas, et ses adrénalines de défense deviennent des [block]. Quand il reçoit un ordre, choisissez jusqu’à 2 unités de soldats ennemies à portée 1 : elles n’attaquent pas non plus.',
      'W tej rundzie Luke nie atakuje, a jego [surge] w obronie stają się [block]. Gdy dostaje rozkaz, wybierz do 2 wrogich oddziałów piechoty w zasięgu 1: one też nie atakują.',
    ),
    abilities: [
      modify('defense-surge', (surge, context) => (defends(context) ? 'block' : surge)),
      attackNobody(({ self }, unit) => unit === self.unit || unit.memory[PACIFIED] === 1),
      whenOrdered(isOwn, function* ({ table, self, moment: { unit } }) {
        const near = table
          .enemiesOf(self.seat)
          .filter((enemy) => isTrooper(table, enemy) && table.range(unit, enemy) <= 1);
        const chosen = yield* chooseUnits({ self, rule: RULE }, near, 2);
        for (const enemy of chosen) enemy.memory[PACIFIED] = 1;
      }),
    ],
  }),
  card({
    id: 'return-of-the-jedi',
    name: 'Return of the Jedi',
    pips: 3,
    orders: { units: ['Luke Skywalker'], others: 2 },
    text: words(
      'Ordered, he gains 1 dodge token. When he activates, friendly trooper units at range 1–3 of him may shed 1 suppression token each.',
      'En recevant un ordre, il gagne 1 pion Esquive. Quand il s’active, chaque unité de soldats alliée à portée 1–3 de lui peut perdre 1 pion Suppression.',
      'Gdy dostaje rozkaz, zyskuje 1 żeton uniku. Gdy się aktywuje, każdy twój oddział piechoty w zasięgu 1–3 od niego może stracić 1 żeton przygniecenia.',
    ),
    abilities: [
      orderedGain(isOwn, { dodge: 1 }),
      at('activates', {
        optional: false,
        when: isOwn,
        *effect({ table, self, moment: { unit } }) {
          const fit = table
            .friendsOf(self.seat)
            .filter((one) => isTrooper(table, one) && one.tokens.suppression > 0 && table.range(unit, one) <= 3);
          const relieved = yield* chooseUnits({ self, rule: RULE, gives: 'calm' }, fit, fit.length);
          for (const one of relieved) removeToken(table, one, 'suppression', 1);
        },
      }),
    ],
  }),
];
