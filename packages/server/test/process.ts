import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { TYPESCRIPT } from './servers.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** A server in a process of its own, which can be killed and started again at the same address. */
export class ServerProcess {
  readonly address: string;
  readonly #environment: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;
  /** What it wrote to standard error and its log. */
  readonly said: string[] = [];

  constructor(port: number, environment: Readonly<Record<string, string>>) {
    this.address = `http://127.0.0.1:${port}`;
    this.#environment = {
      PORT: String(port),
      LOG_LEVEL: 'error',
      WARM_UP: '0',
      REQUESTS_PER_MINUTE: '100000',
      MATCHES_PER_MINUTE: '100000',
      SOCKETS_PER_ADDRESS: '1000',
      ...environment,
    };
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [...TYPESCRIPT, MAIN], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...this.#environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    child.stderr?.on('data', (chunk) => this.said.push(String(chunk)));
    await new Promise<void>((resolve, reject) => {
      child.stdout?.on('data', (chunk) => {
        this.said.push(String(chunk));
        if (String(chunk).includes('Rangefinder is at')) resolve();
      });
      child.on('exit', () => reject(new Error(`The server did not start: ${this.said.join('')}`)));
    });
  }

  /** Ends it at once, whatever it is doing. */
  kill(): Promise<unknown> {
    return this.#end('SIGKILL');
  }

  /** Ends it in good order. */
  stop(): Promise<unknown> {
    return this.#end('SIGTERM');
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async #end(signal: NodeJS.Signals): Promise<unknown> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return undefined;
    const gone = once(child, 'exit');
    child.kill(signal);
    return gone;
  }
}
