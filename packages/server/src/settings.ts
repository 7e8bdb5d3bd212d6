import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { z } from 'zod';
import { REAL_TIME, type Time } from './time.ts';

/** Everything about a server that can be set. `docs/operations.md` explains each. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** `postgres://…`; null for the SQLite file. */
  readonly databaseUrl: string | null;
  readonly databaseFile: string;
  /** SQLite acknowledges only what the disk has, not only what the operating system has. */
  readonly waitForDisk: boolean;
  /** How long PostgreSQL may take for one answer. */
  readonly databaseSeconds: number;
  /** Signs cookies and seat tickets; made once and kept in the database when null. */
  readonly cookieSecret: string | null;
  /** Other origins whose pages may talk to this server. */
  readonly allowedOrigins: readonly string[];
  /** So many reverse proxies stand before this server; what they say of the visitor's address is believed. */
  readonly trustedProxies: number;
  /** The built app; null serves none. */
  readonly webRoot: string | null;
  readonly logLevel: string;
  readonly logTo?: Writable;
  /** HTTP requests a minute from one address. */
  readonly requestsPerMinute: number;
  /** Matches made a minute from one address. */
  readonly matchesPerMinute: number;
  /** Tries to log in or register a minute from one address. */
  readonly loginsPerMinute: number;
  readonly socketsPerAddress: number;
  /** Messages a second on one socket, and how many may come at once. */
  readonly messagesPerSecond: number;
  readonly messageBurst: number;
  /** Whoever has not said hello by then is sent away. */
  readonly helloSeconds: number;
  readonly idleSeconds: number;
  readonly botThreads: number;
  readonly botSeconds: number;
  /** Load all games at the start instead of when they are first played. */
  readonly warmUp: boolean;
  /** How Node must be started in worker threads; as this process was when absent. */
  readonly workerArgs?: readonly string[];
  readonly time: Time;
}

const whole = (least: number, usual: number) => z.coerce.number().int().min(least).default(usual);

const Environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(0, 4477),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'A postgres:// address is expected here.')
    .optional(),
  DATABASE_FILE: z.string().default('data/rangefinder.db'),
  WAIT_FOR_DISK: z.enum(['0', '1']).default('0'),
  DATABASE_SECONDS: z.coerce.number().positive().default(5),
  COOKIE_SECRET: z.string().min(32, 'At least 32 characters are expected here.').optional(),
  ALLOWED_ORIGINS: z.string().default(''),
  TRUST_PROXY: whole(0, 0),
  WEB_ROOT: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  REQUESTS_PER_MINUTE: whole(1, 600),
  LOGINS_PER_MINUTE: whole(1, 20),
  MATCHES_PER_MINUTE: whole(1, 60),
  SOCKETS_PER_ADDRESS: whole(1, 100),
  MESSAGES_PER_SECOND: whole(1, 30),
  MESSAGE_BURST: whole(1, 90),
  IDLE_SECONDS: z.coerce.number().positive().default(30),
  BOT_THREADS: whole(1, 1),
  BOT_SECONDS: z.coerce.number().positive().default(20),
  WARM_UP: z.enum(['0', '1']).default('1'),
});

/** Reads the settings from environment variables; throws a sentence that names the variable at fault. */
export function settingsFrom(environment: Readonly<Record<string, string | undefined>>): Settings {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(present);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`The environment variable ${issue?.path.join('.')} cannot be used: ${issue?.message}`);
  }
  const read = parsed.data;
  return {
    host: read.HOST,
    port: read.PORT,
    databaseUrl: read.DATABASE_URL ?? null,
    databaseFile: resolve(read.DATABASE_FILE),
    waitForDisk: read.WAIT_FOR_DISK === '1',
    databaseSeconds: read.DATABASE_SECONDS,
    cookieSecret: read.COOKIE_SECRET ?? null,
    allowedOrigins: read.ALLOWED_ORIGINS.split(/[\s,]+/).filter((origin) => origin !== ''),
    trustedProxies: read.TRUST_PROXY,
    webRoot: read.WEB_ROOT === undefined ? null : resolve(read.WEB_ROOT),
    logLevel: read.LOG_LEVEL,
    requestsPerMinute: read.REQUESTS_PER_MINUTE,
    matchesPerMinute: read.MATCHES_PER_MINUTE,
    loginsPerMinute: read.LOGINS_PER_MINUTE,
    socketsPerAddress: read.SOCKETS_PER_ADDRESS,
    messagesPerSecond: read.MESSAGES_PER_SECOND,
    messageBurst: read.MESSAGE_BURST,
    helloSeconds: 10,
    idleSeconds: read.IDLE_SECONDS,
    botThreads: read.BOT_THREADS,
    botSeconds: read.BOT_SECONDS,
    warmUp: read.WARM_UP === '1',
    time: REAL_TIME,
  };
}
