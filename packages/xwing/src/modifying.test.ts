import type { Ask, Procedure, Reply } from '@rangefinder/kernel';
import { expect, it } from 'vitest';
import type { AttackEvent } from './attackevents.ts';
import { ATTACK_DIE } from './dice.ts';
import { type AttackDice, addDie, cancelOne, changeOne, rerollDice, resultsOf, rolledDice } from './dicepool.ts';
import { type Modifying, modifyDice, type WayToModify } from './modifying.ts';

/** Answers every question with the next key that is offered, and notes who was asked about what. */
function play<T>(procedure: Procedure<T>, keys: readonly string[]): { readonly asked: string[]; readonly result: T } {
  const asked: string[] = [];
  const left = [...keys];
  let reply: Reply | undefined;
  for (;;) {
    const step: IteratorResult<Ask, T> = procedure.next(reply);
    if (step.done) return { asked, result: step.value };
    const request = step.value;
    if (request.kind !== 'pick') throw new Error('Only choices are asked here.');
    asked.push(`${request.seat} ${request.topic}: ${request.options.map(({ key }) => key).join(' ')}`);
    const chosen = (left.shift() ?? '').split(' ').filter((key) => key !== '');
    reply = { kind: 'picked', indices: chosen.map((wanted) => request.options.findIndex(({ key }) => key === wanted)) };
  }
}

function attackWith(...faces: readonly (typeof ATTACK_DIE)[number][]): AttackDice {
  return { attacker: 'a', defender: 'd', attackDice: rolledDice(faces), defenseDice: rolledDice(['focus']) };
}

/** Both players have one focus token; whoever modifies the other's dice can only make them worse. */
function skirmish(events: AttackEvent[], defending = 1): Modifying<AttackDice> {
  const spent = new Set<string>();
  const way = (key: string, by: string, mandatory: boolean, change: () => void): WayToModify => ({
    key,
    about: { with: key },
    rule: `game.${key}.1`,
    by,
    mandatory,
    *apply() {
      spent.add(key);
      change();
    },
  });
  return {
    rules: { attack: 'game.attack.16', defense: 'game.attack.23' },
    seatOf: (ship) => (ship === 'a' ? 0 : defending),
    emit: (event) => events.push(event),
    waysToModify: (attack, dice, seat, own) => {
      const by = seat === 0 ? 'a' : 'd';
      const ways = own
        ? [way(`focus-${by}`, by, false, () => changeOne(attack.attackDice, ['focus'], 'hit'))]
        : [way(`spoil-${dice}`, by, true, () => changeOne(attack.attackDice, ['crit'], 'hit'))];
      return ways.filter(({ key }) => !spent.has(key));
    },
    modify: (_attack, _dice, { apply }) => apply(),
    *settle() {},
  };
}

it('lets the other player modify dice first, then their own player, until they are done', () => {
  const events: AttackEvent[] = [];
  const attack = attackWith('crit', 'focus', 'blank');
  const { asked } = play(modifyDice(skirmish(events), attack, 'attack'), ['done']);
  expect(asked).toEqual(['0 modify-attack: focus-a done']); // what must be done and leaves no choice is not asked
  expect(attack.attackDice.map(({ face }) => face)).toEqual(['hit', 'focus', 'blank']);
  expect(events).toEqual([
    { type: 'modified', rule: 'game.spoil-attack.1', by: 'a', what: 'spoil-attack', dice: ['hit', 'focus', 'blank'] },
  ]);
});

it('gives a player whose ships attack each other one turn', () => {
  const attack = attackWith('crit', 'focus');
  const { asked } = play(modifyDice(skirmish([], 0), attack, 'attack'), ['focus-a']);
  expect(asked).toEqual(['0 modify-attack: focus-a done']);
  expect(resultsOf(attack)).toEqual({ hits: 1, crits: 1 });
});

it('rolls a die again once', () => {
  const attack = attackWith('blank', 'focus', 'hit');
  const kernel = { roll: <Face extends string>(_stream: string, faces: readonly Face[]): Face[] => faces.slice(0, 1) };
  const again = (...keys: readonly string[]) =>
    play(
      rerollDice({ kernel }, attack, attack.attackDice, ATTACK_DIE, 0, {
        least: 1,
        most: 2,
        rule: 'game.lock.6',
        once: 'game.dice.7',
      }),
      keys,
    );
  expect(again('blank:0 focus:1').asked).toEqual(['0 reroll: blank:0 focus:1 hit:2']);
  expect(attack.attackDice).toEqual([
    { face: 'hit', rerolled: true },
    { face: 'hit', rerolled: true },
    { face: 'hit', rerolled: false },
  ]);
  expect(again()).toEqual({ asked: [], result: 1 }); // the last of them is no choice
  expect(again()).toEqual({ asked: [], result: 0 });
});

it('cancels hits before crits, added ones as well', () => {
  const attack = attackWith('crit');
  addDie(attack.attackDice, 'hit');
  cancelOne(attack);
  expect(resultsOf(attack)).toEqual({ hits: 0, crits: 1 });
  expect(cancelOne(attack, ['hit'])).toBe(false);
});
