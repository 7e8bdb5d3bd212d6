import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, at, type Holder, type LHooks, modify, RULE } from '../../abilities.ts';
import { pick } from '../../ask.ts';
import type { CommandFacts } from '../../card.ts';
import { attacks, defends } from '../../keywords/keyword.ts';
import { tellDefenseDice } from '../../rules/attack/defense.ts';
import { countFaces } from '../../rules/attack/moment.ts';
import { tellAttackDice } from '../../rules/attack/roll.ts';
import { playerOf } from '../../rules/players.ts';
import { gainToken } from '../../rules/tokens.ts';
import { type AttackRoll, type DefenseRoll, isInBattle } from '../../state.ts';
import { kw } from '../print.ts';
import { cardsOf } from './command.ts';
import { byCharacter, gainOneOf, gainTokens, onceRevealed, whenOrdered } from './words.ts';

const card = cardsOf('Lando Calrissian', 'rebels');

/** Remembered of an attack for which a result was named. */
const STAKED = 'all-in';

type Rolled = AbilityContext<LHooks['windows']['attack-dice-rerolled']>;

/** The opponent takes up to two of the dice. */
function* takeDice<Roll extends AttackRoll | DefenseRoll>({ unit, seat, card }: Holder, dice: readonly Roll[]) {
  const options = dice.map(({ die: colour, face }, die) => ({ key: `die:${die}`, about: { die, colour, face }, die }));
  const about = { unit: unit?.id ?? '', card };
  const max = Math.min(2, dice.length);
  const taken = yield* pick({ seat: 1 - seat, topic: 'choose-dice', rule: RULE, about, options, min: 0, max });
  return dice.filter((_, index) => !taken.some(({ die }) => die === index));
}

function* winOrLoseAttackDice({ table, self, moment: { attack } }: Rolled) {
  if (countFaces(attack, 'crit') > 0) {
    for (let i = 0; i < 2; i++) attack.attackDice.push({ die: 'white', face: 'crit', rerolled: 0 });
  } else attack.attackDice = yield* takeDice(self, attack.attackDice);
  tellAttackDice(table, attack, 'changed');
}

function* winOrLoseDefenseDice({ table, self, moment: { attack } }: Rolled) {
  if (attack.defenseDice.some(({ face }) => face === 'block')) {
    for (let i = 0; i < 2; i++) attack.defenseDice.push({ die: 'white', face: 'block', rerolled: 0 });
  } else attack.defenseDice = yield* takeDice(self, attack.defenseDice);
  tellDefenseDice(table, attack, 'changed');
}

export const LANDO_CALRISSIAN: readonly CommandFacts[] = [
  card({
    id: 'ive-altered-the-deal',
    name: "I've Altered the Deal",
    kind: 'flaw',
    pips: 0,
    text: words(
      "Play it as the Command Phase begins while Lando's player has 3 or more discarded command cards. This round that player uses neither contingencies nor Lando's command cards.",
      'À jouer au début de la phase de Commandement si le joueur de Lando a défaussé 3 cartes Commandement ou plus. Ce round, il n’utilise ni plans de secours ni cartes Commandement de Lando.',
      'Zagraj na początku fazy dowodzenia, gdy gracz Landa ma co najmniej 3 odrzucone karty dowodzenia. W tej rundzie nie używa planów awaryjnych ani kart dowodzenia Landa.',
    ),
    flaw: { phase: 'command', when: (table, unit) => playerOf(table, unit.seat).discards.length >= 3 },
    abilities: [
      modify('may-select-card', 'legion.flawed.3', (may, { table, self, moment: { seat, card: id, from } }) => {
        const isLandos = table.cards.command(id).character === 'Lando Calrissian';
        return may && (seat === self.seat || (from === 'hand' && !isLandos));
      }),
    ],
  }),
  card({
    id: 'idiots-array',
    name: "Idiot's Array",
    pips: 1,
    orders: { units: ['Lando Calrissian'] },
    text: words(
      'Lando has Gunslinger and Marksman. If you have discarded a card with 3 pips he gains an aim and a dodge token; with a 2-pip card too, 2 of each; with a 1-pip card as well, 3 of each.',
      'Lando a Gunslinger et Marksman. Si vous avez défaussé une carte à 3 points, il gagne 1 pion Viser et 1 pion Esquive ; avec une carte à 2 points aussi, 2 de chaque ; avec une carte à 1 point en plus, 3 de chaque.',
      'Lando ma Gunslinger i Marksman. Jeśli masz odrzuconą kartę z 3 oczkami, zyskuje 1 żeton celowania i 1 uniku; jeśli także z 2 oczkami, po 2; jeśli ponadto z 1 oczkiem, po 3.',
    ),
    gives: [{ keywords: [kw('gunslinger'), kw('marksman')] }],
    abilities: [
      onceRevealed(function* (context) {
        const { table, self } = context;
        const pips = playerOf(table, self.seat).discards.map((id) => table.cards.command(id).pipsInPlay);
        const missing = [3, 2, 1].findIndex((wanted) => !pips.includes(wanted));
        const count = missing < 0 ? 3 : missing;
        yield* gainTokens(context, self.unit, { aim: count, dodge: count });
      }),
    ],
  }),
  card({
    id: 'ace-up-his-sleeve',
    name: 'Ace Up His Sleeve',
    pips: 2,
    orders: { units: ['Lando Calrissian'], others: 1 },
    text: words(
      'Those whom Lando orders gain 1 dodge or 1 standby token. Or: instead of drawing an order token discard this card from your hand or contingencies, order Lando or a friend at range 1–2 of him, and activate that unit.',
      'Ceux à qui Lando donne un ordre gagnent 1 pion Esquive ou En attente. Ou : au lieu de tirer un pion Ordre, défaussez cette carte de votre main ou de vos plans de secours, donnez un ordre à Lando ou à un allié à portée 1–2 de lui, et activez cette unité.',
      'Ci, którym Lando wyda rozkaz, zyskują 1 żeton uniku lub gotowości. Albo: zamiast dobierać żeton rozkazu odrzuć tę kartę z ręki lub planów awaryjnych, wydaj rozkaz Landowi lub twojemu oddziałowi w zasięgu 1–2 od niego i aktywuj ten oddział.',
    ),
    insteadOfDrawing: 2,
    abilities: [
      whenOrdered(byCharacter, (context) => {
        const { unit } = context.moment;
        return gainOneOf(context, unit, unit.tokens.standby > 0 ? ['dodge'] : ['dodge', 'standby']);
      }),
    ],
  }),
  card({
    id: 'all-in',
    name: 'All In',
    pips: 3,
    orders: { units: ['Lando Calrissian'], others: 2 },
    text: words(
      'Enemies that Lando sees at range 1–3 gain 2 observation tokens each. Before dice of his are rolled you may name [crit] (attacking) or [block] (defending): after rerolls 2 more are added if one shows, else the opponent removes up to 2 dice.',
      'Les ennemis que Lando voit à portée 1–3 gagnent chacun 2 pions Observation. Avant son lancer, vous pouvez nommer [crit] (en attaque) ou [block] (en défense) : après les relances, 2 de plus s’ajoutent s’il y en a un, sinon l’adversaire retire jusqu’à 2 dés.',
      'Wrogowie, których Lando widzi w zasięgu 1–3, dostają po 2 żetony obserwacji. Przed jego rzutem możesz nazwać [crit] (w ataku) lub [block] (w obronie): po przerzutach dodaje się 2 takie, jeśli któryś wypadł, a jeśli nie, przeciwnik usuwa do 2 kości.',
    ),
    abilities: [
      onceRevealed(function* ({ table, self: { unit: lando, seat } }) {
        if (!lando || !isInBattle(lando)) return;
        for (const enemy of table.enemiesOf(seat)) {
          const isNear = table.range(lando, enemy) <= 3 && table.sees(lando, enemy);
          if (isNear) yield* gainToken(table, enemy, 'observation', 2);
        }
      }),
      at('before-attack-dice', {
        optional: true,
        when: attacks,
        *effect({ moment }) {
          moment.attack.memory[STAKED] = 1;
        },
      }),
      at('attack-dice-rerolled', {
        optional: false,
        when: (context) => attacks(context) && context.moment.attack.memory[STAKED] === 1,
        effect: winOrLoseAttackDice,
      }),
      at('before-defense-dice', {
        optional: true,
        when: (context) => defends(context) && countFaces(context.moment.attack, 'hit', 'crit') > 0,
        *effect({ moment }) {
          moment.attack.memory[STAKED] = 1;
        },
      }),
      at('defense-dice-rerolled', {
        optional: false,
        when: (context) => defends(context) && context.moment.attack.memory[STAKED] === 1,
        effect: winOrLoseDefenseDice,
      }),
    ],
  }),
];
