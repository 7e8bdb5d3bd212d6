import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, at, type LHooks } from '../abilities.ts';
import { ready } from '../rules/exhausting.ts';
import { standardMove } from '../rules/moving.ts';
import { gainToken } from '../rules/tokens.ts';
import { isVehicle } from '../rules/units.ts';
import { isInBattle } from '../state.ts';
import { attacks, isOwn, keyword } from './keyword.ts';

type Fight = AbilityContext<LHooks['windows']['pool-resolved']>;

/** Whether the attack has hurt a defender that is still there. */
function hasHurt(context: Fight): boolean {
  const { attack, defender } = context.moment;
  return attacks(context) && attack.suffered > 0 && isInBattle(defender);
}

/** legion.immobilize-x */
export const IMMOBILIZE = keyword(
  'immobilize-x',
  'Immobilize X',
  words(
    'A defender that suffers wounds gains X immobilize tokens.',
    'Un défenseur qui subit des blessures gagne X pions immobilisation.',
    'Obrońca, który odniesie rany, zyskuje X żetonów unieruchomienia.',
  ),
  [
    at('pool-resolved', {
      rule: 'legion.immobilize-x.1',
      optional: false,
      when: hasHurt,
      *effect({ table, self, moment }) {
        yield* gainToken(table, moment.defender, 'immobilize', self.value, 'legion.immobilize-x.1');
      },
    }),
  ],
);

/** legion.tow-cable: the attacker says where it faces. */
export const TOW_CABLE = keyword(
  'tow-cable',
  'Tow Cable',
  words(
    'A vehicle that suffers wounds is pivoted by you.',
    'Vous faites pivoter un véhicule qui subit des blessures.',
    'Obracasz pojazd, który odniósł rany.',
  ),
  [
    at('pool-resolved', {
      rule: 'legion.tow-cable.1',
      optional: false,
      when: (context) =>
        hasHurt(context) &&
        isVehicle(context.table, context.moment.defender) &&
        context.table.facts(context.moment.defender).base.notched,
      *effect({ table, self, moment }) {
        yield* standardMove(table, moment.defender, { how: 'pivot', by: self.seat });
      },
    }),
  ],
);

/** legion.cycle: only using the card itself keeps it exhausted, not what its miniature does besides (.2, .3). */
export const CYCLE = keyword(
  'cycle',
  'Cycle',
  words(
    'At the end of your activation: ready this card if it was not used in it.',
    'À la fin de votre activation : redressez cette carte si elle n’y a pas servi.',
    'Na koniec twojej aktywacji: przygotuj tę kartę, jeśli nie została w niej użyta.',
  ),
  [
    at('end-of-activation', {
      rule: 'legion.cycle.1',
      optional: false,
      when: isOwn,
      *effect({ table, moment: { unit } }) {
        for (const upgrade of unit.upgrades) {
          const hasCycle = table.cards.upgrade(upgrade.id).keywords.some(({ id }) => id === 'cycle');
          if (hasCycle && !unit.memory[`activation:used:${upgrade.id}`]) ready(table, unit, upgrade, 'legion.cycle.1');
        }
      },
    }),
  ],
);
