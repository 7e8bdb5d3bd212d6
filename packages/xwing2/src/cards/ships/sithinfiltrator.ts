import type { Procedure } from '@rangefinder/kernel';
import { breakLock, hasLock } from '@rangefinder/xwing';
import { at, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { type ActionChoice, atPrice, forForce, mayPerformAction, standardActions } from '../../rules/actions.ts';
import { mayAttack } from '../../rules/attack.ts';
import { spendableForce, spendForce } from '../../rules/charges.ts';
import { possibleShots } from '../../rules/possibleshots.ts';
import { removeToken, spendToken } from '../../rules/tokens.ts';
import { inFiringArc } from '../../rules/weapons.ts';
import { ALL_TOKENS, type Attack, type Ship, TOKENS } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { attackerOf, youAttack, youDefend } from '../words/attack.ts';

/** Darth Maul: a primary attack on another target; on the same one if the attack missed. */
function secondStrike({ defender, hit }: Attack) {
  return {
    bonus: true,
    rule: RULE,
    weapons: ({ kind }: { readonly kind: string }) => kind === 'primary',
    targets: (target: string) => target !== defender || hit === false,
  } as const;
}

/** 0-66: any action, for a calculate token. */
function calculatedActions(table: XTable, ship: Ship): ActionChoice[] {
  if (ship.tokens.calculate === 0) return [];
  return standardActions(table, ship).map((choice) => atPrice(choice, (t, one) => spendToken(t, one, 'calculate', 1)));
}

/** Count Dooku: one blue or red token off his own ship, a lock among the red ones (xw2.lock.5). */
function* shedToken(table: XTable, ship: Ship): Procedure<void> {
  const coloured = ALL_TOKENS.filter(
    (token) => (TOKENS[token] === 'blue' || TOKENS[token] === 'red') && ship.tokens[token] > 0,
  );
  const lockers = table.state.ships.filter((other) => hasLock(other, ship.id));
  const { token, locker } = yield* pickOne({
    seat: ship.seat,
    topic: 'remove-token',
    rule: RULE,
    about: { ship: ship.id },
    options: [
      ...coloured.map((one) => ({ key: one, token: one, locker: null })),
      ...lockers.map((one) => ({ key: `lock:${one.id}`, about: { lock: one.id }, token: null, locker: one })),
      { key: 'none' as const, token: null, locker: null },
    ],
  });
  if (!token && !locker) return;
  spendForce(table, ship, 1);
  if (token) removeToken(table, ship, token, 1);
  if (locker) breakLock(table, locker, ship.id, RULE);
}

export const sithinfiltrator: ShipFacts = {
  id: 'sithinfiltrator',
  name: 'Sith Infiltrator',
  size: 'large',
  attacks: [{ arc: 'front', dice: 3 }],
  agility: 1,
  hull: 6,
  shields: 4,
  actions: ['focus', 'lock', 'red barrel-roll'],
  dial: '1TR 1BB 1FB 1NB 1YR 2LR 2TW 2BB 2FB 2NB 2YW 2PR 3TW 3BW 3FB 3NW 3YW 4FW 5KR',
  pilots: [
    {
      id: 'darthmaul',
      name: 'Darth Maul',
      caption: 'Sith Assassin',
      faction: 'separatistalliance',
      initiative: 5,
      limited: 1,
      cost: 8,
      loadout: 20,
      slots: [
        'cannon',
        'torpedo',
        'crew',
        'crew',
        'device',
        'modification',
        'title',
        'forcepower',
        'forcepower',
        'tacticalrelay',
      ],
      keywords: ['Dark Side', 'Sith'],
      force: { value: 3, recovers: 1, side: ['dark'] },
      standard: true,
      text: 'After attacking: you may pay 2 Force for a bonus primary attack on another target, or on the same one if you missed.',
      abilities: [
        at('bonus-attack-attacker', {
          optional: true,
          when: (context) => {
            const { table, self, moment } = context;
            return (
              youAttack(context) &&
              spendableForce(table, self.ship) >= 2 &&
              possibleShots(table, self.ship, secondStrike(moment.attack)).length > 0
            );
          },
          *effect({ table, self, moment: { attack } }) {
            spendForce(table, self.ship, 2);
            yield* mayAttack(table, self.ship, secondStrike(attack));
          },
        }),
      ],
    },
    {
      id: '066',
      name: '0-66',
      caption: 'Sinister Automaton',
      faction: 'separatistalliance',
      initiative: 3,
      limited: 1,
      cost: 6,
      loadout: 16,
      slots: ['talent', 'torpedo', 'cannon', 'crew', 'device', 'modification'],
      keywords: ['Droid'],
      actions: ['calculate', 'lock', 'red barrel-roll'],
      standard: true,
      text: 'After defending: you may spend a calculate token to take an action.',
      abilities: [
        at('after-defending', {
          optional: false,
          when: (context) => youDefend(context) && context.self.ship.tokens.calculate > 0,
          *effect({ table, self: { ship } }) {
            yield* mayPerformAction(table, ship, calculatedActions(table, ship));
          },
        }),
      ],
    },
    {
      id: 'countdooku',
      name: 'Count Dooku',
      caption: 'Darth Tyranus',
      faction: 'separatistalliance',
      initiative: 3,
      limited: 1,
      cost: 7,
      loadout: 24,
      slots: ['cannon', 'torpedo', 'crew', 'crew', 'device', 'modification', 'title', 'forcepower', 'tacticalrelay'],
      keywords: ['Dark Side', 'Sith'],
      force: { value: 3, recovers: 1, side: ['dark'] },
      standard: true,
      text: 'After you defended against a ship in your firing arc, you may pay 1 Force to remove one of your blue or red tokens. Your attack hit: you may pay 1 Force to take an action.',
      abilities: [
        at('after-defending', {
          optional: false,
          when: (context) =>
            youDefend(context) &&
            spendableForce(context.table, context.self.ship) > 0 &&
            inFiringArc(context.table, context.self.ship, attackerOf(context)),
          *effect({ table, self: { ship } }) {
            yield* shedToken(table, ship);
          },
        }),
        at('after-attacking', {
          optional: false,
          when: (context) =>
            youAttack(context) &&
            context.moment.attack.hit === true &&
            spendableForce(context.table, context.self.ship) > 0,
          *effect({ table, self: { ship } }) {
            yield* mayPerformAction(table, ship, forForce(table, ship, standardActions(table, ship)));
          },
        }),
      ],
    },
    {
      id: 'darkcourier',
      name: 'Dark Courier',
      faction: 'separatistalliance',
      initiative: 2,
      limited: 0,
      cost: 6,
      loadout: 9,
      slots: ['cannon', 'torpedo', 'device', 'modification'],
      standard: true,
      abilities: [],
    },
  ],
};
