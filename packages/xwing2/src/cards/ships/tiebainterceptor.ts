import type { Procedure } from '@rangefinder/kernel';
import { hasLock, isDamaged, transferLock } from '@rangefinder/xwing';
import { at, byCardOf, modify, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { type ActionChoice, atPrice, grantedAction, mayPerformAction } from '../../rules/actions.ts';
import { chooseShip, friendsAt, mayChooseShip } from '../../rules/choose.ts';
import { inArc } from '../../rules/measure.ts';
import { gainToken, transferToken } from '../../rules/tokens.ts';
import { ALL_TOKENS, type Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { chooses } from '../words/phrases.ts';

const DRAWBACKS = ['deplete', 'strain'] as const;

/** Fine-Tuned Thrusters: lock or barrel roll, for a deplete or strain token. */
function thrusterActions(table: XTable, ship: Ship): ActionChoice[] {
  return (['lock', 'barrel-roll'] as const).map((action) => atPrice(grantedAction(table, ship, action), drawback));
}

function* drawback(table: XTable, ship: Ship): Procedure<void> {
  const options = DRAWBACKS.map((key) => ({ key }));
  const about = { ship: ship.id };
  const { key } = yield* pickOne({ seat: ship.seat, topic: 'choose-token', rule: RULE, about, options });
  yield* gainToken(table, ship, key, 1, byCardOf(ship));
}

/** "Holo" gives one of the tokens on her ship away, enemy locks among them (xw2.faq-cards.92). */
function* giveToken(table: XTable, ship: Ship, friend: Ship): Procedure<void> {
  const tokens = ALL_TOKENS.filter((token) => ship.tokens[token] > 0);
  const lockers = table.state.ships.filter((other) => hasLock(other, ship.id));
  const { token, locker } = yield* pickOne({
    seat: ship.seat,
    topic: 'transfer',
    rule: 'xw2.faq-cards.92',
    about: { ship: ship.id, to: friend.id },
    options: [
      ...tokens.map((one) => ({ key: one, token: one, locker: null })),
      ...lockers.map((one) => ({ key: `lock:${one.id}`, about: { lock: one.id }, token: null, locker: one })),
    ],
  });
  if (token) yield* transferToken(table, ship, friend, token, byCardOf(ship));
  else if (locker) transferLock(table, locker, ship.id, friend.id, RULE);
}

function hasTokens(table: XTable, ship: Ship): boolean {
  return (
    Object.values(ship.tokens).some((count) => count > 0) || table.state.ships.some((other) => hasLock(other, ship.id))
  );
}

function othersNear(table: XTable, ship: Ship): Ship[] {
  return friendsAt(table, ship, 0, 2).filter((friend) => friend !== ship);
}

export const tiebainterceptor: ShipFacts = {
  id: 'tiebainterceptor',
  name: 'TIE/ba Interceptor',
  size: 'small',
  attacks: [{ arc: 'front', dice: 3 }],
  agility: 3,
  hull: 2,
  shields: 2,
  actions: ['focus', 'evade', 'lock', 'barrel-roll', 'boost'],
  dial: '1TB 1BB 1NB 1YB 2LR 2TW 2BB 2FB 2NB 2YW 2PR 3TW 3BW 3FB 3NW 3YW 4FB 5FW 5KR',
  keywords: ['TIE'],
  shipAbility: {
    name: 'Fine-Tuned Thrusters',
    text: 'After you fully executed a maneuver, unless you are depleted or strained, you may gain a deplete or strain token to take a lock or barrel roll action.',
    abilities: [
      at('maneuver-executed', {
        optional: false,
        when: ({ self: { ship }, moment }) =>
          moment.ship === ship && moment.full && DRAWBACKS.every((token) => ship.tokens[token] === 0),
        *effect({ table, self: { ship } }) {
          yield* mayPerformAction(table, ship, thrusterActions(table, ship));
        },
      }),
    ],
  },
  pilots: [
    {
      id: 'majorvonreg',
      name: 'Major Vonreg',
      caption: 'Red Baron',
      faction: 'firstorder',
      initiative: 6,
      limited: 1,
      cost: 6,
      loadout: 18,
      slots: ['talent', 'talent', 'tech', 'missile', 'modification', 'modification'],
      keywords: ['TIE'],
      standard: true,
      text: 'System Phase: you may choose an enemy in your bullseye arc: it gains a deplete or strain token, as you like.',
      abilities: [
        at('system', {
          optional: false,
          when: ({ table, self: { ship }, moment }) =>
            moment.ship === ship && table.enemiesOf(ship.seat).some((enemy) => inArc(table, ship, 'bullseye', enemy)),
          *effect(context) {
            const { table, self } = context;
            const { ship } = self;
            const targets = table.enemiesOf(ship.seat).filter((enemy) => inArc(table, ship, 'bullseye', enemy));
            const enemy = yield* mayChooseShip(self, targets);
            if (!enemy) return;
            const token = yield* chooses(context, ship, DRAWBACKS);
            yield* gainToken(table, enemy, token, 1, byCardOf(ship));
          },
        }),
      ],
    },
    {
      id: 'holo',
      name: '"Holo"',
      caption: 'Trick of the Light',
      faction: 'firstorder',
      initiative: 5,
      limited: 1,
      cost: 5,
      loadout: 12,
      slots: ['talent', 'tech', 'missile', 'modification', 'modification'],
      keywords: ['TIE'],
      standard: true,
      text: 'Engagement Phase starts: you must transfer one of the tokens on you to another friend at range 0-2.',
      abilities: [
        at('start-of-engagement', {
          optional: false,
          when: ({ table, self: { ship } }) => hasTokens(table, ship) && othersNear(table, ship).length > 0,
          *effect({ table, self }) {
            const friend = yield* chooseShip(self, othersNear(table, self.ship));
            if (friend) yield* giveToken(table, self.ship, friend);
          },
        }),
      ],
    },
    {
      id: 'ember',
      name: '"Ember"',
      caption: 'Dying Flame',
      faction: 'firstorder',
      initiative: 4,
      limited: 1,
      cost: 4,
      loadout: 7,
      slots: ['talent', 'talent', 'tech', 'missile', 'modification'],
      keywords: ['TIE'],
      standard: true,
      text: 'A defender that is damaged, or has a damaged ship of its side at range 0-1, spends neither focus nor calculate tokens against you.',
      abilities: [
        modify('may-modify', 'xw2.golden-rules.3', (may, { table, self, moment: { attack, ship, by } }) => {
          const spends = ship.id === attack.defender && (by === 'focus' || by === 'calculate');
          if (attack.attacker !== self.ship.id || !spends) return may;
          return friendsAt(table, ship, 0, 1).some(isDamaged) ? false : may;
        }),
      ],
    },
    {
      id: 'firstorderprovocateur',
      name: 'First Order Provocateur',
      faction: 'firstorder',
      initiative: 3,
      limited: 0,
      cost: 5,
      loadout: 3,
      slots: ['talent', 'tech', 'modification'],
      keywords: ['TIE'],
      standard: true,
      abilities: [],
    },
  ],
};
