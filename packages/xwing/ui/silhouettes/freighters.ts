import { circle, hull, pair, type Silhouette } from './path.ts';

/** Outline of the YT-1300 from the left mandible round the disc to the right one; the cockpit hangs on its right side. */
const YT1300_SIDES =
  'L36.6 4 26 36 C20.6 41.5 17 48 16.2 55 L12.5 55 12.5 66 16.3 66 C18.6 82.4 32.6 95 50 95 C67.4 95 81.4 82.4 83.7 66 L87.5 66 87.5 55 91 52.5 95.5 48 95.5 37 92.8 31.5 88.4 31.5 85.6 37 85.6 43.5 80.5 45 C79 41.8 76.8 38.8 74 36 L63.4 4';

const YT1300_PANELS = `${circle(50, 60, 7)}${pair('M42.5 60 L16.5 60')}M55.4 55L73 37M44.8 55.4L40 51.4M50 53L50 28M50 67L50 85M25 84 Q50 100 75 84M22 79 Q50 96 78 79M44.6 65L34 86M55.4 65L66 86`;

const YT1300_COCKPIT = 'M88.8 35L92.4 35 93.6 40 92 43.5 89.2 43.5 87.6 40Z';

/** Freighters and large transports of every faction. */
export const FREIGHTERS: Readonly<Record<string, Silhouette>> = {
  modifiedyt1300lightfreighter: {
    body: `M45 26L45 12 42.6 4 ${YT1300_SIDES} L57.4 4 55 12 55 26Z`,
    detail: `${YT1300_PANELS}${circle(33, 46, 6.5)}`,
    cockpit: YT1300_COCKPIT,
  },
  scavengedyt1300: {
    body: `M45 26L45 12 42.6 4 ${YT1300_SIDES} L57.4 4 55 12 55 26Z`,
    detail: `${YT1300_PANELS}M26.5 41L39 41 39 51 26.5 51ZM26.5 46L39 46`,
    cockpit: YT1300_COCKPIT,
  },
  customizedyt1300lightfreighter: {
    body: `M50 3L43 3 ${YT1300_SIDES} L57 3Z`,
    detail: `${YT1300_PANELS}${pair('M43 5 L43 24 50 27 M43 12 L50 9')}`,
    cockpit: YT1300_COCKPIT,
  },
  yt2400lightfreighter: {
    body: 'M36 8L58 8 60 20 C72 23.6 80.5 31 83.6 42 L89 42 89 34 91 28 95 28 97.5 34 97.5 54 94 60 84 60 C81.5 72 74.5 81 66 85.5 L66 94 34 94 34 85.5 C20 78 13 66 13 53 C13 37 22 24.5 34 20.5Z',
    detail: `${circle(49, 53, 8)}M41 53L14 53M57 53L83 53M49 45L49 10M49 61L49 86M34 86L66 86M36 20L60 20M43 47L28 28M55 47L70 28M43 59L30 78M55 59L68 78`,
    cockpit: 'M91.4 32L95 32 95.8 38 95 42 91.4 42 90.6 38Z',
  },
  vcx100lightfreighter: {
    body: hull(
      'M50 3 C45.4 3 42.6 5.5 41.6 10 L40 21 C34 24.5 30 30 27 37 L14.5 53 12.5 62 21 76 21 92 27 96 33.5 96 34.5 90 40 90 41 82 50 82',
    ),
    detail:
      circle(50, 48, 6) +
      pair(
        'M40 22 L40 76 41 82 M27 38 L27 80 21 76 M27 50 L14.5 54 M27 80 L27 95 M34.5 78 L34.5 89 M40 34 L50 34 M40 66 L50 66',
      ),
    cockpit: hull('M50 6.5 C46.8 6.5 45 8.4 44.6 12 L44.2 19 50 19'),
  },
  yv666lightfreighter: {
    body: hull(
      'M50 4 L37 4 34 9 34 17 29 19 29 25 23 28 21 33 21 62 25 67 25 78 30 81 30 94 37.5 96 39 89 44 89 45 97 50 97',
    ),
    detail: pair(
      'M34 18 L34 80 M29 26 L50 26 M21 45 L34 45 M25 66 L50 66 M30 82 L50 82 M41 66 L41 88 M34 36 L50 36 M41 36 L41 66',
    ),
    cockpit: hull('M50 8 L40 8 38.4 14 50 14'),
  },
  jumpmaster5000: {
    body: 'M55 6C29 6 8 25 8 51 C8 76 27 95 51 95 C70 95 86 84 91 67 L80 61 C75.6 70.6 67.4 76.8 58 77.6 L58 64 62 58 62 38 58 32 51 32 47 38 47 58 51 64 51 77 C36 75.6 26 64.6 26 51 C26 36 38 25 55 24 L63 24 64 6Z',
    detail:
      'M8.5 44L26.5 46M15 27L32 36M35 11L42 27M15 73L31 62M33 90L40 73M51 65L58 65M54.5 95L54.5 77M75 87L68 73M47 50L62 50M55 6L55 24M17 51 C17 31 33 15 55 15',
    cockpit: 'M51 41L52.6 36.5 56.6 36.5 58.4 41 58.4 47 51 47Z',
  },
  lancerclasspursuitcraft: {
    body: hull(
      'M50 4 C44 5 41 11 39.5 20 L37 29 C24 30 11 40 7 56 C5 66 7 76 13 83 L17 74 C21 66 28 62 36 62 L38 78 42 92 46 96 50 96',
    ),
    detail:
      pair('M37 30 L36 62 M39.5 20 L50 20 M26 32.5 L22 67 M16 40 L12 80 M42 62 L44 93') +
      circle(50, 50, 6.5) +
      pair('M37 62 L50 62'),
    cockpit: hull('M50 9 C46.6 10 45.4 15 45 21 L45.6 29 50 29'),
  },
  lambdaclasst4ashuttle: {
    body: hull(
      'M50 4 L46.4 5 42 13 40 24 38.6 36 37 40 34 41 10 58 4 62 3.5 84 6 86 33 78 35 84 36 91 48.6 91 48.6 97 50 97',
    ),
    detail: pair('M37 41 L33.5 78 M10 58 L9 85 M33 50 L6 68 M38.6 36 L50 36 M40 91 L40 82 M48.4 30 L48.4 91'),
    cockpit: hull('M50 9 L47 10.4 44.4 16 44.4 22 50 22'),
  },
  vt49decimator: {
    body: hull(
      'M50 3 L46.5 4 43 14 38 20 36 34 27 42 23 38 16 42 9 62 6 84 11 92 20 92 24 82 30 80 32 90 37 95 45 95 46 89 50 89',
    ),
    detail:
      pair('M38 21 L40 50 34 88 M27 42 L30 80 M23 39 L16 91 M11 66 L26 64 M43 15 L50 15 M40 50 L50 50 M36 68 L50 68') +
      circle(50, 59, 5),
    cockpit: hull('M50 27 L45.6 28 44 38 45.6 42 50 42'),
  },
  upsilonclassshuttle: {
    body: hull(
      'M50 22 L47.6 22 46.6 10 44.4 10 42 24 39 36 38 46 26 50 20 36 18 4 13.5 4 10 34 9 66 13 96 18.5 96 21 70 26 62 37 64 39 80 43 88 50 88',
    ),
    detail: pair('M38 47 L38 64 M26 50 L26 62 M15.6 8 L14.4 50 15.6 92 M42 25 L44 60 43 87 M39 72 L50 72'),
    cockpit: hull('M50 28 L46.4 28 44.8 38 50 39'),
  },
  xiclasslightshuttle: {
    body: hull(
      'M50 6 L43 8 38 18 36 34 34 46 24 50 22 42 20.6 20 15.4 20 13 44 13 68 16 94 21 94 23.4 72 25 66 33 66 34 80 37 92 44 95 50 95',
    ),
    detail: pair(
      'M34 47 L33 66 M24 50 L25 66 M18 24 L17 58 18.4 91 M38 19 L50 19 M42 32 L40 92 M36 34 L50 34 M37 76 L50 76',
    ),
    cockpit: hull('M50 11 L44.6 12.6 42.4 17 50 17'),
  },
  sithinfiltrator: {
    body: hull(
      'M50 3 L48.2 4 44 34 41 54 C36.6 56.6 34.4 60 33.4 64 L24 66 24 48 18 40 13 42 10 56 10 84 13 95 18 97 24 90 24 74 33.4 76 C35 84 41 90.5 47 91.6 L47 95 50 95',
    ),
    detail: pair('M24 66 L24 74 M14 45 L17 66 17 74 14.5 94 M44 34 L50 34 M46.6 16 L50 16') + circle(50, 72, 12),
    cockpit: circle(50, 72, 7),
  },
  mg100starfortress: {
    body: hull('M50 3 L45.4 4 42.5 9 42 22 44.4 26 44.4 52 38 56 8 68 3.5 72 3.5 83 8 85 36 79 38 90 42 95 50 95'),
    detail: pair(
      'M42 22 L50 22 M44.4 52 L42 58 42 92 M38 56 L37 79 M22 62.5 L21 82 M8 68 L8 85 M44.4 36 L50 36 M42 70 L50 70',
    ),
    cockpit: hull('M50 6.5 L47 7 45 11 45 19 50 19') + circle(50, 62, 4),
  },
};
