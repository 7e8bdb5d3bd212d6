export { playOut } from './play.ts';
export { botOf, randomBot } from './random.ts';
export { type SimulateOptions, type SimulateReport, simulate } from './simulate.ts';
export { type SoakFailure, type SoakOptions, type SoakReport, soak } from './soak.ts';
