#!/usr/bin/env node
// Runs the command line straight from its TypeScript sources.
import process from 'node:process';
import { importTypeScript } from './typescript.mjs';

// Whoever reads our output may stop reading (`| head`): that is no error.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
importTypeScript();
const { main } = await import('../src/main.ts');
process.exitCode = await main(process.argv.slice(2));
