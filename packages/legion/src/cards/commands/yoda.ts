import { words } from '@rangefinder/kernel/words';
import { modify } from '../../abilities.ts';
import type { CommandFacts } from '../../card.ts';
import { takeBack } from '../../rules/command.ts';
import { giveKeyword } from '../../sources.ts';
import type { Token } from '../../state.ts';
import { action, kw } from '../print.ts';
import { cardsOf, EVERYBODY } from './command.ts';
import {
  attackNobody,
  byCharacter,
  gainTokens,
  isFriendlyTrooper,
  onceRevealed,
  takesBack,
  whenOrdered,
} from './words.ts';

const card = cardsOf('Yoda', 'republic');

const LENT: readonly Token[] = ['aim', 'dodge', 'surge'];

export const YODA: readonly CommandFacts[] = [
  card({
    id: 'size-matters-not',
    name: 'Size Matters Not',
    pips: 1,
    orders: { units: ['Yoda'] },
    text: words(
      'Yoda has Charge, Disengage and, as an action, Jump 1; his maximum speed counts as 3; each of his card actions may be used twice in his activation. Take There Is No Try back from your discards.',
      'Yoda a Charge, Disengage et, comme action, Jump 1 ; sa vitesse maximale est 3 ; chacune de ses actions de carte peut servir deux fois dans son activation. Reprenez There Is No Try dans votre défausse.',
      'Yoda ma Charge, Disengage oraz, jako akcja, Jump 1; jego prędkość maksymalna wynosi 3; każdej jego akcji z karty można w aktywacji użyć dwa razy. Weź There Is No Try z odrzuconych na rękę.',
    ),
    gives: [{ keywords: [kw('charge'), kw('disengage'), action(kw('jump-x', 1))] }],
    abilities: [
      takesBack('there-is-no-try'),
      modify('speed', (speed, { self, moment }) => (moment === self.unit ? 3 : speed)),
      modify('action-limit', (limit, { self, moment: { unit, card: own } }) =>
        unit === self.unit && own !== undefined ? Math.max(limit, 2) : limit,
      ),
    ],
  }),
  card({
    id: 'there-is-no-try',
    name: 'There Is No Try',
    pips: 2,
    orders: { units: ['Yoda'], others: 1, types: ['trooper'] },
    text: words(
      'Trooper units that he orders gain 1 dodge token, Outmaneuver and Relentless. Take Luminous Beings Are We back from your discards.',
      'Les unités de soldats à qui il donne un ordre gagnent 1 pion Esquive, Outmaneuver et Relentless. Reprenez Luminous Beings Are We dans votre défausse.',
      'Oddziały piechoty, którym wyda rozkaz, zyskują 1 żeton uniku, Outmaneuver i Relentless. Weź Luminous Beings Are We z odrzuconych na rękę.',
    ),
    abilities: [
      takesBack('luminous-beings-are-we'),
      whenOrdered(
        (context) => byCharacter(context) && isFriendlyTrooper(context),
        function* (context) {
          const { table, moment } = context;
          yield* gainTokens(context, moment.unit, { dodge: 1 });
          for (const use of [kw('outmaneuver'), kw('relentless')]) giveKeyword(table, moment.unit, 'round', use);
        },
      ),
    ],
  }),
  card({
    id: 'luminous-beings-are-we',
    name: 'Luminous Beings Are We',
    pips: 3,
    orders: { others: EVERYBODY },
    text: words(
      'Yoda gains 2 aim, 2 dodge and 2 surge tokens and does not attack. Up to range 3, friends may spend these as theirs. Take Size Matters Not back from your discards.',
      'Yoda gagne 2 pions Viser, 2 Esquive et 2 Adrénaline et n’attaque pas. Les alliés à portée 1–3 de lui peuvent les dépenser comme les leurs. Reprenez Size Matters Not dans votre défausse.',
      'Yoda zyskuje 2 żetony celowania, 2 uniku i 2 adrenaliny i nie atakuje. Twoje oddziały w zasięgu 1–3 od niego mogą je wydawać jak własne. Weź Size Matters Not z odrzuconych na rękę.',
    ),
    abilities: [
      onceRevealed(function* (context) {
        takeBack(context.table, context.self.seat, 'size-matters-not');
        yield* gainTokens(context, context.self.unit, { aim: 2, dodge: 2, surge: 2 });
      }),
      attackNobody(({ self }, unit) => unit === self.unit),
      modify('spends-of', (others, { table, self: { unit: yoda }, moment: { unit, token } }) => {
        if (!yoda || yoda === unit || yoda.seat !== unit.seat || !LENT.includes(token)) return others;
        if (table.range(yoda, unit) > 3) return others;
        return others.includes(yoda) ? others : [...others, yoda];
      }),
    ],
  }),
];
