import { expect, it } from 'vitest';
import type { Party } from './queue.ts';
import { type Pace, Turns } from './turns.ts';

/** Time that passes when work is done, or when there is nothing else to do. */
class Workshop implements Pace {
  time = 0;
  readonly #soon: (() => void)[] = [];
  readonly #later: { readonly at: number; readonly act: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(milliseconds: number, act: () => void): void {
    this.#later.push({ at: this.time + milliseconds, act });
  }

  soon(act: () => void): void {
    this.#soon.push(act);
  }

  /** One turn of the loop. False when there is nothing left to do. */
  turn(): boolean {
    const act = this.#soon.shift() ?? this.#wait();
    act?.();
    return act !== undefined;
  }

  #wait(): (() => void) | undefined {
    const next = this.#later.shift();
    if (next) this.time = Math.max(this.time, next.at);
    return next?.act;
  }
}

const party = (visitor: string, attended: boolean) => (): Party => ({ visitors: [visitor], attended });

it('one piece of work is done in one turn of the loop, and a visitor with much of it delays another by one piece', () => {
  const pace = new Workshop();
  const turns = new Turns(pace);
  const done: string[] = [];
  const work = (name: string) => () => {
    pace.time += 5;
    done.push(name);
  };
  for (let i = 0; i < 100; i++) void turns.take(party('busy', true), work(`busy ${i}`));
  expect(done).toEqual(['busy 0']);
  void turns.take(party('other', true), work('other'));
  pace.turn();
  expect(done).toEqual(['busy 0', 'other']);
  pace.turn();
  expect(done).toEqual(['busy 0', 'other', 'busy 1']);
});

it('what nobody waits for takes a fifth of the time at most, and goes on as soon as somebody comes', () => {
  const pace = new Workshop();
  const turns = new Turns(pace);
  const began: number[] = [];
  let watched = false;
  for (let i = 0; i < 4; i++) {
    void turns.take(
      () => ({ visitors: ['absent'], attended: watched }),
      () => {
        began.push(pace.time);
        pace.time += 10;
      },
    );
  }
  pace.turn();
  pace.turn();
  expect(began).toEqual([0, 50]);
  watched = true;
  pace.turn();
  pace.turn();
  expect(began).toEqual([0, 50, 60, 70]);
});

it('work that fails fails for whoever wanted it, and the next goes on', async () => {
  const turns = new Turns();
  const failing = turns.take(party('a', true), () => {
    throw new Error('no');
  });
  const next = turns.take(party('a', true), () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

it('somebody who comes while the thread rests from what nobody waits for is served at once', () => {
  const pace = new Workshop();
  const turns = new Turns(pace);
  const done: string[] = [];
  const work = (name: string) => () => {
    pace.time += 100;
    done.push(name);
  };
  void turns.take(party('absent', false), work('first'));
  void turns.take(party('absent', false), work('second'));
  pace.turn(); // nothing may go now: the second waits until the rest is over
  void turns.take(party('present', true), work('mine'));
  expect(done).toEqual(['first', 'mine']);
  while (pace.turn());
  expect(done).toEqual(['first', 'mine', 'second']);
});
