import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const QUICK = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** What can go wrong inside. */
export const TROUBLES = [
  'rules',
  'storage',
  'replay',
  'drift',
  'catch-up',
  'bot',
  'clock',
  'game',
  'socket',
  'http',
] as const;
export type Trouble = (typeof TROUBLES)[number];

/** What the server counts, for Prometheus. */
export class Metrics {
  readonly registry = new Registry();
  readonly #registers = [this.registry];

  readonly decisions = new Counter({
    name: 'rangefinder_decisions_total',
    help: 'Decisions stored, by who made them',
    labelNames: ['by'] as const,
    registers: this.#registers,
  });
  readonly refusals = new Counter({
    name: 'rangefinder_refusals_total',
    help: 'Messages and requests refused, by rule',
    labelNames: ['rule'] as const,
    registers: this.#registers,
  });
  readonly #errors = new Counter({
    name: 'rangefinder_errors_total',
    help: 'Things that went wrong inside, by kind',
    labelNames: ['kind'] as const,
    registers: this.#registers,
  });
  readonly decisionSeconds = new Histogram({
    name: 'rangefinder_decision_seconds',
    help: 'From the arrival of an answer to its acknowledgement',
    buckets: QUICK,
    registers: this.#registers,
  });
  readonly storageSeconds = new Histogram({
    name: 'rangefinder_storage_seconds',
    help: 'Until an entry was durable',
    buckets: QUICK,
    registers: this.#registers,
  });
  readonly botSeconds = new Histogram({
    name: 'rangefinder_bot_seconds',
    help: 'How long bots thought',
    buckets: QUICK,
    registers: this.#registers,
  });
  readonly replaySeconds = new Histogram({
    name: 'rangefinder_replay_seconds',
    help: 'How long it took to bring a match back into memory',
    buckets: QUICK,
    registers: this.#registers,
  });

  constructor(counts: { readonly tables: () => number; readonly awake: () => number; readonly sockets: () => number }) {
    collectDefaultMetrics({ register: this.registry });
    // What is not there yet does not grow: an alarm would miss the first of each.
    for (const kind of TROUBLES) this.trouble(kind, 0);
    this.#gauge('rangefinder_tables', 'Matches somebody is connected to or whose clock runs', counts.tables);
    this.#gauge('rangefinder_tables_awake', 'Matches in memory', counts.awake);
    this.#gauge('rangefinder_sockets', 'Open WebSockets', counts.sockets);
  }

  /** Something went wrong inside; whoever notes it tells the log how. */
  trouble(kind: Trouble, times = 1): void {
    this.#errors.inc({ kind }, times);
  }

  #gauge(name: string, help: string, count: () => number): void {
    new Gauge({
      name,
      help,
      registers: this.#registers,
      collect() {
        this.set(count());
      },
    });
  }
}
