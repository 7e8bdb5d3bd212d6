import { words } from '@rangefinder/kernel/words';
import { RULE } from '../../abilities.ts';
import type { CommandFacts } from '../../card.ts';
import { refuse } from '../../refusals.ts';
import { hasTarget } from '../../rules/attack/targets.ts';
import { extraAttack } from '../../rules/deeds.ts';
import { gainToken } from '../../rules/tokens.ts';
import { cardsOf, EVERYBODY } from './command.ts';
import { attackedGain, whileActive } from './words.ts';

const card = cardsOf('Emperor Palpatine', 'empire');

export const EMPEROR_PALPATINE: readonly CommandFacts[] = [
  card({
    id: 'and-now-you-will-die',
    name: 'And Now You Will Die',
    pips: 1,
    orders: { units: ['Emperor Palpatine'] },
    text: words(
      'In his activation he may attack again and again, each time for 1 wound and 1 suppression token. Whoever he attacks this round gains 1 immobilize token.',
      'Pendant son activation, il peut attaquer encore et encore, chaque fois pour 1 blessure et 1 pion Suppression. Ceux qu’il attaque ce round gagnent 1 pion Immobilisation.',
      'W swojej aktywacji może atakować raz po raz, za każdym razem za 1 ranę i 1 żeton przygniecenia. Kogo zaatakuje w tej rundzie, dostaje 1 żeton unieruchomienia.',
    ),
    abilities: [
      ...whileActive({
        times: Number.POSITIVE_INFINITY,
        wounds: 1,
        whyNot: ({ table, moment: unit }) =>
          hasTarget(table, unit) ? undefined : refuse('legion.attack.9', 'no-target'),
        *perform({ table, moment: unit }) {
          yield* gainToken(table, unit, 'suppression', 1, RULE);
          yield* extraAttack(table, unit, {});
        },
      }),
      attackedGain({ immobilize: 1 }),
    ],
  }),
  card({
    id: 'give-in-to-your-anger',
    name: 'Give In To Your Anger',
    pips: 2,
    orders: { units: ['Emperor Palpatine'] },
    text: words(
      "Before your opponent's first activation of the round you may choose enemy troopers who must activate then (they get their order token from the pool). Unless they attack in it, they gain 4 suppression tokens at its end.",
      'Avant la première activation adverse du round, vous pouvez choisir une unité de soldats ennemie qui doit alors s’activer (elle reçoit son pion Ordre de la réserve). Si elle n’y attaque pas, elle gagne 4 pions Suppression à la fin.',
      'Przed pierwszą aktywacją przeciwnika w rundzie możesz wybrać wrogi oddział piechoty, który musi się wtedy aktywować (dostaje żeton rozkazu z puli). Jeśli w niej nie zaatakuje, na jej koniec dostaje 4 żetony przygniecenia.',
    ),
    abilities: 'unwritten',
  }),
  card({
    id: 'an-entire-legion',
    name: 'An Entire Legion',
    pips: 3,
    orders: { others: EVERYBODY },
  }),
];
