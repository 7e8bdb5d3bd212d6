// The little of both libraries that the comparison uses.
declare module 'three' {
  export class Vector3 {
    constructor(x: number, y: number, z: number);
    x: number;
    y: number;
    z: number;
    set(x: number, y: number, z: number): this;
  }
  export class Ray {
    origin: Vector3;
    direction: Vector3;
  }
  export class BufferAttribute {
    constructor(array: Float32Array | Uint32Array, itemSize: number);
  }
  export class BufferGeometry {
    setAttribute(name: string, attribute: BufferAttribute): this;
    setIndex(index: BufferAttribute): this;
  }
  export const DoubleSide: number;
}

declare module 'three-mesh-bvh' {
  import type { BufferGeometry, Ray } from 'three';

  export class MeshBVH {
    constructor(geometry: BufferGeometry, options?: { readonly indirect?: boolean });
    raycastFirst(
      ray: Ray,
      side: number,
      near?: number,
      far?: number,
    ): { readonly distance: number; readonly faceIndex: number } | null;
  }
}
