/** One line of the benchmark: ours against a peer, measured in the same run. A ratio above 1 means we are faster. */
export interface BenchRow {
  readonly name: string;
  readonly ours: number;
  readonly peer: number;
  readonly peerName: string;
  readonly unit: string;
  readonly ratio: number;
}

/** Median time of one call in nanoseconds: batches long enough to time, repeated, after a warm-up. */
export function medianNanoseconds(work: () => void, batch: number, repeats = 31): number {
  for (let i = 0; i < batch * 3; i++) work();
  const times: number[] = [];
  for (let repeat = 0; repeat < repeats; repeat++) {
    const begun = performance.now();
    for (let i = 0; i < batch; i++) work();
    times.push(((performance.now() - begun) * 1e6) / batch);
  }
  return median(times);
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

export function row(name: string, unit: 'ns' | 'µs', ours: number, peerName: string, peer: number): BenchRow {
  const scale = unit === 'µs' ? 1000 : 1;
  const round = (n: number) => Math.round((n / scale) * 100) / 100;
  return { name, ours: round(ours), peer: round(peer), peerName, unit, ratio: Math.round((peer / ours) * 100) / 100 };
}
