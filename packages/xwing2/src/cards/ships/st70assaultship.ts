import { isBasic } from '@rangefinder/xwing';
import { at } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { evenIfStressed, grantedAction, mayPerformAction } from '../../rules/actions.ts';
import { spendCharge } from '../../rules/charges.ts';
import { enemiesAt } from '../../rules/choose.ts';
import { inArc } from '../../rules/measure.ts';
import { gainToken } from '../../rules/tokens.ts';
import type { Equipped, Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { type DuringAttack, youAttack, youDefend } from '../words/attack.ts';
import { type Cost, changesAttackDie, changesDefenseDie } from '../words/dice.ts';

/** The Mandalorian: two enemies at range 1-2 have him in their front arcs. */
function isSurrounded({ table, self: { ship } }: DuringAttack): boolean {
  return enemiesAt(table, ship, 1, 2).filter((enemy) => inArc(table, enemy, 'front', ship)).length >= 2;
}

/** Guild Bounty Hunter: illicit upgrades with a charge that does not come back by itself. */
function loadedIllicits(table: XTable, { upgrades }: Ship): Equipped[] {
  return upgrades.filter(
    (upgrade) =>
      upgrade.charges > 0 &&
      table.cards.upgrade(upgrade.id).fills.includes('illicit') &&
      (table.cards.face(upgrade).charges?.recovers ?? 0) === 0,
  );
}

const ILLICIT_CHARGE: Cost = {
  affordable: ({ table, self }) => loadedIllicits(table, self.ship).length > 0,
  *pay({ table, self: { ship, card } }, rule) {
    const options = loadedIllicits(table, ship).map((one) => ({ key: one.id, about: { card: one.id }, upgrade: one }));
    const about = { ship: ship.id, card };
    const { upgrade } = yield* pickOne({ seat: ship.seat, topic: 'spend-charge', rule, about, options });
    spendCharge(table, { ship, upgrade }, 1, rule);
  },
};

export const st70assaultship: ShipFacts = {
  id: 'st70assaultship',
  name: 'ST-70 Assault Ship',
  size: 'medium',
  attacks: [{ arc: 'front', dice: 3 }],
  agility: 2,
  hull: 7,
  shields: 2,
  actions: ['focus', 'evade', 'lock', 'red barrel-roll'],
  dial: '0OR 1TR 1BW 1FB 1NW 1YR 2ER 2TW 2BW 2FB 2NW 2YW 2RR 3TR 3BW 3FB 3NW 3YR 4FB 5KR',
  pilots: [
    {
      id: 'q90',
      name: 'Q9-0',
      caption: 'Zero',
      faction: 'scumandvillainy',
      initiative: 5,
      limited: 1,
      cost: 6,
      loadout: 16,
      slots: ['crew', 'crew', 'cannon', 'gunner', 'illicit', 'illicit', 'modification', 'title'],
      keywords: ['Droid'],
      actions: ['calculate', 'evade', 'lock', 'red barrel-roll'],
      standard: true,
      text: 'Advanced maneuver fully executed: you may take a calculate or barrel roll action, stressed or not; if you do, you gain a strain token.',
      abilities: [
        at('maneuver-executed', {
          optional: false,
          when: ({ self, moment: { ship, full, maneuver } }) =>
            ship === self.ship && full && !isBasic(maneuver.bearing),
          *effect({ table, self: { ship } }) {
            const actions = (['calculate', 'barrel-roll'] as const).map((action) => grantedAction(table, ship, action));
            if (yield* mayPerformAction(table, ship, evenIfStressed(actions)))
              yield* gainToken(table, ship, 'strain', 1);
          },
        }),
      ],
    },
    {
      id: 'themandalorian',
      name: 'The Mandalorian',
      caption: 'Din Djarin',
      faction: 'scumandvillainy',
      initiative: 5,
      limited: 1,
      cost: 7,
      loadout: 20,
      slots: ['talent', 'talent', 'crew', 'crew', 'cannon', 'gunner', 'illicit', 'illicit', 'modification', 'title'],
      keywords: ['Mandalorian', 'Bounty Hunter'],
      standard: true,
      text: 'When you attack or defend while two or more enemies at range 1-2 have you in their front arcs, you may change one of your blanks to a focus result.',
      abilities: [
        changesAttackDie(['blank'], 'focus', { when: (context) => youAttack(context) && isSurrounded(context) }),
        changesDefenseDie(['blank'], 'focus', { when: (context) => youDefend(context) && isSurrounded(context) }),
      ],
    },
    {
      id: 'guildbountyhunter',
      name: 'Guild Bounty Hunter',
      caption: 'Blaster for Hire',
      faction: 'scumandvillainy',
      initiative: 3,
      limited: 2,
      cost: 6,
      loadout: 14,
      slots: ['talent', 'crew', 'gunner', 'illicit', 'illicit', 'modification'],
      keywords: ['Bounty Hunter'],
      standard: true,
      text: 'In an attack at range 1-2 you may pay a charge that does not recover of one of your illicit upgrades to change a focus result to a crit.',
      abilities: [
        changesAttackDie(['focus'], 'crit', {
          cost: ILLICIT_CHARGE,
          when: (context) => {
            const { range } = context.moment.attack;
            return youAttack(context) && (range === 1 || range === 2);
          },
        }),
      ],
    },
    {
      id: 'outerrimenforcer',
      name: 'Outer Rim Enforcer',
      faction: 'scumandvillainy',
      initiative: 2,
      limited: 0,
      cost: 6,
      loadout: 10,
      slots: ['crew', 'gunner', 'illicit', 'modification', 'modification'],
      standard: true,
      abilities: [],
    },
  ],
};
