import type { AddressInfo } from 'node:net';
import { GAMES } from '@rangefinder/games';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { BotPool } from './bots/pool.ts';
import { Turns } from './fair/turns.ts';
import { gameOf } from './games.ts';
import { addRoutes, bareApp } from './http/app.ts';
import { Matches } from './matches.ts';
import { Metrics } from './metrics.ts';
import { People } from './people.ts';
import { newId, newSecret } from './secrets.ts';
import type { Settings } from './settings.ts';
import { Accounts } from './storage/accounts.ts';
import { type Database, openDatabase } from './storage/open.ts';
import type { Pulse } from './storage/pulse.ts';
import { Storage } from './storage/storage.ts';
import { Hall } from './table/hall.ts';
import type { House } from './table/house.ts';
import type { Time } from './time.ts';

/** How long an unused fingerprint of dice is kept, in milliseconds. */
const COMMITMENT_LIFE = 24 * 3600 * 1000;

/** A database that is silent for less than this, in milliseconds, takes nobody's time. */
const WORTH_COUNTING = 1000;

/** A running server. */
export interface Server {
  readonly address: string;
  readonly hall: Hall;
  readonly log: FastifyBaseLogger;
  /** Tells everybody to come back later, writes what is to be written, and ends. */
  stop(): Promise<void>;
}

export async function startServer(settings: Settings): Promise<Server> {
  const app = bareApp(settings);
  const database = await openDatabase({
    url: settings.databaseUrl,
    file: settings.databaseFile,
    waitForDisk: settings.waitForDisk,
    patience: settings.databaseSeconds * 1000,
    server: newId(),
    workerArgs: settings.workerArgs,
    onError: (error) => app.log.error({ err: error }, 'the database had trouble'),
  });
  database.pulse.watch({
    onSilent: (error) => app.log.error({ err: error }, 'the database does not answer'),
    onBack: (silence) => app.log.warn({ milliseconds: Math.round(silence) }, 'the database answers again'),
  });
  const accounts = new Accounts(database.db);
  const key = settings.cookieSecret ?? (await accounts.shared('cookie-secret', newSecret));
  const storage = new Storage(database);
  const house = makeHouse(
    app,
    settings,
    database,
    storage,
    () => hall,
    () => matches,
  );
  const hall: Hall = new Hall(house);
  const matches: Matches = new Matches(storage, key, settings.time, () => hall);
  const people = new People(accounts);
  await addRoutes(app, { settings, storage, people, matches, hall, metrics: house.metrics, log: app.log }, key);
  await storage.dropCommitments(Date.now() - COMMITMENT_LIFE);
  await hall.open();
  await app.listen({ host: settings.host, port: settings.port });
  if (settings.warmUp) warmUp(app, house);
  return {
    address: addressOf(app, settings.host),
    hall,
    log: app.log,
    stop: () => stop(app, hall, house, database),
  };
}

/** Loads all games here and where the bots think, before anybody waits for it. */
function warmUp(app: FastifyInstance, { bots, metrics }: House): void {
  for (const { id } of GAMES) {
    bots.warm(id);
    gameOf(id).catch((error) => {
      metrics.trouble('game');
      app.log.error({ err: error }, 'a game cannot be loaded');
    });
  }
}

function makeHouse(
  app: FastifyInstance,
  settings: Settings,
  { news, kind, pulse }: Database,
  storage: Storage,
  hall: () => Hall,
  matches: () => Matches,
): House {
  const metrics = new Metrics({
    tables: () => hall().counts().tables,
    awake: () => hall().counts().awake,
    sockets: () => hall().counts().sockets,
  });
  const bots = new BotPool({
    threads: settings.botThreads,
    patience: settings.botSeconds * 1000,
    workerArgs: settings.workerArgs,
    onThought: (milliseconds) => metrics.botSeconds.observe(milliseconds / 1000),
  });
  const { time } = settings;
  return {
    storage,
    news,
    bots,
    turns: new Turns(),
    metrics,
    log: app.log,
    alone: kind === 'sqlite',
    countFrom: countFrom(time, pulse),
    idle: settings.idleSeconds * 1000,
    game: gameOf,
    rematch: (live) => matches().rematch(live),
    time,
  };
}

/** Nobody's time runs while no server is there to take an answer, nor while a server cannot write it down. */
function countFrom(time: Time, pulse: Pulse): () => number {
  let from = time.now();
  pulse.watch({
    onSilent: () => undefined,
    onBack: (silence) => {
      if (silence >= WORTH_COUNTING) from = time.now();
    },
  });
  return () => from;
}

async function stop(app: FastifyInstance, hall: Hall, house: House, { db, news }: Database): Promise<void> {
  for (const socket of app.websocketServer.clients) {
    socket.send(JSON.stringify({ type: 'restart' }));
    socket.close(1012, 'restart');
  }
  hall.close();
  await app.close();
  await house.bots.close();
  await house.storage.settled();
  await news.close();
  await db.destroy();
}

function addressOf(app: FastifyInstance, host: string): string {
  const { port } = app.server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
