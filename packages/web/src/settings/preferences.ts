import { LANGUAGES, type Language } from '@rangefinder/kernel';
import type { Settings } from '@rangefinder/table';
import { useMemo, useSyncExternalStore } from 'react';
import { browserLanguage } from './language.ts';

/** What people set, as it is kept on this machine. */
export interface Preferences {
  /** Null: as the browser says. */
  readonly language: Language | null;
  readonly theme: 'dark' | 'light' | 'system';
  /** Seat colours that differ strongly in lightness too. */
  readonly safeSides: boolean;
  /** `none`: nothing moves, whatever the system says. */
  readonly motion: 'system' | 'none';
  /** 0: none; 1: normal; 2: twice as fast. */
  readonly animation: number;
  readonly sound: boolean;
  readonly log: 'short' | 'full';
}

const KEY = 'rangefinder.settings';
const DEFAULTS: Preferences = {
  language: null,
  theme: 'dark',
  safeSides: false,
  motion: 'system',
  animation: 1,
  sound: true,
  log: 'short',
};

let preferences: Preferences | undefined;
const listeners = new Set<() => void>();

/** Reads preferences of unknown origin; whatever is odd in them is as if it had never been set. */
export function parsePreferences(text: string | null): Preferences {
  let raw: unknown;
  try {
    raw = JSON.parse(text ?? '{}');
  } catch {
    return DEFAULTS;
  }
  if (typeof raw !== 'object' || raw === null) return DEFAULTS;
  const saved: Partial<Record<keyof Preferences, unknown>> = raw;
  return {
    language: LANGUAGES.find((language) => language === saved.language) ?? null,
    theme: oneOf(saved.theme, ['dark', 'light', 'system'], DEFAULTS.theme),
    safeSides: saved.safeSides === true,
    motion: oneOf(saved.motion, ['system', 'none'], DEFAULTS.motion),
    animation: typeof saved.animation === 'number' ? Math.min(4, Math.max(0, saved.animation)) : DEFAULTS.animation,
    sound: saved.sound !== false,
    log: oneOf(saved.log, ['short', 'full'], DEFAULTS.log),
  };
}

function oneOf<T extends string>(value: unknown, known: readonly T[], otherwise: T): T {
  return known.find((one) => one === value) ?? otherwise;
}

export function getPreferences(): Preferences {
  preferences ??= parsePreferences(readStorage());
  return preferences;
}

export function setPreferences(change: Partial<Preferences>): void {
  preferences = { ...getPreferences(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // A browser that keeps nothing still obeys until the page is closed.
  }
  showPreferences();
  for (const listener of listeners) listener();
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, getPreferences);
}

/** The settings as tables take them. */
export function useSettings(): Settings {
  const { language, animation, sound, motion } = usePreferences();
  const still = motion === 'none' || prefersStill();
  return useMemo(
    () => ({ language: language ?? browserLanguage(), animation: still ? 0 : animation, sound }),
    [language, animation, sound, still],
  );
}

/** The language people chose, or their browser's. The app hands it to all pages, which ask `useLanguage` of `table`. */
export function useChosenLanguage(): Language {
  return usePreferences().language ?? browserLanguage();
}

/** Puts theme, sides and motion on the root element, where the style sheets look for them. */
export function showPreferences(): void {
  const { theme, safeSides, motion } = getPreferences();
  const root = document.documentElement;
  const light = theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  root.dataset.theme = light ? 'light' : 'dark';
  root.dataset.sides = safeSides ? 'safe' : 'usual';
  root.dataset.motion = motion === 'none' || prefersStill() ? 'none' : 'usual';
}

function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
