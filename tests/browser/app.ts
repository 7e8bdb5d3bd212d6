import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';

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

/** The app in a browser of its own. */
export class App {
  readonly address = inject('address');
  readonly browser: Browser;
  readonly #contexts: BrowserContext[] = [];
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
