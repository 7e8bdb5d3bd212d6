import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newFolder, type TestServer, testServer } from './servers.ts';

let server: TestServer;
beforeAll(async () => {
  const webRoot = newFolder();
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>app</title>');
  writeFileSync(join(webRoot, 'assets/app-1234.js'), 'console.log(1)');
  writeFileSync(join(webRoot, 'assets/app-1234.js.br'), brotliCompressSync('console.log(1)'));
  server = await testServer({ webRoot });
});
afterAll(() => server.stop());

it('the app is served at every address of its own, with its files cached and compressed', async () => {
  for (const path of ['/', '/play/abc', '/lists?game=xwing2']) {
    const page = await fetch(`${server.address}${path}`);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(await page.text()).toContain('<title>app</title>');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  }
  const script = await fetch(`${server.address}/assets/app-1234.js`, { headers: { 'accept-encoding': 'br' } });
  expect(script.headers.get('content-encoding')).toBe('br');
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect(await script.text()).toBe('console.log(1)');
});

it('what is not there is not the app', async () => {
  const nothing = { error: 'http.address.1', message: 'There is nothing at this address.' };
  const bare = await testServer();
  for (const { address } of [server, bare]) {
    for (const path of ['/api/nothing', '/api?x=1', '/assets/gone.js', '/api/matches/a/b/c']) {
      const answer = await fetch(`${address}${path}`);
      expect([answer.status, await answer.json()]).toEqual([404, nothing]);
    }
  }
  expect(await (await fetch(bare.address)).text()).toContain('The app is not built');
  await bare.stop();
  const climbing = await fetch(`${server.address}/assets/..%2f..%2f..%2fetc%2fpasswd`);
  expect(climbing.status).toBeGreaterThanOrEqual(400);
});
