export * from './best.ts';
export * from './dice.ts';
export * from './greedy.ts';
export * from './locks.ts';
export * from './outlook.ts';
export * from './repositions.ts';
export * from './shot.ts';
export * from './thoughts.ts';
