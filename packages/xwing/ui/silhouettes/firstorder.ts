import { circle, hull, pair, type Silhouette } from './path.ts';

/** The First Order's fighters: the Empire's shapes, grown longer and sharper. */
export const FIRST_ORDER: Readonly<Record<string, Silhouette>> = {
  tiefofighter: {
    body: hull(
      'M50 31 C41.4 31 34.4 36.6 32.4 44 L21 45.4 21 30 18 24 18 6 12 6 12 24 9 30 9 70 12 76 12 94 18 94 18 76 21 70 21 54.6 32.4 56 C34.4 63.4 41.4 69 50 69',
    ),
    detail: `${pair('M9 38 L21 38 M9 62 L21 62 M15 8 L15 92 M26.6 45 L26.6 55') + circle(50, 50, 13.5)}M58 34L58 27`,
    cockpit: circle(50, 50, 8),
  },
  tiesffighter: {
    body: hull(
      'M50 26 C41.4 26 34.4 31.6 32.4 39 L31.4 43 22 44 22 28 19 22 19 4 13 4 13 22 8 30 8 72 13 80 13 96 19 96 19 80 22 74 22 56 31.4 57 33 68 38 78 44 84 50 84',
    ),
    detail:
      pair('M8 38 L22 38 M8 63 L22 63 M16 6 L16 94 M27 43.6 L27 56.6 M36 74 L50 74') +
      circle(50, 45, 13) +
      circle(50, 66, 5),
    cockpit: `${circle(50, 45, 7.6)}M49 66L51 66 51 80 49 80Z`,
  },
  tiesebomber: {
    body: hull(
      'M50 30 L46.6 30 46.6 24 C46 12 33 12 32 24 L31 44 22 46 22 14 18 6 9 6 6 14 5 50 6 84 10 94 19 94 22 84 22 58 31 60 32 80 36 88 43 88 46.6 80 46.6 70 50 70',
    ),
    detail: pair(
      'M12 8 L11.6 50 13 92 M11.6 52 L31 52 M11.8 30 L22 30 M12 72 L22 72 M31.6 36 L46.6 36 M32 66 L46.6 66 M46.6 31 L46.6 69',
    ),
    cockpit: circle(50, 50, 6),
  },
  tievnsilencer: {
    body: hull(
      'M50 44 C43 44 37.6 48 35.8 54 L28 56 27 44 21.6 14 19.6 2 17.4 2 13.4 24 9 56 10 74 15 92 21 98 25 92 28 70 35.8 68 38 76 44 84 50 84',
    ),
    detail: pair('M18.8 8 L15.6 56 16 74 20 95 M15.6 62 L35.8 61 M23 30 L17 36') + circle(50, 60, 11),
    cockpit: circle(50, 60, 6.6),
  },
  tiebainterceptor: {
    body: hull(
      'M50 36 C43 36 37.4 40.4 35.6 46.6 L30 48 31 38 27 10 24.4 10 13 34 9 50 11 64 21 92 24.4 92 29 74 30 61 35.6 62 C37.4 69 43 74 50 74',
    ),
    detail: pair('M25.4 15 L18.4 38 16.4 52 18 64 23.4 88 M16.4 54 L35.6 54.4') + circle(50, 55, 12),
    cockpit: hull('M50 48 L44.6 51 43 56 45.4 61 50 62'),
  },
  tiewiwhispermodifiedinterceptor: {
    body: hull(
      'M50 30 C43.6 30 38.6 34 37 40 L36 46 30 47 32 30 30.4 4 27.6 4 18 24 9 40 6 52 12 66 24.6 96 27.4 96 30.6 76 30 59 36 60 C38 68 43 74 47 76 L47 82 50 82',
    ),
    detail: pair('M28.6 10 L22 32 14.4 52 19 66 26 90 M14.4 53 L36 53 M47 64 L47 76') + circle(50, 50, 11.5),
    cockpit: circle(50, 50, 6.6),
  },
};
