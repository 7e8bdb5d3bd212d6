import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, cardAction, RULE } from '../../../abilities.ts';
import { chooseUnit, whyNobody } from '../../../keywords/choosing.ts';
import { extraMove } from '../../../rules/deeds.ts';
import { isTrooper } from '../../../rules/units.ts';
import type { Unit } from '../../../state.ts';
import { upgrade } from '../upgrade.ts';

/** Whom Force Push moves: enemy troopers at range 1. */
function pushable({ table, moment: unit }: AbilityContext<Unit>): readonly Unit[] {
  return table.enemiesOf(unit.seat).filter((enemy) => isTrooper(table, enemy) && table.range(unit, enemy) <= 1);
}

export const FORCE_PUSH = upgrade('force', {
  id: 'force-push',
  name: 'Force Push',
  points: 10,
  exhaust: true,
  text: words(
    'Free action: choose enemy troopers at range 1, engaged or not, and move their unit yourself at speed 1.',
    'Action gratuite : vous faites un déplacement de vitesse 1 avec une unité de soldats ennemie à portée 1, engagée ou non.',
    'Darmowa akcja: wykonujesz ruch o prędkości 1 wrogim oddziałem piechoty w zasięgu 1, nawet jeśli walczy wręcz.',
  ),
  abilities: [
    cardAction({
      rule: RULE,
      free: true,
      whyNot: (context) => whyNobody({ self: context.self, rule: RULE }, pushable(context)),
      *perform(context) {
        const { table, self, moment: unit } = context;
        const enemy = yield* chooseUnit({ self, rule: RULE }, pushable(context));
        if (enemy) yield* extraMove(table, enemy, 1, unit.seat);
      },
    }),
  ],
});
