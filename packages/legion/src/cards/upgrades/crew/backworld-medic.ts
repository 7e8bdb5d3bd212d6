import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, cardAction, RULE } from '../../../abilities.ts';
import { demandUnit, whyNobody } from '../../../keywords/choosing.ts';
import { canBeTreated, treat } from '../../../keywords/healing.ts';
import { gainToken } from '../../../rules/tokens.ts';
import type { Unit } from '../../../state.ts';
import { LUCKY, rollLuck } from '../../words/luck.ts';
import { upgrade } from '../upgrade.ts';

/** Friends that the medic has aboard or sees at range 1, and can help. */
function patients({ table, moment: unit }: AbilityContext<Unit>): readonly Unit[] {
  const isNear = (one: Unit) => one.carrier === unit.id || (table.range(unit, one) <= 1 && table.sees(unit, one));
  return table.friendsOf(unit.seat).filter((one) => isNear(one) && canBeTreated(table, one));
}

/** Help that hurts. */
export const BACKWORLD_MEDIC = upgrade('crew', {
  id: 'backworld-medic',
  name: 'Backworld Medic',
  points: 12,
  restriction: { units: ['A-A5 Speeder Truck'] },
  text: words(
    'Action: a friendly trooper unit, no droids, that it carries or sees at range 1 loses 1 wound or poison token or gets 1 miniature back. Roll 2 white defense dice: 1 suppression token for it per [block] or [surge].',
    'Action : une unité de soldats alliée, sans droïdes, transportée ou vue à portée 1 perd 1 pion Blessure ou Poison ou récupère 1 figurine. Lancez 2 dés de défense blancs : 1 pion Suppression pour elle par [block] ou [surge].',
    'Akcja: twój oddział piechoty (nie droidy) przewożony lub widziany w zasięgu 1 traci 1 żeton ran lub trucizny albo odzyskuje 1 figurkę. Rzuć 2 białymi kośćmi obrony: za każdy [block] lub [surge] dostaje 1 żeton przygniecenia.',
  ),
  abilities: [
    cardAction({
      rule: RULE,
      whyNot: (context) => whyNobody({ self: context.self, rule: RULE }, patients(context)),
      *perform(context) {
        const { table, self } = context;
        const patient = yield* demandUnit({ self, rule: RULE }, patients(context));
        if (!patient) return;
        yield* treat(context, patient);
        yield* gainToken(table, patient, 'suppression', rollLuck(table, patient, 'white', 2, LUCKY));
      },
    }),
  ],
});
