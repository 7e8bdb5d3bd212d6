import type { Seat } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import { at, type Holder, RULE } from '../../abilities.ts';
import type { CommandFacts } from '../../card.ts';
import { chooseUnit } from '../../keywords/choosing.ts';
import { refuse } from '../../refusals.ts';
import { hasTarget } from '../../rules/attack/targets.ts';
import { extraAttack } from '../../rules/deeds.ts';
import { layOrder } from '../../rules/orders.ts';
import { gainToken } from '../../rules/tokens.ts';
import { isTrooper } from '../../rules/units.ts';
import type { Unit } from '../../state.ts';
import type { LTable } from '../../table.ts';
import { cardsOf, EVERYBODY } from './command.ts';
import { attackedGain, gainTokens, whileActive } from './words.ts';

const card = cardsOf('Emperor Palpatine', 'empire');

const ANGRY = 'activation:give-in-to-your-anger';

/** Whether the first activation of the opponent has come: the question is asked once. */
function askedOf({ seat, card: id }: Holder): string {
  return `round:${id}:${seat}`;
}

/** Troopers of a player who have not been activated. */
function enraged(t: LTable, seat: Seat): readonly Unit[] {
  return t.friendsOf(seat).filter((unit) => !unit.activated && isTrooper(t, unit));
}

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
          yield* gainToken(table, unit, 'suppression', 1);
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
    abilities: [
      at('choosing-activation', {
        optional: false,
        when: ({ table, self, moment }) =>
          moment.seat !== self.seat && !table.state.memory[askedOf(self)] && enraged(table, moment.seat).length > 0,
        *effect({ table, self, moment }) {
          table.state.memory[askedOf(self)] = 1;
          const unit = yield* chooseUnit({ self, rule: RULE }, enraged(table, moment.seat));
          if (!unit) return;
          layOrder(table, unit, 'faceup');
          unit.memory[ANGRY] = 1;
          moment.forced = unit;
        },
      }),
      at('end-of-activation', {
        optional: false,
        when: ({ table, moment: { unit } }) => unit.memory[ANGRY] === 1 && !table.state.activation?.attacked,
        effect: (context) => gainTokens(context, context.moment.unit, { suppression: 4 }),
      }),
    ],
  }),
  card({
    id: 'an-entire-legion',
    name: 'An Entire Legion',
    pips: 3,
    orders: { others: EVERYBODY },
  }),
];
