import { words } from '@rangefinder/kernel/words';
import { at, RULE } from '../../abilities.ts';
import type { CommandFacts } from '../../card.ts';
import { chooseUnit, chooseWay } from '../../keywords/choosing.ts';
import { isOwn } from '../../keywords/keyword.ts';
import { wasDivulged } from '../../opencards.ts';
import { extraMove } from '../../rules/deeds.ts';
import { mayMove } from '../../rules/moving.ts';
import { gainToken, removeToken } from '../../rules/tokens.ts';
import { isTrooper } from '../../rules/units.ts';
import { isInBattle, type Unit } from '../../state.ts';
import type { LTable } from '../../table.ts';
import { free, kw } from '../print.ts';
import { cardsOf } from './command.ts';
import { byCharacter, gainTokens, isFriendlyTrooper, whenOrdered } from './words.ts';

const card = cardsOf('Padmé Amidala', 'republic');

/** Other friendly troopers at range 1 to 2 of Padmé who have suppression tokens that she might take over. */
function burdened(t: LTable, padme: Unit): readonly Unit[] {
  return t
    .friendsOf(padme.seat)
    .filter((one) => one !== padme && isTrooper(t, one) && one.tokens.suppression > 0 && t.range(padme, one) <= 2);
}

export const PADME_AMIDALA: readonly CommandFacts[] = [
  card({
    id: 'our-fate-is-in-your-hands',
    name: 'Our Fate is in Your Hands',
    pips: 1,
    // Whose troopers: we read friendly ones.
    sure: false,
    orders: { units: ['Padmé Amidala'] },
    text: words(
      'She has Danger Sense 2. As the Activation Phase begins she may take over suppression tokens from friendly troopers at range 1–2, with 1 dodge token for each, 2 at most.',
      'Elle a Danger Sense 2. Au début de la phase d’Activation, elle peut prendre des pions Suppression aux soldats alliés à portée 1–2, avec 1 pion Esquive pour chacun, 2 au plus.',
      'Ma Danger Sense 2. Na początku fazy aktywacji może przejąć żetony przygniecenia od twojej piechoty w zasięgu 1–2, a z każdym 1 żeton uniku, najwyżej 2.',
    ),
    gives: [{ keywords: [kw('danger-sense-x', 2)] }],
    abilities: [
      at('start-of-activation-phase', {
        optional: false,
        when: ({ self }) => self.unit !== null && isInBattle(self.unit),
        *effect(context) {
          const { table, self } = context;
          const { unit: padme } = self;
          if (!padme) return;
          for (let taken = 0; ; taken++) {
            const one = yield* chooseUnit({ self, rule: RULE }, burdened(table, padme));
            if (!one) return;
            removeToken(table, one, 'suppression', 1);
            yield* gainTokens(context, padme, { suppression: 1, dodge: taken < 2 ? 1 : 0 });
          }
        },
      }),
    ],
  }),
  card({
    id: 'aggressive-negotiations',
    name: 'Aggressive Negotiations',
    pips: 2,
    orders: { units: ['Padmé Amidala'], others: 1, types: ['trooper'] },
    text: words(
      'Each trooper unit that she orders takes one: a speed-1 move, an aim, a dodge or a surge token.',
      'Chaque unité de soldats à qui elle donne un ordre choisit : un déplacement de vitesse 1, un pion Viser, Esquive ou Adrénaline.',
      'Każdy oddział piechoty, któremu wyda rozkaz, wybiera: ruch o prędkości 1 albo żeton celowania, uniku lub adrenaliny.',
    ),
    abilities: [
      whenOrdered(
        (context) => byCharacter(context) && isFriendlyTrooper(context),
        function* ({ table, self, moment: { unit } }) {
          const move = mayMove(table, unit, 1) ? (['move'] as const) : [];
          const way = yield* chooseWay({ self, rule: RULE, unit }, [...move, 'aim', 'dodge', 'surge'] as const);
          if (way === 'move') yield* extraMove(table, unit, 1);
          else yield* gainToken(table, unit, way, 1);
        },
      ),
    ],
  }),
  card({
    id: 'diplomatic-cover',
    name: 'Diplomatic Cover',
    pips: 3,
    orders: { units: ['Padmé Amidala'] },
    permanent: true,
    gives: [
      { keywords: [free(kw('secret-mission'))], when: ({ table, seat, card: id }) => wasDivulged(table, seat, id) },
      { keywords: [kw('reliable-x', 1)], when: ({ table, seat, card: id }) => !wasDivulged(table, seat, id) },
    ],
    divulge: {
      binds: true,
      gives: [{ keywords: [kw('infiltrate')] }],
      abilities: [
        at('unit-deployed', {
          rule: 'legion.divulge.2',
          optional: false,
          when: isOwn,
          effect: (context) => gainTokens(context, context.moment.unit, { dodge: 1 }),
        }),
      ],
    },
    text: words(
      'Divulged this game, she has Secret Mission as a free action; otherwise Reliable 1. Divulged: she has Infiltrate, gains 1 dodge token when deployed, and this card must be played in round 1.',
      'Divulguée pendant la partie, elle a Secret Mission comme action gratuite ; sinon Reliable 1. Divulguée : elle a Infiltrate, gagne 1 pion Esquive au déploiement, et cette carte doit être jouée au round 1.',
      'Ujawniona w tej grze, daje jej Secret Mission jako darmową akcję; inaczej Reliable 1. Ujawniona: ma Infiltrate, przy wystawieniu zyskuje 1 żeton uniku, a tę kartę trzeba zagrać w rundzie 1.',
    ),
  }),
];
