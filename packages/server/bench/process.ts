import process from 'node:process';
import { settingsFrom, startServer } from '../src/index.ts';

/** A server for the bench, in a process of its own: says where it is, and how much memory it uses when asked. */
const server = await startServer({
  ...settingsFrom(process.env),
  port: 0,
  logLevel: 'error',
  requestsPerMinute: 10_000_000,
  matchesPerMinute: 10_000_000,
  socketsPerAddress: 100_000,
});

process.on('message', (message) => {
  if (message === 'stop') {
    void server.stop().then(() => process.exit(0));
    return;
  }
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ used: heapUsed + external, rss, ...server.hall.counts() });
});
process.on('disconnect', () => process.exit(1));
process.send?.({ address: server.address });
