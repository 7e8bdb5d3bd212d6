export * from './acts.ts';
export * from './api.ts';
export * from './change.ts';
export * from './common.ts';
export * from './fairness.ts';
export * from './messages.ts';
