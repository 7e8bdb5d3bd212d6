// Math.sin, Math.cos and Math.atan2 may differ in the last bit from one browser to the next. These use only + - * / and
// Math.round, which the language fixes exactly, so that a recorded game replays the same everywhere.

const RADIANS_PER_DEGREE = Math.PI / 180;
const DEGREES_PER_RADIAN = 180 / Math.PI;
const TAN_22_5 = Math.SQRT2 - 1;

/** Sine of at most 45 degrees either way: odd minimax polynomial, error below 2^-58. */
function sinNear(radians: number): number {
  const z = radians * radians;
  const tail =
    0.00833333333332249 +
    z *
      (-0.0001984126982985795 + z * (2.7557313707070068e-6 + z * (-2.5050760253406863e-8 + z * 1.58969099521155e-10)));
  return radians + radians * z * (-0.16666666666666632 + z * tail);
}

/** Cosine of at most 45 degrees either way: even minimax polynomial, error below 2^-58. */
function cosNear(radians: number): number {
  const z = radians * radians;
  const tail =
    0.0416666666666666 +
    z *
      (-0.001388888888887411 +
        z *
          (2.480158728947673e-5 +
            z * (-2.7557314351390663e-7 + z * (2.087572321298175e-9 + z * -1.1359647557788195e-11))));
  return 1 - (z * 0.5 - z * z * tail);
}

/** Arctangent in radians of a number between -0.4375 and 0.4375. */
function atanNear(t: number): number {
  const z = t * t;
  const w = z * z;
  const odd =
    z *
    (0.3333333333333293 +
      w *
        (0.14285714272503466 +
          w *
            (0.09090887133436507 + w * (0.06661073137387531 + w * (0.049768779946159324 + w * 0.016285820115365782)))));
  const even =
    w *
    (-0.19999999999876483 +
      w * (-0.11111110405462356 + w * (-0.0769187620504483 + w * (-0.058335701337905735 + w * -0.036531572744216916))));
  return t - t * (odd + even);
}

/** Brings an angle within one turn of zero; exact. */
function withinTurn(degrees: number): number {
  return degrees >= -360 && degrees <= 360 ? degrees : degrees % 360;
}

/** Sine of an angle in degrees. */
export function sin(degrees: number): number {
  const d = withinTurn(degrees);
  const quarter = Math.round(d / 90);
  const radians = (d - quarter * 90) * RADIANS_PER_DEGREE;
  const magnitude = (quarter & 1) === 0 ? sinNear(radians) : cosNear(radians);
  return ((quarter & 2) === 0 ? magnitude : -magnitude) + 0;
}

/** Cosine of an angle in degrees. */
export function cos(degrees: number): number {
  const d = withinTurn(degrees);
  const quarter = Math.round(d / 90);
  const radians = (d - quarter * 90) * RADIANS_PER_DEGREE;
  const magnitude = (quarter & 1) === 0 ? cosNear(radians) : sinNear(radians);
  return (((quarter + 1) & 2) === 0 ? magnitude : -magnitude) + 0;
}

/** What `turnTo` found last. */
export const turned = { sine: 0.5, cosine: 0.5 };

/** Sine and cosine of an angle in degrees at once, into `turned`: what is turned needs both. */
export function turnTo(degrees: number): void {
  const d = withinTurn(degrees);
  const quarter = Math.round(d / 90);
  const radians = (d - quarter * 90) * RADIANS_PER_DEGREE;
  const s = sinNear(radians);
  const c = cosNear(radians);
  const upright = (quarter & 1) === 0;
  const sine = upright ? s : c;
  const cosine = upright ? c : s;
  turned.sine = ((quarter & 2) === 0 ? sine : -sine) + 0;
  turned.cosine = (((quarter + 1) & 2) === 0 ? cosine : -cosine) + 0;
}

/** Angle in degrees, above -180 and up to 180, from the +x axis anticlockwise to (x, y); 0 at the origin. */
export function atan2(y: number, x: number): number {
  const across = Math.abs(x);
  const up = Math.abs(y);
  const most = Math.max(across, up);
  if (most === 0) return 0;
  const t = Math.min(across, up) / most;
  const low = t > TAN_22_5 ? 45 + DEGREES_PER_RADIAN * atanNear((t - 1) / (t + 1)) : DEGREES_PER_RADIAN * atanNear(t);
  const first = up > across ? 90 - low : low;
  const right = x < 0 ? 180 - first : first;
  return (y < 0 && right < 180 ? -right : right) + 0;
}

/** The same heading from 0 up to, not including, 360. */
export function normalizeHeading(degrees: number): number {
  if (degrees >= 0 && degrees < 360) return degrees + 0;
  const d = degrees % 360;
  const turned = d < 0 ? d + 360 : d;
  return (turned >= 360 ? 0 : turned) + 0;
}

/** Heading of a direction: 0 along +y, growing clockwise, below 360. */
export function headingOf(dx: number, dy: number): number {
  return normalizeHeading(atan2(dx, dy));
}

/** The turn from one heading to another by the shorter way: above -180 up to 180, positive clockwise. */
export function turnBetween(from: number, to: number): number {
  const turn = normalizeHeading(to - from);
  return turn > 180 ? turn - 360 : turn;
}
