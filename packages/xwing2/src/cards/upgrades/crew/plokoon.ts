import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { friendsAt, mayChooseShip } from '../../../rules/choose.ts';
import { repairDamage } from '../../../rules/damage.ts';
import { inArc } from '../../../rules/measure.ts';
import { removeToken } from '../../../rules/tokens.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';
import { chooses } from '../../words/phrases.ts';

/** What Plo Koon could do for a ship. */
function cures(ship: Ship): ('deplete' | 'strain' | 'repair')[] {
  return [
    ...(['deplete', 'strain'] as const).filter((kind) => ship.tokens[kind] > 0),
    ...(ship.damage.some(({ faceup }) => faceup) ? (['repair'] as const) : []),
  ];
}

function patients(table: XTable, ship: Ship): Ship[] {
  return friendsAt(table, ship, 0, 1).filter(
    (friend) =>
      cures(friend).length > 0 &&
      (table.range(ship, friend) === 0 || (['left', 'right'] as const).some((arc) => inArc(table, ship, arc, friend))),
  );
}

export const PLO_KOON: UpgradeFacts = {
  id: 'plokoon',
  name: 'Plo Koon',
  fills: ['crew'],
  limited: 1,
  cost: 9,
  restrictions: [{ faction: ['galacticrepublic'] }],
  standard: true,
  force: { value: 1, recovers: 1, side: [] },
  actions: ['purple reinforce'],
  text: 'End Phase starts, when reinforced: you may choose a friend at range 0, or to your left or right at range 1: it removes a deplete or strain token or repairs a faceup damage card.',
  abilities: [
    at('start-of-end', {
      optional: false,
      when: ({ table, self: { ship } }) =>
        ship.tokens.reinforceFore + ship.tokens.reinforceAft > 0 && patients(table, ship).length > 0,
      *effect(context) {
        const { table, self } = context;
        const patient = yield* mayChooseShip(self, patients(table, self.ship));
        if (!patient) return;
        const way = yield* chooses(context, self.ship, cures(patient));
        if (way === 'repair') yield* repairDamage(table, patient, ['faceup']);
        else removeToken(table, patient, way, 1);
      },
    }),
  ],
};
