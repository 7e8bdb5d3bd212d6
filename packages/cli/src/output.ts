import { stderr, stdout } from 'node:process';
import { SingleBar } from 'cli-progress';

/** How a command ends: all is well, it found what it looks for, or it was called wrongly. */
export const EXIT = { fine: 0, found: 1, usage: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Something the person at the keyboard can put right; said in one sentence. */
export class UsageError extends Error {}

/** One JSON object on standard output, for programs. */
export function printJson(value: unknown): void {
  stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

export function print(line = ''): void {
  stdout.write(`${line}\n`);
}

/** A progress bar on a terminal; nothing where nobody watches. */
export function progressBar(
  label: string,
  total: number,
): { readonly update: (done: number) => void; readonly stop: () => void } {
  if (!stderr.isTTY) return { update: () => {}, stop: () => {} };
  const bar = new SingleBar({
    format: `${label} {bar} {value}/{total} · {eta_formatted} left`,
    stream: stderr,
    hideCursor: true,
    clearOnComplete: true,
    etaBuffer: 200,
  });
  bar.start(total, 0);
  let shown = performance.now();
  return {
    // Drawing costs more than a game: a few times a second is plenty.
    update: (done) => {
      const now = performance.now();
      if (now - shown < 200 && done < total) return;
      shown = now;
      bar.update(done);
    },
    stop: () => bar.stop(),
  };
}
