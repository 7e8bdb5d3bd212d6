import { cancelOne, hasLock } from '@rangefinder/xwing';
import { at, modify, RULE } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { mayAttack } from '../../rules/attack.ts';
import { chargesOf, spendCharge } from '../../rules/charges.ts';
import { chooseShip, friendsAt } from '../../rules/choose.ts';
import { sufferDamage } from '../../rules/damage.ts';
import { spendLock } from '../../rules/lock.ts';
import { mayModify, rerollAttackDice } from '../../rules/modify.ts';
import { possibleShots } from '../../rules/possibleshots.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { defenderInYour, youAttack, youDefend, yourPrimaryAttack } from '../words/attack.ts';
import { chooseResult, shows } from '../words/dice.ts';
import { HEAVY_WEAPON_TURRET } from '../words/shipabilities.ts';

const PRIMARY = {
  bonus: true,
  rule: RULE,
  weapons: ({ kind }: { readonly kind: string }) => kind === 'primary',
} as const;

/** "Quickdraw": what an attack remembers about a ship. */
function lostShield({ id }: Ship): string {
  return `lost-shield:${id}`;
}

/** "Quickdraw": whether a bonus attack is left to make, and something to shoot at. */
function canStrikeBack(table: XTable, ship: Ship): boolean {
  return possibleShots(table, ship, PRIMARY).length > 0;
}

/** Lieutenant LeHuse: other friends with a lock on the defender. */
function spotters(table: XTable, ship: Ship, target: string): Ship[] {
  return table.friendsOf(ship).filter((friend) => friend !== ship && hasLock(friend, target));
}

function guards(table: XTable, ship: Ship): Ship[] {
  return friendsAt(table, ship, 0, 1).filter((friend) => friend !== ship);
}

export const tiesffighter: ShipFacts = {
  id: 'tiesffighter',
  name: 'TIE/sf Fighter',
  size: 'small',
  attacks: [
    { arc: 'front', dice: 2 },
    { arc: 'turret', dice: 2 },
  ],
  agility: 2,
  hull: 3,
  shields: 3,
  actions: ['focus > rotate', 'evade > rotate', 'lock > rotate', 'barrel-roll > rotate'],
  dial: '1TR 1BB 1FB 1NB 1YR 2TW 2BB 2FB 2NB 2YW 3LR 3TW 3BW 3FB 3NW 3YW 3PR 4FW 5FW',
  keywords: ['TIE'],
  shipAbility: HEAVY_WEAPON_TURRET,
  pilots: [
    {
      id: 'quickdraw',
      name: '"Quickdraw"',
      caption: 'Defiant Duelist',
      faction: 'firstorder',
      initiative: 6,
      limited: 1,
      cost: 6,
      loadout: 25,
      slots: ['talent', 'talent', 'sensor', 'modification', 'gunner', 'tech'],
      keywords: ['TIE'],
      charges: { value: 1, recovers: 1 },
      standard: true,
      text: 'After you lost a shield, you may pay 1 charge to make a bonus primary attack; during an attack that waits for its aftermath.',
      abilities: [
        at('shield-lost', {
          rule: 'xw2.bonus-attack.1',
          optional: false,
          when: ({ table: { state }, self, moment }) =>
            moment.ship === self.ship && state.attack !== null && !state.attack.memory[lostShield(self.ship)],
          *effect({ table: { state }, self }) {
            if (state.attack) state.attack.memory[lostShield(self.ship)] = 1;
          },
        }),
        at('shield-lost', {
          optional: true,
          when: ({ table, self, moment }) =>
            moment.ship === self.ship &&
            table.state.attack === null &&
            chargesOf(self) > 0 &&
            canStrikeBack(table, self.ship),
          *effect({ table, self }) {
            spendCharge(table, self, 1);
            yield* mayAttack(table, self.ship, PRIMARY);
          },
        }),
        at('bonus-attack-defender', {
          optional: true,
          when: ({ table, self, moment: { attack } }) =>
            attack.memory[lostShield(self.ship)] === 1 && chargesOf(self) > 0 && canStrikeBack(table, self.ship),
          *effect({ table, self }) {
            spendCharge(table, self, 1);
            yield* mayAttack(table, self.ship, PRIMARY);
          },
        }),
      ],
    },
    {
      id: 'lieutenantlehuse',
      name: 'Lieutenant LeHuse',
      caption: 'Unflinching Executioner',
      faction: 'firstorder',
      initiative: 5,
      limited: 1,
      cost: 5,
      loadout: 18,
      slots: ['talent', 'sensor', 'tech', 'missile', 'missile', 'gunner', 'modification'],
      keywords: ['TIE'],
      standard: true,
      text: 'Attacking: you may spend the lock of another friend on the defender to reroll any of your dice.',
      abilities: [
        at('modify-attack-dice', {
          optional: true,
          when: (context) => {
            const {
              table,
              self: { ship },
              moment: { attack },
            } = context;
            return (
              youAttack(context) &&
              attack.attackDice.some(({ rerolled }) => !rerolled) &&
              mayModify(table, attack, ship, 'attack', 'lock') &&
              spotters(table, ship, attack.defender).length > 0
            );
          },
          *effect({ table, self, moment: { attack } }) {
            const friend = yield* chooseShip(self, spotters(table, self.ship, attack.defender));
            if (!friend) return;
            yield* spendLock(table, friend, attack.defender);
            yield* rerollAttackDice(table, attack, self.ship.seat, { least: 1, most: 6, rule: RULE });
          },
        }),
      ],
    },
    {
      id: 'backdraft',
      name: '"Backdraft"',
      caption: 'Fiery Fanatic',
      faction: 'firstorder',
      initiative: 4,
      limited: 1,
      cost: 4,
      loadout: 12,
      slots: ['talent', 'sensor', 'missile', 'modification', 'gunner', 'tech'],
      keywords: ['TIE'],
      standard: true,
      text: 'Your primary turret attacks on ships in your rear arc roll 1 more attack die.',
      abilities: [
        modify('attack-dice', (dice, { table, self, moment: attack }) => {
          const context = { table, self, moment: { attack } };
          return yourPrimaryAttack(context) && attack.symbol === 'turret' && defenderInYour(context, 'rear')
            ? dice + 1
            : dice;
        }),
      ],
    },
    {
      id: 'captainphasma',
      name: 'Captain Phasma',
      caption: 'Scyre Survivor',
      faction: 'firstorder',
      initiative: 4,
      limited: 1,
      cost: 4,
      loadout: 14,
      slots: ['talent', 'sensor', 'tech', 'missile', 'gunner', 'modification', 'modification'],
      keywords: ['TIE'],
      standard: true,
      text: 'When you defend, after results were neutralized, another friend at range 0-1 must suffer a hit or crit to cancel one such result.',
      abilities: [
        at('after-neutralize', {
          optional: false,
          when: (context) =>
            youDefend(context) &&
            shows(context.moment.attack.attackDice, ['hit', 'crit']) &&
            guards(context.table, context.self.ship).length > 0,
          *effect({ table, self, moment: { attack } }) {
            const guard = yield* chooseShip(self, guards(table, self.ship));
            const result = guard && (yield* chooseResult(self, attack, RULE, guard));
            if (!guard || !result) return;
            yield* sufferDamage(table, guard, result, 1, { rule: RULE });
            cancelOne(attack, [result]);
          },
        }),
      ],
    },
    {
      id: 'omegasquadronexpert',
      name: 'Omega Squadron Expert',
      faction: 'firstorder',
      initiative: 3,
      limited: 0,
      cost: 4,
      loadout: 10,
      slots: ['sensor', 'missile', 'modification', 'gunner', 'tech'],
      keywords: ['TIE'],
      standard: true,
      abilities: [],
    },
    {
      id: 'zetasquadronsurvivor',
      name: 'Zeta Squadron Survivor',
      faction: 'firstorder',
      initiative: 2,
      limited: 0,
      cost: 4,
      loadout: 4,
      slots: ['sensor', 'talent', 'gunner', 'tech'],
      keywords: ['TIE'],
      standard: true,
      abilities: [],
    },
  ],
};
