import { words } from '@rangefinder/kernel/words';
import { at, modify, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { CommandFacts } from '../../card.ts';
import { layAside } from '../../rules/layingaside.ts';
import { inMelee } from '../../rules/melee.ts';
import { gainToken } from '../../rules/tokens.ts';
import { courageOf, woundsOf } from '../../rules/units.ts';
import type { Unit } from '../../state.ts';
import type { LTable } from '../../table.ts';
import { kw } from '../print.ts';
import { cardsOf } from './command.ts';
import { defendersOf, gainTokens, isCharacter, MAY_RECOVER, onceRevealed } from './words.ts';

const card = cardsOf('Agent Kallus', 'empire');

const PIPS = [1, 2, 3, 4].map((count) => ({ key: `count:${count}`, about: { count }, count }));

/** Whether as much suppression lies beside a unit as it has courage. */
function isShaken(t: LTable, unit: Unit): boolean {
  const courage = courageOf(t, unit);
  return courage !== null && unit.tokens.suppression >= courage;
}

export const AGENT_KALLUS: readonly CommandFacts[] = [
  card({
    id: 'developing-sympathies',
    name: 'Developing Sympathies',
    kind: 'flaw',
    pips: 0,
    text: words(
      'Play it as the Command Phase begins while the enemy Agent Kallus is wounded. This round: if he attacked, he gains 4 suppression tokens when his activation ends.',
      'À jouer au début de la phase de Commandement si l’Agent Kallus ennemi est blessé. Ce round : s’il a attaqué, il gagne 4 pions Suppression à la fin de son activation.',
      'Zagraj na początku fazy dowodzenia, gdy wrogi Agent Kallus jest ranny. W tej rundzie: jeśli atakował, na koniec aktywacji dostaje 4 żetony przygniecenia.',
    ),
    flaw: { phase: 'command', when: (_table, unit) => woundsOf(unit) > 0 },
    abilities: [
      at('end-of-activation', {
        rule: 'legion.flawed.3',
        optional: false,
        when: (context) => isCharacter(context) && context.table.state.activation?.attacked === true,
        effect: (context) => gainTokens(context, context.moment.unit, { suppression: 4 }),
      }),
    ],
  }),
  card({
    id: 'face-me',
    name: 'Face Me!',
    pips: 1,
    orders: { units: ['Agent Kallus'] },
    gives: [{ keywords: [kw('agile-x', 1), kw('block')] }],
    text: words(
      'Kallus has Agile 1 and Block, and may recover for free once in his activation. Enemies cannot withdraw from a melee with him.',
      'Kallus a Agile 1 et Block, et peut récupérer gratuitement une fois dans son activation. Les ennemis ne peuvent se replier d’un corps à corps avec lui.',
      'Kallus ma Agile 1 i Block i raz w aktywacji może za darmo odzyskać siły. Wrogowie nie mogą wycofać się z walki wręcz z nim.',
    ),
    abilities: [
      ...MAY_RECOVER,
      modify(
        'may-withdraw',
        (may, { table, self, moment: unit }) => may && !(self.unit && inMelee(table, unit, self.unit)),
      ),
    ],
  }),
  card({
    id: 'isb-investigation',
    name: 'ISB Investigation',
    pips: 2,
    orders: { units: ['Agent Kallus'], others: 1 },
    text: words(
      'Name a number of pips: your opponent sets aside, faceup, every card in hand that has it, and takes them back right after choosing a card in a later round.',
      'Nommez un nombre de points : votre adversaire met de côté, face visible, toutes les cartes de sa main qui l’ont, et les reprend juste après avoir choisi une carte lors d’un round suivant.',
      'Podaj liczbę oczek: przeciwnik odkłada odkryte wszystkie karty z ręki, które ją mają, i bierze je z powrotem zaraz po wybraniu karty w jednej z następnych rund.',
    ),
    abilities: [
      onceRevealed(function* ({ table, self }) {
        const about = { unit: self.unit?.id ?? '', card: self.card };
        const { seat } = self;
        const { count } = yield* pickOne({ seat, topic: 'choose-number', rule: RULE, about, options: PIPS });
        layAside(table, 1 - seat, (id) => table.cards.command(id).pipsInPlay === count);
      }),
    ],
  }),
  card({
    id: 'ruthless-tactics',
    name: 'Ruthless Tactics',
    pips: 3,
    orders: { units: ['Agent Kallus'], others: 2 },
    text: words(
      'After a ranged attack of yours its target gets 1 observation token; 2 if its suppression is no less than its courage. Kallus may recover for free once in his activation.',
      'Après une attaque à distance des vôtres, la cible reçoit 1 pion Observation ; 2 si sa suppression atteint son courage. Kallus peut récupérer gratuitement une fois dans son activation.',
      'Po twoim ataku dystansowym jego cel dostaje 1 żeton obserwacji; 2, jeśli jego przygniecenie dorównuje odwadze. Kallus raz w aktywacji może za darmo odzyskać siły.',
    ),
    abilities: [
      ...MAY_RECOVER,
      at('after-attacking', {
        optional: false,
        when: ({ self, moment: { attacker, attack } }) => attacker.seat === self.seat && attack.kind === 'ranged',
        *effect({ table, moment: { attack } }) {
          for (const unit of defendersOf(table, attack)) {
            yield* gainToken(table, unit, 'observation', isShaken(table, unit) ? 2 : 1);
          }
        },
      }),
    ],
  }),
];
