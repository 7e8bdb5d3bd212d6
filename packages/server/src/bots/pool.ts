import { Worker } from 'node:worker_threads';
import type { BotTask } from '@rangefinder/host';
import type { Answer } from '@rangefinder/kernel';
import { type Chosen, FairQueue, type Party } from '../fair/queue.ts';
import type { FromThread, ToThread } from './messages.ts';

export interface BotPoolOptions {
  readonly threads: number;
  /** How long a bot may think, in milliseconds. */
  readonly patience: number;
  readonly workerArgs: readonly string[] | undefined;
  readonly onThought: (milliseconds: number) => void;
}

interface Job {
  readonly task: BotTask;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** Threads in which bots think, so that nobody's play waits for them. */
export class BotPool {
  readonly #options: BotPoolOptions;
  readonly #threads: Thread[] = [];
  readonly #queue = new FairQueue<Job>();
  #closed = false;

  constructor(options: BotPoolOptions) {
    this.#options = options;
  }

  /** Asks a bot for its answer, when it is its party's turn. Fails when it takes too long or breaks down. */
  decide(task: BotTask, party: () => Party): Promise<Answer> {
    if (this.#closed) return Promise.reject(new Error('The bots have gone home.'));
    return new Promise((resolve, reject) => {
      this.#queue.add(party, { task, resolve, reject });
      this.#assign();
    });
  }

  /** Loads a game in the first thread before anybody waits for it. */
  warm(game: string): void {
    this.#idleThread()?.warm(game);
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#queue.clear()) reject(new Error('The server is stopping.'));
    await Promise.all(this.#threads.map((thread) => thread.end()));
  }

  #assign(): void {
    while (this.#queue.size > 0) {
      const thread = this.#idleThread();
      const next = thread && this.#queue.next();
      if (!thread || !next) return;
      void this.#work(thread, next);
    }
  }

  #idleThread(): Thread | undefined {
    const idle = this.#threads.find((thread) => !thread.busy);
    if (idle || this.#threads.length >= this.#options.threads) return idle;
    const thread = new Thread(this.#options.workerArgs);
    this.#threads.push(thread);
    return thread;
  }

  async #work(thread: Thread, { item, charge }: Chosen<Job>): Promise<void> {
    const { task, resolve, reject } = item;
    const begin = performance.now();
    try {
      resolve(await thread.decide(task, this.#options.patience));
      this.#options.onThought(performance.now() - begin);
    } catch (error) {
      if (thread.broken) this.#threads.splice(this.#threads.indexOf(thread), 1);
      reject(error instanceof Error ? error : new Error(String(error)));
    }
    charge(performance.now() - begin);
    this.#assign();
  }
}

class Thread {
  readonly #worker: Worker;
  #job:
    | { readonly id: number; readonly done: (reply: FromThread) => void; readonly fail: (e: Error) => void }
    | undefined;
  #jobs = 0;
  broken = false;

  constructor(workerArgs: readonly string[] | undefined) {
    this.#worker = new Worker(new URL('./thread.ts', import.meta.url), workerArgs ? { execArgv: [...workerArgs] } : {});
    this.#worker.unref();
    this.#worker.on('message', (reply: FromThread) => {
      if (reply.id === this.#job?.id) this.#job.done(reply);
    });
    this.#worker.on('error', (error) => this.#break(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on('exit', () => this.#break(new Error('The thread of the bots ended.')));
  }

  get busy(): boolean {
    return this.#job !== undefined || this.broken;
  }

  warm(game: string): void {
    this.#worker.postMessage({ warm: game } satisfies ToThread);
  }

  async decide(task: BotTask, patience: number): Promise<Answer> {
    const id = this.#jobs++;
    let timer: NodeJS.Timeout | undefined;
    try {
      const reply = await new Promise<FromThread>((done, fail) => {
        this.#job = { id, done, fail };
        timer = setTimeout(() => {
          this.#break(new Error(`The bot thought for more than ${patience} ms.`));
          void this.#worker.terminate();
        }, patience);
        this.#worker.postMessage({ id, task } satisfies ToThread);
      });
      if ('error' in reply) throw new Error(reply.error);
      return reply.answer;
    } finally {
      clearTimeout(timer);
      this.#job = undefined;
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #break(error: Error): void {
    this.broken = true;
    this.#job?.fail(error);
  }
}
