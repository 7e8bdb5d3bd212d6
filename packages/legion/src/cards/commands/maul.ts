import { words } from '@rangefinder/kernel/words';
import { at, modify } from '../../abilities.ts';
import type { CommandFacts } from '../../card.ts';
import { discardDivulged } from '../../rules/divulging.ts';
import { inMelee } from '../../rules/melee.ts';
import { isTrooper } from '../../rules/units.ts';
import type { Token } from '../../state.ts';
import { kw } from '../print.ts';
import { cardsOf } from './command.ts';
import { attackNobody, characterGains, isCharacter, payWounds } from './words.ts';

const card = cardsOf('Maul', 'separatists');

/** Those who keep out of what the objective is about. */
const HIDDEN: readonly string[] = ['Maul', 'DRK-1 Sith Probe Droids'];

const WITHHELD: readonly Token[] = ['aim', 'dodge', 'standby', 'surge'];

export const MAUL: readonly CommandFacts[] = [
  card({
    id: 'duel-of-the-fates',
    name: 'Duel of the Fates',
    pips: 1,
    orders: { units: ['Maul'] },
    gives: [{ keywords: [kw('disengage')] }],
    text: words(
      '1 dodge token, and Disengage this round. Enemies engaged with him spend no aim, dodge, standby or surge tokens.',
      '1 pion Esquive, et Disengage ce round. Les ennemis engagés avec lui ne dépensent pas de pions Viser, Esquive, En attente ou Adrénaline.',
      '1 żeton uniku, a w tej rundzie Disengage. Wrogowie walczący z nim wręcz nie wydają żetonów celowania, uniku, gotowości ani adrenaliny.',
    ),
    abilities: [
      characterGains({ dodge: 1 }),
      modify('may-spend', (may, { table, self, moment: { unit, token } }) => {
        const { unit: maul } = self;
        return may && !(maul && WITHHELD.includes(token) && isTrooper(table, unit) && inMelee(table, unit, maul));
      }),
    ],
  }),
  card({
    id: 'the-phantom-menace',
    name: 'The Phantom Menace',
    pips: 2,
    orders: { units: ['Maul'], others: 1, types: ['trooper'] },
    divulge: {
      until: 'end-of-round-1',
      gives: [{ keywords: [kw('infiltrate')] }],
      abilities: [
        at('divulged', {
          rule: 'legion.divulge.2',
          optional: false,
          *effect({ table, self }) {
            discardDivulged(table, self.seat, self.card);
          },
        }),
        modify('may-act', 'legion.divulge.2', (may, { table, self, moment: { unit, card: own } }) => {
          const isHidden = unit.seat === self.seat && HIDDEN.includes(table.facts(unit).name);
          return may && !(isHidden && own === table.state.objective);
        }),
      ],
    },
    text: words(
      'Maul does not attack, and enemies beyond range 2 do not attack him. Divulged: he has Infiltrate; in round 1 neither he nor friendly DRK-1 Sith Probe Droids use actions of the objective card; then this card is discarded.',
      'Maul n’attaque pas, et les ennemis au-delà de la portée 2 ne l’attaquent pas. Divulguée : il a Infiltrate ; au round 1, ni lui ni les DRK-1 Sith Probe Droids alliés n’utilisent d’actions de la carte Objectif ; puis cette carte est défaussée.',
      'Maul nie atakuje, a wrogowie poza zasięgiem 2 nie atakują jego. Ujawniona: ma Infiltrate; w rundzie 1 ani on, ani twoje DRK-1 Sith Probe Droids nie używają akcji z karty celu; potem ta karta jest odrzucana.',
    ),
    abilities: [
      attackNobody(({ self }, unit) => unit === self.unit),
      modify(
        'may-be-attacked',
        (may, { table, self, moment: { attacker, defender } }) =>
          may && !(defender === self.unit && table.range(attacker, defender) > 2),
      ),
    ],
  }),
  card({
    id: 'at-last',
    name: 'At Last',
    pips: 3,
    pipsInPlay: 1,
    orders: { units: ['Maul'] },
    gives: [{ keywords: [kw('jedi-hunter')] }],
    text: words(
      '1 aim token, and Jedi Hunter this round. On activating he may suffer 1 wound. In play this card has 1 pip.',
      '1 pion Viser, et Jedi Hunter ce round. En s’activant, il peut subir 1 blessure. En jeu, cette carte a 1 point.',
      '1 żeton celowania, a w tej rundzie Jedi Hunter. Przy aktywacji może odnieść 1 ranę. W grze ta karta ma 1 oczko.',
    ),
    abilities: [
      characterGains({ aim: 1 }),
      at('activates', {
        optional: true,
        when: isCharacter,
        effect: ({ table, moment: { unit } }) => payWounds(table, unit, 1),
      }),
    ],
  }),
];
