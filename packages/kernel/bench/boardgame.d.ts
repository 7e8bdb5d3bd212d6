// Node cannot import 'boardgame.io/client' (it has no ES module entry), and its CommonJS file has no types of its own.
declare module 'boardgame.io/dist/cjs/client.js' {
  export { Client } from 'boardgame.io/client';
}
