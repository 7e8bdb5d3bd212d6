import '@fontsource-variable/inter/wght.css';
import '@fontsource/barlow-condensed/500.css';
import '@fontsource/barlow-condensed/600.css';
import '@fontsource/barlow-condensed/700.css';
import '@rangefinder/table/theme.css';
import './theme/base.css';
import './theme/controls.css';
import './insecure.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { showPreferences } from './settings/preferences.ts';

showPreferences();
matchMedia('(prefers-color-scheme: light)').addEventListener('change', showPreferences);

const root = document.getElementById('app');
if (!root) throw new Error('The page has no #app element to draw in.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    // Without it the app works as before, only not offline.
    navigator.serviceWorker.register('/sw.js').catch((error: unknown) => console.warn('No offline play:', error));
  });
}
