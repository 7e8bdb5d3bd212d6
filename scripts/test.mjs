// `npm test`: sets up, then runs every check: types, lint, all tests (unit, property, scenario, architecture, server with a
// real PostgreSQL), and the tests in a real browser.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { findChromium } from './chromium.mjs';
import { ROOT, setup } from './setup.mjs';

setup();
const folder = mkdtempSync(join(tmpdir(), 'rangefinder-test-'));
const report = join(folder, 'report.json');
let passed = 0;
let failed = 0;

check('types', ['typescript/bin/tsc', '--noEmit']);
check('lint', ['@biomejs/biome/bin/biome', 'check', '.']);
runTests('tests');
await runBrowserTests();

console.log(`\n${passed} passed, ${failed} failed`);
rmSync(folder, { recursive: true, force: true });
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

function run([tool, ...args]) {
  return spawnSync(process.execPath, [join(ROOT, 'node_modules', tool), ...args], { cwd: ROOT, stdio: 'inherit' });
}

function check(name, command) {
  console.log(`\n▸ ${name}`);
  if (run(command).status === 0) passed++;
  else failed++;
}

/** Without a browser these cannot run, and that is a failure: nobody would know whether the app works. */
async function runBrowserTests() {
  const chromium = await findChromium();
  if (chromium === undefined) {
    console.error('\nNo Chromium or Chrome was found and none could be installed; set CHROMIUM to the path of one.');
    failed++;
    return;
  }
  console.log(`\nThe browser is ${chromium}`);
  process.env.CHROMIUM = chromium;
  runTests('browser tests', '--config', 'vitest.browser.config.ts');
}

/** Vitest's own count is read from its report; a run that ends without one counts as a failure. */
function runTests(name, ...options) {
  console.log(`\n▸ ${name}`);
  rmSync(report, { force: true });
  const { status } = run([
    'vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...options,
    ...process.argv.slice(2),
  ]);
  try {
    const counts = JSON.parse(readFileSync(report, 'utf8'));
    passed += counts.numPassedTests;
    failed += counts.numFailedTests;
    // A file that cannot even be loaded has no failed test of its own.
    if (status !== 0 && counts.numFailedTests === 0) failed++;
  } catch {
    failed++;
  }
}
