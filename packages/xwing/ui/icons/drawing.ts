/** An icon in a 24 × 24 box, drawn in the colour of the text around it. */
export interface Drawing {
  /** Path data, filled by the even-odd rule. */
  readonly fill?: string;
  /** Path data, drawn with a round pen. */
  readonly line?: string;
  /** Path data of what stands behind, filled faintly. */
  readonly faint?: string;
  /** The width of the pen; 2 unless told. */
  readonly pen?: number;
}

const MIDDLE = 12;

function turned(angle: number, radius: number): string {
  const place = (value: number) => Math.round((MIDDLE + radius * value) * 100) / 100;
  return `${place(Math.sin(angle))} ${place(-Math.cos(angle))}`;
}

/** A star about the middle of the box, one point up. */
export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, index) =>
    turned((index * Math.PI) / points, index % 2 === 0 ? outer : inner),
  );
  return `M${corners.join('L')}Z`;
}

/** A regular polygon about the middle of the box, one corner up. */
export function polygon(corners: number, radius: number): string {
  return star(corners / 2, radius, radius);
}

export function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}
