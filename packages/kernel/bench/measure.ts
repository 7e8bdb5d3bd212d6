/** One line of the benchmark: ours against a peer, measured in the same run. A ratio above 1 means we are faster. */
export interface BenchRow {
  readonly name: string;
  readonly ours: number;
  readonly peer: number;
  readonly peerName: string;
  readonly unit: string;
  readonly ratio: number;
}

const TURNS = 31;

/** What is timed: one call, and how many of them are long enough to time. */
export interface Work {
  readonly once: () => void;
  readonly batch: number;
}

/** A row of the median time of one call of each: they take turns after a warm-up, so a busy moment falls on both. */
export function contest(name: string, ours: Work, peerName: string, peer: Work): BenchRow {
  for (const { once, batch } of [ours, peer]) for (let i = 0; i < batch * 3; i++) once();
  const times: number[] = [];
  const peers: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    times.push(nanoseconds(ours));
    peers.push(nanoseconds(peer));
  }
  return row(name, 'µs', median(times), peerName, median(peers));
}

function nanoseconds({ once, batch }: Work): number {
  const begun = performance.now();
  for (let i = 0; i < batch; i++) once();
  return ((performance.now() - begun) * 1e6) / batch;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

export function row(name: string, unit: 'ns' | 'µs', ours: number, peerName: string, peer: number): BenchRow {
  const scale = unit === 'µs' ? 1000 : 1;
  const round = (n: number) => Math.round((n / scale) * 100) / 100;
  return { name, ours: round(ours), peer: round(peer), peerName, unit, ratio: Math.round((peer / ours) * 100) / 100 };
}
