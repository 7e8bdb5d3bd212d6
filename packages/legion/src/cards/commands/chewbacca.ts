import { words } from '@rangefinder/kernel/words';
import { at, modify, RULE } from '../../abilities.ts';
import type { CommandFacts } from '../../card.ts';
import { demandCard } from '../../keywords/choosing.ts';
import { defends, isOwn } from '../../keywords/keyword.ts';
import { takeBack } from '../../rules/command.ts';
import { isEngaged } from '../../rules/melee.ts';
import { playerOf } from '../../rules/players.ts';
import { placesInContact, setDownBeside } from '../../rules/relocating.ts';
import type { Unit } from '../../state.ts';
import type { LTable } from '../../table.ts';
import { kw } from '../print.ts';
import { cardsOf } from './command.ts';
import { activatesNext, isFriend, onceRevealed } from './words.ts';

const rebels = cardsOf('Chewbacca', 'rebels');
const republic = cardsOf('Chewbacca', 'republic');

/** Remembered of Yoda while Chewbacca carries him. */
const RIDES = 'round:rides';

function yodaBy(t: LTable, chewie: Unit | null): Unit | undefined {
  if (chewie?.place !== 'play') return undefined;
  return t.friendsOf(chewie.seat).find((unit) => unit.place === 'play' && t.facts(unit).name === 'Yoda');
}

function riderOf(t: LTable, chewie: Unit | null): Unit | undefined {
  const yoda = yodaBy(t, chewie);
  return yoda?.memory[RIDES] ? yoda : undefined;
}

/** Whether Chewbacca carries Yoda, in contact with him. */
function isTogether(t: LTable, chewie: Unit): boolean {
  const yoda = riderOf(t, chewie);
  return yoda !== undefined && t.touch(chewie, yoda);
}

export const CHEWBACCA: readonly CommandFacts[] = [
  rebels({
    id: 'common-cause',
    name: 'Common Cause',
    pips: 1,
    orders: { units: ['Chewbacca', 'Luke Skywalker'] },
    text: words(
      "After Chewbacca's activation Luke may activate at once if his order token lies faceup, and the other way round.",
      'Après l’activation de Chewbacca, Luke peut s’activer aussitôt si son pion Ordre est face visible, et inversement.',
      'Po aktywacji Chewbacki może od razu aktywować się Luke, jeśli ma odkryty żeton rozkazu, i na odwrót.',
    ),
    abilities: [
      activatesNext(isFriend, ({ table, moment }, unit) => {
        const names = ['Chewbacca', 'Luke Skywalker'];
        return unit !== moment.unit && [unit, moment.unit].every((one) => names.includes(table.facts(one).name));
      }),
    ],
  }),
  rebels({
    id: 'brains-and-brawn',
    name: 'Brains and Brawn',
    pips: 2,
    orders: { units: ['Chewbacca', 'Leia Organa'] },
    text: words(
      "Leia's ranged attack includes one of Chewbacca's ranged weapons, if he is not engaged and sees the defender at range 1–3.",
      'L’attaque à distance de Leia inclut une des armes à distance de Chewbacca, s’il n’est pas engagé et voit le défenseur à portée 1–3.',
      'Atak dystansowy Lei obejmuje jedną z broni dystansowych Chewbacki, jeśli ten nie walczy wręcz i widzi obrońcę w zasięgu 1–3.',
    ),
    abilities: [
      modify('joins-attack', (others, { table, self: { unit: chewie }, moment: { attacker, attack, defender } }) => {
        if (chewie?.place !== 'play' || attacker.seat !== chewie.seat || attack.kind !== 'ranged') return others;
        if (table.facts(attacker).name !== 'Leia Organa' || isEngaged(table, chewie)) return others;
        return table.range(chewie, defender) <= 3 && table.sees(chewie, defender) ? [...others, chewie] : others;
      }),
    ],
  }),
  rebels({
    id: 'notorious-scoundrels',
    name: 'Notorious Scoundrels',
    pips: 3,
    orders: { units: ['Chewbacca', 'Han Solo'] },
    text: words(
      "A command card of Han Solo's returns to your hand from your discards.",
      'Reprenez une des cartes Commandement de Han Solo dans votre défausse.',
      'Weź z odrzuconych jedną z kart dowodzenia Hana Solo z powrotem na rękę.',
    ),
    abilities: [
      onceRevealed(function* ({ table, self }) {
        const { discards } = playerOf(table, self.seat);
        const fit = discards.filter((id) => table.cards.command(id).character === 'Han Solo');
        const chosen = yield* demandCard({ self, rule: RULE }, fit);
        if (chosen !== null) takeBack(table, self.seat, chosen);
      }),
    ],
  }),
  republic({
    id: 'size-matters-sometimes',
    name: 'Size Matters Sometimes',
    pips: 2,
    orders: { units: ['Chewbacca', 'Yoda'] },
    text: words(
      "A friendly Yoda at range 1 may climb on: he stands in contact with Chewbacca, does not move himself this round and is set beside him after each of his moves. Together Chewbacca has Deflect, may spend Yoda's dodge tokens and defends and guards with red dice.",
      'Un Yoda allié à portée 1 peut grimper : il se tient au contact de Chewbacca, ne se déplace pas lui-même ce round et le suit après chaque déplacement. Ensemble, Chewbacca a Deflect, peut dépenser les pions Esquive de Yoda et défend et protège avec des dés rouges.',
      'Twój Yoda w zasięgu 1 może się wspiąć: stoi w kontakcie z Chewbaccą, w tej rundzie sam się nie rusza i po każdym jego ruchu staje obok. Razem Chewbacca ma Deflect, może wydawać żetony uniku Yody, a broni siebie i innych czerwonymi kośćmi.',
    ),
    gives: [{ keywords: [kw('deflect')], when: ({ table, unit }) => isTogether(table, unit) }],
    abilities: [
      at('command-effects', {
        rule: 'legion.command-cards.14',
        optional: true,
        when: ({ table, self: { unit: chewie } }) => {
          const yoda = yodaBy(table, chewie);
          if (!chewie || !yoda || table.range(chewie, yoda) > 1) return false;
          return placesInContact(table, yoda, chewie).length > 0;
        },
        *effect({ table, self: { unit: chewie } }) {
          const yoda = yodaBy(table, chewie);
          if (!chewie || !yoda) return;
          yoda.memory[RIDES] = 1;
          yield* setDownBeside(table, yoda, chewie);
        },
      }),
      at('moved', {
        optional: false,
        when: (context) => isOwn(context) && riderOf(context.table, context.self.unit) !== undefined,
        *effect({ table, moment: { unit: chewie } }) {
          const yoda = riderOf(table, chewie);
          if (yoda) yield* setDownBeside(table, yoda, chewie);
        },
      }),
      modify('may-move', (may, { table, self, moment: { unit } }) => may && unit !== riderOf(table, self.unit)),
      modify('spends-of', (others, { table, self, moment: { unit, token } }) => {
        const yoda = riderOf(table, self.unit);
        const lends = token === 'dodge' && unit === self.unit && isTogether(table, unit);
        return yoda && lends ? [...others, yoda] : others;
      }),
      modify('defense-die', (die, context) =>
        defends(context) && isTogether(context.table, context.moment.defender) ? 'red' : die,
      ),
    ],
  }),
];
