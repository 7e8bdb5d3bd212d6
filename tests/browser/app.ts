import { basename } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';

/**
 * The browser draws the list below its address bar as a page, which takes longer to open than most of ours, and is never
 * seen here. A list of what is off takes the place of the driver's own: what matters here of that is named again.
 */
const OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Without these Chromium looks for Google's servers at every start. */
const QUIET = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${OFF.join(',')}`,
];

/**
 * From now on chance falls alike in every run, otherwise at every visit: a test that goes wrong does so again. What the server
 * rolls stays its secret.
 */
function fixChance(who: string): void {
  let visits = 0;
  try {
    visits = Number(sessionStorage.getItem('test.visits')) + 1;
    sessionStorage.setItem('test.visits', String(visits));
  } catch {
    // An empty page keeps nothing.
  }
  let state = 0;
  for (const letter of `${who} ${visits}`) state = (Math.imul(state, 31) + letter.charCodeAt(0)) >>> 0;
  Math.random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => Math.floor(Math.random() * 16).toString(16)).join('');
  crypto.randomUUID = () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
}

/** The app in a browser of its own. */
export class App {
  readonly address = inject('address');
  readonly browser: Browser;
  readonly #contexts: BrowserContext[] = [];
  readonly #file = basename(expect.getState().testPath ?? '');
  /** What went wrong in any page: uncaught errors, and errors that were logged. */
  readonly problems: string[] = [];

  private constructor(browser: Browser) {
    this.browser = browser;
  }

  static async start(): Promise<App> {
    const executablePath = process.env.CHROMIUM;
    if (executablePath === undefined) throw new Error('CHROMIUM is not set: run the browser tests with `npm test`.');
    const sandboxed = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    return new App(await chromium.launch({ executablePath, args: [...QUIET, ...sandboxed] }));
  }

  /**
   * A visitor who was never here, on a screen of some size. Only who `stays` is given the worker that keeps the whole app for
   * offline play: to fetch and keep it takes longer than most of what visitors do here.
   */
  async visitor(width = 1440, height = 900, language = 'en-GB', { stays = false } = {}): Promise<Page> {
    const context = await this.browser.newContext({
      viewport: { width, height },
      locale: language,
      serviceWorkers: stays ? 'allow' : 'block',
    });
    context.setDefaultTimeout(60_000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    this.#contexts.push(context);
    await context.addInitScript(fixChance, `${this.#file} ${this.#contexts.length}`);
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
  }
}
