// `npm run bench:web [-- --json]`: how long the page is busy while a ship is dragged among sixteen others, and how much
// JavaScript the first page loads. Read from a trace of a real browser.
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { playOnFrom, withApp } from './app.mjs';
import { setup } from './setup.mjs';

setup();
const { importTypeScript } = await import('../packages/cli/bin/typescript.mjs');
importTypeScript();
const rows = [];
await withApp(async (app) => {
  rows.push(await firstLoad(app), ...(await dragging(app)));
});
if (process.argv.includes('--json')) console.log(JSON.stringify(rows, null, 2));
else for (const { name, ours, limit, unit } of rows) console.log(`${name}: ${ours} ${unit} (limit ${limit} ${unit})`);

async function firstLoad({ address, browser }) {
  const page = await browser.newPage();
  const sizes = new Map();
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) sizes.set(response.url(), gzipSync(await response.body()).length);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.close();
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return { name: 'first page, gzipped JavaScript', ours: Math.round(total / 1000), limit: 300, unit: 'kB' };
}

async function dragging({ address, browser }) {
  const { link, seat } = await lastPlacement();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await playOnFrom(page, address, link, seat);
  const box = await page.locator('[data-placing]').first().boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const events = await traced(page, async () => {
    for (let i = 0; i < 300; i++) {
      await page.mouse.move(x + 260 * Math.sin(i / 25), y - 120 + 120 * Math.cos(i / 25));
    }
  });
  await page.mouse.up();
  await page.close();
  const busy = mainThreadTasks(events).sort((a, b) => a - b);
  const at = (part) => Number((busy[Math.min(busy.length - 1, Math.floor(busy.length * part))] ?? 0).toFixed(2));
  return [
    { name: 'dragging among 16 ships, longest task', ours: at(1), limit: 16, unit: 'ms' },
    { name: 'dragging among 16 ships, 99 of 100 tasks', ours: at(0.99), limit: 16, unit: 'ms' },
  ];
}

/** Seventeen ships, the last of which is still to be placed. */
async function lastPlacement() {
  const { Match, leastAnswer, toLink } = await import('../packages/kernel/src/index.ts');
  const { xwing2 } = await import('../packages/xwing2/src/index.ts');
  const squad = (count) => ({
    ships: Array.from({ length: count }, () => ({ pilot: 'academypilot', upgrades: [] })),
    obstacles: ['coreasteroid5', 'core2asteroid4', 'gascloud1'],
  });
  const match = Match.start(xwing2, { setup: xwing2.parseSetup({ squads: [squad(9), squad(8)] }), seed: 'bench' });
  for (let request = match.pending[0]; request; request = match.pending[0]) {
    const waiting = match.state.ships.filter(({ place }) => place === 'reserve').length;
    if (request.topic === 'place-ship' && request.kind === 'place' && waiting === 1) break;
    match.submit(request.seat, leastAnswer(request));
  }
  return { link: await toLink(match.record()), seat: match.pending[0].seat };
}

/** Everything the browser traced while something was done. */
async function traced(page, doing) {
  const client = await page.context().newCDPSession(page);
  const events = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await client.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'devtools.timeline,toplevel' });
  await doing();
  const complete = new Promise((done) => client.once('Tracing.tracingComplete', done));
  await client.send('Tracing.end');
  await complete;
  return events;
}

/** How long each task on the page's own thread took, in milliseconds. */
function mainThreadTasks(events) {
  const page = events.find(({ name }) => name === 'UpdateLayoutTree' || name === 'FunctionCall');
  return events
    .filter(({ name, ph, pid, tid }) => /RunTask/.test(name) && ph === 'X' && pid === page?.pid && tid === page?.tid)
    .map(({ dur }) => dur / 1000);
}
