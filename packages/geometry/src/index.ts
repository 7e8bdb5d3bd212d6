// First, because it decides how the engine lays out everything that the others make.
import './fractions.ts';

export * from './angle.ts';
export * from './band.ts';
export * from './clip.ts';
export * from './contact.ts';
export * from './disc.ts';
export {
  distanceBetween,
  distanceToPoint,
  type Line,
  leastDistance,
  Measurement,
  measure,
  type Nearest,
  nearest,
  nearestToPoint,
  withinDistance,
} from './distance.ts';
export { lengthOf } from './flat.ts';
export * from './grid.ts';
export * from './hull.ts';
export * from './joint.ts';
export * from './motion.ts';
export { Outline, outline, outlineOf, sharedArea, uncoveredArea } from './outline.ts';
export * from './overlap.ts';
export * from './path.ts';
export {
  area,
  type Box,
  boundingBox,
  type ConvexPolygon,
  convexPolygon,
  furthestAlong,
  placed,
  rectangle,
  regularPolygon,
  vertices,
} from './polygon.ts';
export * from './pose.ts';
export * from './prism.ts';
export * from './rim.ts';
export * from './segment.ts';
export * from './shape.ts';
export * from './sweep.ts';
export { View } from './view.ts';
export * from './within.ts';
