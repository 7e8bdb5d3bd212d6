export * from './bots.ts';
export * from './host.ts';
export * from './ledger.ts';
export * from './refused.ts';
export * from './replay.ts';
export * from './shows.ts';
export * from './wishes.ts';
