export { type CitingText, type ConformanceReport, citedIds, conformance } from './report.ts';
export { runScenario, type ScenarioResult } from './run.ts';
export { impossibleIn, parseScenario, type Scenario } from './scenario.ts';
