import type { Procedure } from '@rangefinder/kernel';
import { at, type Holder } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { friendsAt } from '../../../rules/choose.ts';
import { giveUpgrade, mayBeGiven } from '../../../rules/equipping.ts';
import type { Equipped, Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

const RULE = 'xw2.faq-cards.1';

interface Worn {
  readonly key: string;
  readonly ship: Ship;
  readonly upgrade: Equipped;
}

/** The illicit upgrades of friendly ships at range 0-1. */
function illicit(t: XTable, self: Holder): Worn[] {
  return friendsAt(t, self, 0, 1).flatMap((ship) =>
    ship.upgrades
      .filter(({ id }) => t.cards.upgrade(id).fills.includes('illicit'))
      .map((upgrade) => ({ key: `${ship.id}:${upgrade.id}`, ship, upgrade })),
  );
}

/** xw2.faq-cards.1: either ship must meet the restrictions of what it gets. */
function partnersOf(t: XTable, one: Worn, all: readonly Worn[]): Worn[] {
  return all.filter(
    (other) =>
      other.ship !== one.ship &&
      mayBeGiven(t, other.ship, one.upgrade, other.upgrade) &&
      mayBeGiven(t, one.ship, other.upgrade, one.upgrade),
  );
}

function* chooseUpgrade({ ship, card }: Holder, worn: readonly Worn[]): Procedure<Worn | null> {
  const { one } = yield* pickOne({
    seat: ship.seat,
    topic: 'exchange-upgrade',
    rule: RULE,
    about: { ship: ship.id, card },
    options: [
      ...worn.map((one) => ({ key: one.key, about: { card: one.upgrade.id, piece: one.ship.id }, one })),
      { key: 'none' as const, one: null },
    ],
  });
  return one;
}

export const CIKATRO_VIZAGO: UpgradeFacts = {
  id: 'cikatrovizago',
  name: 'Cikatro Vizago',
  fills: ['crew'],
  limited: 1,
  cost: 1,
  restrictions: [{ faction: ['scumandvillainy'] }],
  standard: true,
  text: 'End Phase: you may exchange two illicit upgrades of friends at range 0-1, each for a ship that meets its restrictions.',
  abilities: [
    at('during-end', {
      rule: RULE,
      optional: false,
      when: ({ table, self }) => {
        const all = illicit(table, self);
        return all.some((one) => partnersOf(table, one, all).length > 0);
      },
      *effect({ table, self }) {
        const all = illicit(table, self);
        const first = yield* chooseUpgrade(
          self,
          all.filter((one) => partnersOf(table, one, all).length > 0),
        );
        const second = first ? yield* chooseUpgrade(self, partnersOf(table, first, all)) : null;
        if (!first || !second) return;
        giveUpgrade(table, first.ship, second.ship, first.upgrade, RULE);
        giveUpgrade(table, second.ship, first.ship, second.upgrade, RULE);
      },
    }),
  ],
};
