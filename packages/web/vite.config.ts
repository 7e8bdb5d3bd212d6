import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceWorker } from './build/service-worker.ts';

/** Where the development server finds the game server. */
const SERVER = process.env.RANGEFINDER_SERVER ?? 'http://127.0.0.1:4477';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), serviceWorker()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Rule files are fetched by address; as data inside the code every page would carry them.
    assetsInlineLimit: (file) => (file.endsWith('.md') ? false : undefined),
    chunkSizeWarningLimit: 2500,
  },
  server: {
    port: 5177,
    proxy: { '/api': { target: SERVER, ws: true } },
  },
});
