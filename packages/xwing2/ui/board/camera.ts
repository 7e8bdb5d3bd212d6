import type { Point } from '@rangefinder/geometry';

/** What part of the table the screen shows: the point at its middle, pixels per millimetre, and how it is turned. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Degrees clockwise; 180 puts the far edge of the table at the bottom. */
  readonly angle: number;
}

/** A square part of the table about a point. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** The tools are this wide with their margins. Where a box is hardly wider than high they stand above the table. */
const TOOLS = { wide: 60, narrow: 44 };
const NARROW = 700;
/** A board of fewer pixels does not show the whole table well enough to choose a maneuver on it. */
const SMALL = 420;
const NEAREST = 8;
const FURTHEST = 0.15;

/**
 * Where the board looks. Kept outside of React: panning and zooming move two groups of the drawing and nothing is drawn
 * anew, except by those who subscribe.
 */
export class Camera {
  #view: View = { x: 457, y: 457, scale: 0.8, angle: 0 };
  #box: Box = { width: 800, height: 800 };
  /** Nobody has moved it since it showed the whole table. */
  #fitted = true;
  #part: Part | null = null;
  readonly #listeners = new Set<() => void>();

  get view(): View {
    return this.#view;
  }

  get box(): Box {
    return this.#box;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(view: View, box: Box = this.#box): void {
    this.#view = { ...view, scale: Math.min(NEAREST, Math.max(FURTHEST, view.scale)) };
    this.#box = box;
    this.#fitted = false;
    for (const listener of this.#listeners) listener();
  }

  /**
   * What the next decision is about: a small board shows this part of the table instead of all of it, unless somebody
   * has moved it. Null for the whole table.
   */
  look(at: Part | null, playArea: number, angle: number): void {
    const changed = at?.x !== this.#part?.x || at?.y !== this.#part?.y || at?.side !== this.#part?.side;
    this.#part = at;
    if (changed && this.#fitted) this.fit(playArea, angle);
  }

  /** Shows the whole play area, with a margin in pixels. */
  fit(playArea: number, angle: number, box: Box = this.#box): void {
    if (this.#part && Math.min(box.width, box.height) < SMALL) {
      const { x, y, side } = this.#part;
      this.set({ x, y, scale: Math.min(box.width, box.height) / side, angle }, box);
      this.#fitted = true;
      return;
    }
    const margin = Math.min(box.width, box.height) < 500 ? 8 : 26;
    // A play area that is turned by an odd angle is wider than its side.
    const turned = (Math.abs(angle % 90) * Math.PI) / 180;
    const side = playArea * (Math.cos(turned) + Math.sin(turned));
    const tools = box.width > NARROW ? TOOLS.wide : TOOLS.narrow;
    const above = box.width <= box.height * 1.05;
    const height = above ? box.height - margin - tools : box.height - 2 * margin;
    const scale = Math.min(box.width - 2 * margin, height) / side;
    this.set({ x: playArea / 2, y: playArea / 2, scale, angle }, box);
    if (above) this.#makeRoomAbove(tools, (box.height - side * scale) / 2);
    else this.#makeRoomBeside(tools, (box.width - side * scale) / 2, margin);
    this.#fitted = true;
  }

  /** The tools stand above the table, over no ship. */
  #makeRoomAbove(tools: number, free: number): void {
    if (free < tools) this.pan(0, tools - free);
  }

  /** The tools stand at the right: the table makes room for them where it can. */
  #makeRoomBeside(tools: number, free: number, margin: number): void {
    if (free < tools) this.pan(-Math.max(0, Math.min(tools - free, free - margin / 2)), 0);
  }

  /** The box has another size: whoever sees the whole table goes on seeing it, others keep what they look at. */
  resize(playArea: number, angle: number, box: Box): void {
    if (this.#fitted) this.fit(playArea, angle, box);
    else this.set(this.#view, box);
  }

  /** The attribute that puts table millimetres (y downwards, as SVG has it) on the screen. */
  transform(): string {
    const { x, y, scale, angle } = this.#view;
    const { width, height } = this.#box;
    return `translate(${width / 2} ${height / 2}) scale(${scale}) rotate(${angle}) translate(${-x} ${y})`;
  }

  toScreen({ x, y }: Point): Point {
    const { x: cx, y: cy, scale, angle } = this.#view;
    const turn = (angle * Math.PI) / 180;
    const dx = (x - cx) * scale;
    const dy = (cy - y) * scale;
    return {
      x: this.#box.width / 2 + dx * Math.cos(turn) - dy * Math.sin(turn),
      y: this.#box.height / 2 + dx * Math.sin(turn) + dy * Math.cos(turn),
    };
  }

  toTable({ x, y }: Point): Point {
    const { x: cx, y: cy, scale, angle } = this.#view;
    const turn = (-angle * Math.PI) / 180;
    const dx = (x - this.#box.width / 2) / scale;
    const dy = (y - this.#box.height / 2) / scale;
    return { x: cx + dx * Math.cos(turn) - dy * Math.sin(turn), y: cy - (dx * Math.sin(turn) + dy * Math.cos(turn)) };
  }

  /** Moves the picture by pixels. */
  pan(dx: number, dy: number): void {
    const { width, height } = this.#box;
    const { x, y } = this.toTable({ x: width / 2 - dx, y: height / 2 - dy });
    this.set({ ...this.#view, x, y });
  }

  /** Zooms and turns about a point of the screen, which stays where it is. */
  zoom(factor: number, about: Point = { x: this.#box.width / 2, y: this.#box.height / 2 }, turned = 0): void {
    const held = this.toTable(about);
    this.set({ ...this.#view, scale: this.#view.scale * factor, angle: this.#view.angle + turned });
    const now = this.toScreen(held);
    this.pan(about.x - now.x, about.y - now.y);
  }
}
