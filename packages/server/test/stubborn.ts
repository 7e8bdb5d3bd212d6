import { type Answer, type MatchRecord, type Random, randomAnswer } from '@rangefinder/kernel';
import { asRequest, Player, type Visitor } from './client.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Tries again until it works: servers come back. */
export async function insist<T>(act: () => Promise<T>, seconds = 90): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(30);
    }
  }
}

/**
 * A player who comes back after every lost connection, to whichever server answers, and sends an answer that was not
 * acknowledged once more.
 */
export class Stubborn {
  /** What was answered to each question, and which of it the server acknowledged. */
  readonly answers: Answer[] = [];
  readonly acknowledged = new Set<number>();
  returns = 0;
  /** How often the database was not there for an answer, which was then sent again. */
  refused = 0;
  /** The longest time from an answer to its acknowledgement, in milliseconds. */
  longest = 0;
  readonly #servers: () => readonly string[];
  readonly #match: string;
  readonly #secret: string;
  readonly #random: Random;

  constructor(servers: () => readonly string[], match: string, secret: string, random: Random) {
    this.#servers = servers;
    this.#match = match;
    this.#secret = secret;
    this.#random = random;
  }

  /** Plays to the end of the match. */
  async play(): Promise<void> {
    for (;;) {
      const player = await this.#sit();
      try {
        if (await this.#playOn(player)) return;
      } catch (error) {
        if (player.closed === undefined) throw error;
      } finally {
        player.socket.terminate();
      }
      this.returns++;
    }
  }

  #sit(): Promise<Player> {
    let attempt = 0;
    return insist(() => {
      const servers = this.#servers();
      return Player.sit(servers[attempt++ % servers.length] ?? '', this.#match, this.#secret);
    });
  }

  /** True when the match is over, false when the connection was lost. */
  async #playOn(player: Player): Promise<boolean> {
    const last = this.answers.length - 1;
    if (last >= 0 && !this.acknowledged.has(last)) await this.#send(player, last);
    const mayStop = () => player.state?.outcome != null || player.closed !== undefined;
    while (!mayStop()) {
      await player.until(() => mayStop() || (player.asked?.ask ?? -1) >= this.answers.length);
      if (mayStop() || !player.asked) break;
      const { ask, request } = player.asked;
      if (ask !== this.answers.length) throw new Error(`Question ${ask} came after ${this.answers.length} answers.`);
      this.answers.push(randomAnswer(asRequest(request), this.#random));
      await pause(this.#random.below('pause', 12));
      await this.#send(player, ask);
    }
    return player.state?.outcome != null;
  }

  async #send(player: Player, ask: number): Promise<void> {
    const begin = performance.now();
    const answer = { type: 'answer', seat: player.viewer, ask, answer: this.answers[ask] };
    let refusal = await player.try(answer);
    while (refusal?.rule.startsWith('table.storage.')) {
      this.refused++;
      await pause(100);
      refusal = await player.try(answer);
    }
    this.longest = Math.max(this.longest, performance.now() - begin);
    if (refusal) throw new Error(`Answer ${ask} was refused: ${refusal.message} (${refusal.rule})`);
    this.acknowledged.add(ask);
  }
}

/** Where a record differs from what its players answered; empty when every answer is in it exactly once. */
export async function differences(visitor: Visitor, match: string, players: readonly Stubborn[]): Promise<string[]> {
  const record = await insist(() => visitor.ask<MatchRecord>('GET', `/api/matches/${match}/record`));
  return players.flatMap((player, seat) => {
    const stored = record.decisions.filter(([who]) => who === seat).map(([, answer]) => JSON.stringify(answer));
    const given = player.answers.map((answer) => JSON.stringify(answer));
    return stored.join() === given.join() ? [] : [`seat ${seat} gave ${given.join()}, stored is ${stored.join()}`];
  });
}
