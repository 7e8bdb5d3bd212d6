import { changeOne } from '@rangefinder/xwing';
import { at, modify, RULE } from '../../abilities.ts';
import type { ShipAbility, Slot } from '../../card.ts';
import { type ActionChoice, forForce, grantedAction, mayPerformAction } from '../../rules/actions.ts';
import { chooseShip, friendsAt } from '../../rules/choose.ts';
import { inArc } from '../../rules/measure.ts';
import { mayModify } from '../../rules/modify.ts';
import { spendToken } from '../../rules/tokens.ts';
import { slotsOf, weaponOf } from '../../rules/weapons.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';

function redDodges(table: XTable, ship: Ship): ActionChoice[] {
  return [grantedAction(table, ship, 'barrel-roll', 'red'), grantedAction(table, ship, 'boost', 'red')];
}

export const AUTOTHRUSTERS: ShipAbility = {
  name: 'Autothrusters',
  text: 'After an action: you may take a red barrel roll or red boost action.',
  abilities: [
    at('action-performed', {
      optional: false,
      when: ({ self, moment }) => moment.ship === self.ship,
      *effect({ table, self: { ship } }) {
        yield* mayPerformAction(table, ship, redDodges(table, ship));
      },
    }),
  ],
};

export const FULL_THROTTLE: ShipAbility = {
  name: 'Full Throttle',
  text: 'Maneuver of speed 3-5 fully executed: you may take an evade action.',
  abilities: [
    at('maneuver-executed', {
      optional: false,
      when: ({ self, moment: { ship, full, maneuver } }) => ship === self.ship && full && maneuver.speed >= 3,
      *effect({ table, self: { ship } }) {
        yield* mayPerformAction(table, ship, [grantedAction(table, ship, 'evade')]);
      },
    }),
  ],
};

function forceDodges(table: XTable, ship: Ship): ActionChoice[] {
  const dodges = [grantedAction(table, ship, 'boost'), grantedAction(table, ship, 'barrel-roll')];
  return forForce(table, ship, dodges);
}

export const FINE_TUNED_CONTROLS: ShipAbility = {
  name: 'Fine-tuned Controls',
  text: 'Maneuver fully executed: you may pay 1 Force to take a boost or barrel roll action.',
  abilities: [
    at('maneuver-executed', {
      optional: false,
      when: ({ self, moment }) =>
        // xw2.faq-abilities-queue.21: without Force it is not queued; stress is looked at only when it resolves.
        moment.ship === self.ship && moment.full && self.ship.force > 0,
      *effect({ table, self: { ship } }) {
        yield* mayPerformAction(table, ship, forceDodges(table, ship));
      },
    }),
  ],
};

export const NETWORKED_CALCULATIONS: ShipAbility = {
  name: 'Networked Calculations',
  text: 'In your attacks and when you defend, you may spend a calculate token of a friend at range 0-1 to change one focus result to a hit or evade.',
  abilities: [
    at('modify-attack-dice', {
      optional: true,
      when: ({ table, self, moment: { attack } }) =>
        attack.attacker === self.ship.id &&
        attack.attackDice.some(({ face }) => face === 'focus') &&
        mayModify(table, attack, self.ship, 'attack', 'calculate') &&
        calculating(table, self.ship).length > 0,
      *effect({ table, self, moment: { attack } }) {
        const friend = yield* chooseShip(self, calculating(table, self.ship));
        if (!friend) return;
        changeOne(attack.attackDice, ['focus'], 'hit');
        yield* spendToken(table, friend, 'calculate', 1, RULE, attack, self.ship);
      },
    }),
    at('modify-defense-dice', {
      optional: true,
      when: ({ table, self, moment: { attack } }) =>
        attack.defender === self.ship.id &&
        attack.defenseDice.some(({ face }) => face === 'focus') &&
        mayModify(table, attack, self.ship, 'defense', 'calculate') &&
        calculating(table, self.ship).length > 0,
      *effect({ table, self, moment: { attack } }) {
        const friend = yield* chooseShip(self, calculating(table, self.ship));
        if (!friend) return;
        changeOne(attack.defenseDice, ['focus'], 'evade');
        yield* spendToken(table, friend, 'calculate', 1, RULE, attack, self.ship);
      },
    }),
  ],
};

/** Friends whose calculate tokens can be used; its own a ship spends without any ability. */
function calculating(table: XTable, ship: Ship): Ship[] {
  // A ship whose own ability is Independent Calculations keeps its tokens to itself.
  const shares = (friend: Ship) => !friend.upgrades.some(({ id }) => id === 'independentcalculations');
  return friendsAt(table, ship, 0, 1).filter(
    (friend) => friend !== ship && friend.tokens.calculate > 0 && shares(friend),
  );
}

/** A turret that points to the front or the rear only, and carries the forward weapons of one slot with it. */
function turretFor(name: string, slot: Slot, text: string): ShipAbility {
  return {
    name,
    text,
    abilities: [
      modify('may-rotate-to', (may, { self, moment: { ship, arc } }) =>
        ship === self.ship && arc !== 'front' && arc !== 'rear' ? false : may,
      ),
      modify('weapons', (weapons, { table, self, moment: ship }) =>
        ship !== self.ship
          ? weapons
          : weapons.map((weapon) =>
              weapon.symbol === 'front' && slotsOf(table, weapon.id).includes(slot)
                ? weaponOf({ ...weapon, symbol: 'turret', arcs: ship.turret })
                : weapon,
            ),
      ),
    ],
  };
}

export const ROTATING_CANNONS = turretFor(
  'Rotating Cannons',
  'cannon',
  'Your turret is rotated to your front or rear arc only. Your cannons shoot where it points instead of to the front.',
);

export const HEAVY_WEAPON_TURRET = turretFor(
  'Heavy Weapon Turret',
  'missile',
  'Your turret is rotated to your front or rear arc only. Your missiles shoot where it points instead of to the front.',
);

const GREEN_MODIFICATIONS = ['focus', 'evade', 'calculate'];

export const DEAD_TO_RIGHTS: ShipAbility = {
  name: 'Dead to Rights',
  text: 'Defender in your bullseye arc: green tokens cannot be used to modify defense dice.',
  abilities: [
    modify('may-modify', 'xw2.golden-rules.3', (may, { table, self: { ship }, moment: { attack, dice, by } }) => {
      if (attack.attacker !== ship.id || dice !== 'defense' || !GREEN_MODIFICATIONS.includes(by)) return may;
      return may && !inArc(table, ship, 'bullseye', table.ship(attack.defender));
    }),
  ],
};
