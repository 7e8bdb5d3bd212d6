import { outlineOf, type Point3 } from '@rangefinder/geometry';
import { BufferAttribute, BufferGeometry, DoubleSide, Ray } from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import type { Miniature, PlacedPart } from '../src/battlefield/model.ts';
import { eyeOf, solidParts } from '../src/battlefield/sight.ts';

/** The triangles of some prisms, and which piece each belongs to. */
class Triangles {
  readonly #positions: number[] = [];
  readonly #index: number[] = [];
  readonly pieces: string[] = [];

  add({ footprint, bottom, top, piece }: PlacedPart): void {
    const { xy, size } = outlineOf(footprint);
    const first = this.#positions.length / 3;
    const n = size / 2;
    for (let i = 0; i < size; i += 2) this.#positions.push(xy[i] ?? 0, xy[i + 1] ?? 0, bottom);
    for (let i = 0; i < size; i += 2) this.#positions.push(xy[i] ?? 0, xy[i + 1] ?? 0, top);
    for (let i = 0; i < n; i++) {
      const k = (i + 1) % n;
      this.#triangle(piece.id, first + i, first + k, first + n + k);
      this.#triangle(piece.id, first + i, first + n + k, first + n + i);
    }
    for (let i = 1; i + 1 < n; i++) {
      this.#triangle(piece.id, first, first + i + 1, first + i);
      this.#triangle(piece.id, first + n, first + n + i, first + n + i + 1);
    }
  }

  #triangle(piece: string, a: number, b: number, c: number): void {
    this.#index.push(a, b, c);
    this.pieces.push(piece);
  }

  geometry(): BufferGeometry {
    return new BufferGeometry()
      .setAttribute('position', new BufferAttribute(new Float32Array(this.#positions), 3))
      .setIndex(new BufferAttribute(new Uint32Array(this.#index), 1));
  }
}

/** What rays found of a target. */
export interface Sampled {
  /** How many reach it. */
  readonly seen: number;
  /** The pieces that stop the others. */
  readonly pieces: ReadonlySet<string>;
}

/** Sight as a graphics library has it: rays against a tree of triangles. */
export class RayScene {
  readonly #tree: MeshBVH;
  readonly #pieces: readonly string[];
  readonly #ray = new Ray();

  constructor(parts: readonly PlacedPart[]) {
    const triangles = new Triangles();
    for (const part of solidParts(parts)) triangles.add(part);
    // Indirect: triangles keep their numbers, by which pieces are known.
    this.#tree = new MeshBVH(triangles.geometry(), { indirect: true });
    this.#pieces = triangles.pieces;
  }

  /**
   * Sends rays to `side` × `side` points spread over what a target shows: its front, and its top or bottom as far as the eye looks
   * down or up at it.
   */
  sample(viewer: Miniature, target: Miniature, side: number): Sampled {
    const eye = eyeOf(viewer);
    const dx = target.pose.x - eye.x;
    const dy = target.pose.y - eye.y;
    const away = Math.sqrt(dx * dx + dy * dy) || 1;
    // Drawn in a little, for the circle of either is made of straight sides.
    const radius = target.base.radius - 0.02;
    const low = target.z + 0.02;
    const high = target.z + target.height - 0.02;
    const face = eye.z > high ? high : low;
    const beyond = eye.z > high || eye.z < low ? (2 * radius * Math.abs(eye.z - face)) / away : 0;
    const rows = Math.round((side * beyond) / (beyond + high - low));
    const pieces = new Set<string>();
    let seen = 0;
    for (let i = 0; i < side; i++) {
      const across = radius * ((2 * i + 1) / side - 1);
      const depth = Math.sqrt(radius * radius - across * across);
      for (let k = 0; k < side; k++) {
        const front = k >= rows;
        const ahead = front ? -depth : depth * ((2 * k + 1) / rows - 1);
        const x = target.pose.x + (dx * ahead - dy * across) / away;
        const y = target.pose.y + (dy * ahead + dx * across) / away;
        const z = front ? low + ((high - low) * (k - rows + 0.5)) / (side - rows) : face;
        const hit = this.#cast(eye, x, y, z);
        if (hit === null) seen++;
        else pieces.add(hit);
      }
    }
    return { seen, pieces };
  }

  #cast(eye: Point3, x: number, y: number, z: number): string | null {
    const dx = x - eye.x;
    const dy = y - eye.y;
    const dz = z - eye.z;
    const far = Math.sqrt(dx * dx + dy * dy + dz * dz);
    this.#ray.origin.set(eye.x, eye.y, eye.z);
    this.#ray.direction.set(dx / far, dy / far, dz / far);
    const hit = this.#tree.raycastFirst(this.#ray, DoubleSide, 0, far);
    return hit === null ? null : (this.#pieces[hit.faceIndex] ?? null);
  }
}
