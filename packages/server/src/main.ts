import process from 'node:process';
import { startServer } from './server.ts';
import { settingsFrom } from './settings.ts';

/** Starts a server from the environment and stops it in good order. */
async function main(): Promise<void> {
  const server = await startServer(settingsFrom(process.env));
  // Somebody forgot to look after a promise: a bug, but no reason to take everybody's table away.
  process.on('unhandledRejection', (error) => server.log.error({ err: error }, 'a promise was left alone'));
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    server.stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.stdout.write(`Rangefinder is at ${server.address}\n`);
}

try {
  await main();
} catch (error) {
  console.error(`Rangefinder could not start: ${sentence(error)}`);
  process.exitCode = 1;
}

function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = Reflect.get(error, 'code');
  if (code === 'EADDRINUSE') return `the port is taken. Set PORT to another one. (${error.message})`;
  return error.cause instanceof Error ? `${error.message} ${error.cause.message}` : error.message;
}
