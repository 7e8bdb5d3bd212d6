export { playOut } from './play.ts';
export { botOf, randomBot } from './random.ts';
export {
  playTrial,
  type SimulateOptions,
  type SimulateReport,
  simulate,
  type Trial,
  type TrialMatch,
} from './simulate.ts';
export { type SoakFailure, type SoakOptions, type SoakReport, soak } from './soak.ts';
export { type WinRate, winRate } from './winrate.ts';
