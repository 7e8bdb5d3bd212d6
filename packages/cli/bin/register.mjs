// For `node --import`: lets the process, and the worker threads it starts, import TypeScript sources.
import { importTypeScript } from './typescript.mjs';

importTypeScript();
