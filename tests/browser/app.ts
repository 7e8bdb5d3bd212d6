import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Without these Chromium looks for Google's servers at every start. */
const QUIET = ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** The app as `npm start` runs it: a server in a process of its own, on a free port, with a database of its own. */
export class App {
  readonly address: string;
  readonly browser: Browser;
  readonly #server: ChildProcess;
  readonly #folder: string;
  readonly #contexts: BrowserContext[] = [];
  /** What went wrong in any page: uncaught errors, and errors that were logged. */
  readonly problems: string[] = [];

  private constructor(address: string, browser: Browser, server: ChildProcess, folder: string) {
    this.address = address;
    this.browser = browser;
    this.#server = server;
    this.#folder = folder;
  }

  static async start(): Promise<App> {
    const folder = mkdtempSync(join(tmpdir(), 'rangefinder-browser-'));
    const register = pathToFileURL(join(ROOT, 'packages/cli/bin/register.mjs')).href;
    const server = spawn(process.execPath, ['--import', register, join(ROOT, 'packages/server/src/main.ts')], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PORT: '0',
        LOG_LEVEL: 'silent',
        WEB_ROOT: join(ROOT, 'packages/web/dist'),
        DATABASE_FILE: join(folder, 'rangefinder.db'),
      },
    });
    const address = await addressOf(server);
    const executablePath = process.env.CHROMIUM;
    if (executablePath === undefined) throw new Error('CHROMIUM is not set: run the browser tests with `npm test`.');
    const sandboxed = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const browser = await chromium.launch({ executablePath, args: [...QUIET, ...sandboxed] });
    return new App(address, browser, server, folder);
  }

  /** A visitor who was never here, on a screen of some size. */
  async visitor(width = 1440, height = 900, language = 'en-GB'): Promise<Page> {
    const context = await this.browser.newContext({ viewport: { width, height }, locale: language });
    context.setDefaultTimeout(60_000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    this.#contexts.push(context);
    const page = await context.newPage();
    this.watch(page);
    return page;
  }

  /** Keeps what goes wrong in a page. */
  watch(page: Page): void {
    page.on('pageerror', (error) => this.problems.push(error.stack ?? error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.problems.push(`${message.text()} (${message.location().url})`);
    });
  }

  async stop(): Promise<void> {
    for (const context of this.#contexts) await context.close();
    await this.browser.close();
    this.#server.kill('SIGTERM');
    await new Promise((done) => this.#server.once('exit', done));
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** The server says where it is once it listens. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    server.once('exit', (code) => failed(new Error(`The server ended with ${code}.`)));
    if (!server.stdout) throw new Error('The server has no output.');
    createInterface(server.stdout).on('line', (line) => {
      const address = /https?:\/\/\S+/.exec(line)?.[0];
      if (address) found(address);
    });
  });
}
