import { circle, hull, oval, pair, type Silhouette } from './path.ts';

/** The Separatist Alliance: droids mostly, that look back. */
export const SEPARATISTS: Readonly<Record<string, Silhouette>> = {
  vultureclassdroidfighter: {
    body: hull(
      'M50 22 C46.8 22 44.8 25 44.4 29 L43 40 37 42 32 36 31 22 24.6 3 21 3 15 24 14 50 16 78 22 97 26 97 31 78 32 60 38 60 42 66 45 72 50 72',
    ),
    detail: pair('M23 7 L21 28 21 74 24 93 M32 36 L32 60 M37 42 L38 60 M31 22 L27 34 27 66 31 78 M43.4 40 L50 40'),
    cockpit: pair('M45.8 29 L49 31 48.8 34.4 45.4 33 Z'),
  },
  hyenaclassdroidbomber: {
    body: hull(
      'M50 16 C46 16 43.6 19 43 24 L42.4 32 L38 34 30 30 27 12 17 8 10 14 5 34 5 46 9 56 22 60 24 70 22 90 27 95 35 90 38 74 43 74 45 84 50 84',
    ),
    detail: pair(
      'M17 9 L14 34 16 58 M30 30 L28 60 24 70 M38 34 L38 74 M42.4 33 L50 33 M10 34 L29 36 M43 54 L50 54 M28 60 L38 60',
    ),
    cockpit: pair('M45.2 23 L49 25.4 48.8 29 44.8 27.4 Z') + oval(50, 62, 3, 7),
  },
  droidtrifighter: {
    body: hull(
      'M50 6 L48.4 8 47.4 34 C42 35 38 38.6 36.4 44 L30 45 C25 40 22.4 28 23 8 L20.6 4 C12 16 8 32 9.6 48 C11.6 66 22 82 36 90 L38 84 C33 78 30 70 30 60 L37 60 C39.4 65.4 44 69 48 69.6 L48.6 90 50 94',
    ),
    detail: pair('M20.4 9 C15 28 15.6 48 22 62 C25 70 29 78 36 86 M30 45 L30 60') + circle(50, 52, 11.6),
    cockpit: circle(50, 52, 6.4),
  },
  hmpdroidgunship: {
    body: hull(
      'M50 22 C45.4 22 42.4 25 42 30 L40 36 36 36 L36 26 33 26 32.6 36 9 40 7 36 7 18 3.4 18 3.4 62 6 66 9 59 30 60 31 76 35 80 38 78 40 64 44 68 46 78 50 78',
    ),
    detail: pair('M40 37 L40 63 M30 37 L30 60 M9 40 L9 59 M19 38.4 L19 59 M42 44 L50 44'),
    cockpit: pair('M44.6 30 L49 32 48.8 36 44 34.6 Z'),
  },
  nantexclassstarfighter: {
    body: hull(
      'M50 30 C48 30 46.6 32 46.2 36 L44.6 42 C41 40 39.6 30 40.4 4 L38.4 3 C31 18 27 36 28.6 54 C29.6 66 34 76 40 84 L38 95 43 96 46.4 90 48.6 97 50 97',
    ),
    detail: pair('M38 8 C34.6 28 35 46 39.4 60 L44 84 M44.6 42 L43 56 46.4 89 M30 60 L39 60'),
    cockpit: oval(50, 45, 3.6, 8),
  },
  belbullab22starfighter: {
    body: hull(
      'M50 4 C46 6 43.6 13 42 24 L40 42 34 46 L22 44 14 36 11 37 9 50 12 66 20 78 14 94 18 97 31 86 36 80 39 80 40 90 44 94 50 94',
    ),
    detail: pair('M40 42 C39 56 38.6 68 39 80 M34 46 L36 80 M22 44 L20 78 M13 40 L16 64 M42 25 L50 25 M44 60 L44 93'),
    cockpit: hull('M50 32 C46.8 33 45.6 40 45.4 47 L46.6 54 50 54'),
  },
};
