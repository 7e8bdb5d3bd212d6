export * from './session.ts';
export * from './ui.ts';
