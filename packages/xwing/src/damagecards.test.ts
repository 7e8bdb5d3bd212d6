import { describe, expect, it } from 'vitest';
import {
  chooseDamageCard,
  type DamageCard,
  type DamageEvent,
  discardDamage,
  drawDamageFrom,
  exposeCard,
  lookAtFacedown,
  putDamageCard,
  randomFacedown,
  recoverShields,
  takeShield,
  turnFacedown,
} from './damagecards.ts';

function damaged(shields: number, ...damage: DamageCard[]) {
  const events: DamageEvent[] = [];
  let turned = 0;
  const table = {
    kernel: { shuffle: <T>(_stream: string, items: readonly T[]): T[] => [...items] },
    emit: (event: DamageEvent) => events.push(event),
    changed: () => turned++,
  };
  return { table, ship: { id: 's', seat: 0, shields, damage }, events, turns: () => turned };
}

describe('shields', () => {
  it('go one by one, and come back up to their number', () => {
    const { table, ship, events } = damaged(1);
    expect([takeShield(table, ship, 'game.damage.1'), takeShield(table, ship, 'game.damage.1')]).toEqual([true, false]);
    expect(recoverShields(table, ship, 3, 2, 'game.recover.1')).toBe(2);
    expect(recoverShields(table, ship, 1, 2, 'game.recover.1')).toBe(0);
    expect(events).toEqual([
      { type: 'shield', rule: 'game.damage.1', ship: 's', change: -1 },
      { type: 'shield', rule: 'game.recover.1', ship: 's', change: 2 },
    ]);
  });
});

describe('a damage card', () => {
  it('has no name while it lies facedown, and is known once it was turned', () => {
    const { table, ship, events, turns } = damaged(0);
    const card: DamageCard = { card: 'breach', faceup: false };
    putDamageCard(table, ship, card, 'game.deal.1');
    expect(JSON.stringify(events)).not.toContain('breach');
    exposeCard(table, ship, card, 'game.expose.1');
    turnFacedown(table, ship, card, 'game.repair.1');
    expect(ship.damage).toEqual([{ card: 'breach', faceup: false, seen: true }]);
    expect(turns()).toBe(2);
  });

  it('is named when it is discarded faceup, and only then', () => {
    const { table, ship, events, turns } = damaged(
      0,
      { card: 'breach', faceup: true },
      { card: 'fire', faceup: false },
    );
    for (const card of [...ship.damage]) discardDamage(table, ship, card, 'game.repair.1');
    expect(events).toEqual([
      { type: 'repaired', rule: 'game.repair.1', ship: 's', card: 'breach', to: 'discarded' },
      { type: 'repaired', rule: 'game.repair.1', ship: 's', to: 'discarded' },
    ]);
    expect([ship.damage, turns()]).toEqual([[], 1]);
  });

  it('comes from the top of the deck, which is made anew when it is empty', () => {
    const pile = { deck: ['breach', 'fire'] };
    const draw = () => drawDamageFrom(pile, () => ['leak']);
    expect([draw(), draw(), draw()]).toEqual(['fire', 'breach', 'leak']);
    expect(drawDamageFrom({ deck: [] }, () => [])).toBeUndefined();
  });
});

describe('facedown cards', () => {
  const cards = (): DamageCard[] => [
    { card: 'breach', faceup: true },
    { card: 'fire', faceup: false },
    { card: 'leak', faceup: false },
  ];

  it('are known to whoever looked at them, and no others', () => {
    const { ship } = damaged(0, ...cards());
    expect(lookAtFacedown(ship).map(({ card }) => card)).toEqual(['fire', 'leak']);
    expect(ship.damage.map(({ seen }) => seen)).toEqual([undefined, true, true]);
  });

  it('are chosen by chance', () => {
    const { table, ship } = damaged(0, ...cards());
    expect(randomFacedown(table, ship)).toBe(ship.damage[1]);
    expect(randomFacedown(table, damaged(0, { card: 'breach', faceup: true }).ship)).toBeUndefined();
  });

  it('are offered for repair as one, beside each faceup card that suits', () => {
    const asked = (kinds: readonly ('faceup' | 'facedown')[], suits?: (card: DamageCard) => boolean) => {
      const { table, ship } = damaged(0, ...cards(), { card: 'smoke', faceup: true });
      const step = chooseDamageCard(table, ship, kinds, 'game.repair.1', suits).next();
      if (step.done) return step.value;
      const request = step.value;
      return 'options' in request ? request.options.map(({ key }) => key) : undefined;
    };
    expect(asked(['faceup', 'facedown'])).toEqual(['breach:0', 'smoke:3', 'facedown']);
    expect(asked(['faceup'])).toEqual(['breach:0', 'smoke:3']);
    expect(asked(['faceup', 'facedown'], ({ card }) => card === 'smoke')).toEqual(['smoke:3', 'facedown']);
    const none = damaged(0, { card: 'breach', faceup: true });
    expect(chooseDamageCard(none.table, none.ship, ['facedown'], 'game.repair.1').next()).toEqual({
      done: true,
      value: undefined,
    });
  });
});
