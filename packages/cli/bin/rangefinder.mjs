#!/usr/bin/env node
// Runs the command line straight from its TypeScript sources.
import process from 'node:process';
import { importTypeScript } from './typescript.mjs';

importTypeScript();
const { main } = await import('../src/main.ts');
process.exitCode = await main(process.argv.slice(2));
