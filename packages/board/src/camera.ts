import type { Point } from '@rangefinder/geometry';
import { type Area, cornersOf, extentOf } from './area.ts';
import type { Subject } from './focus.ts';

/** What part of the table the screen shows: the point at its middle, pixels per millimetre, and how it is turned. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Degrees clockwise; 180 puts the far edge of the table at the bottom. */
  readonly angle: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** The tools are this wide with their margins. Where a box is hardly wider than high they stand above the table. */
const TOOLS = { wide: 60, narrow: 44 };
const NARROW = 700;
const NEAREST = 8;
const FURTHEST = 0.1;
/** Pixels that the smallest piece of a decision must have. */
const LEGIBLE = 20;
/** What is hardly closer than the whole table is not worth going there. */
const CLOSER = 1.15;
/** Room around what a decision is about, in sizes of its smallest piece. */
const ROOM = 1.9;
/** Pixels that must be left at the edge of the box for a thing to be in sight. */
const EDGE = 6;
/** Pixels by which the whole table may seem to stick out of the box. */
const ROUNDING = 3;

/** Who decided what the camera shows: nobody yet, a decision, or somebody's hand. */
type Rest = 'whole' | 'decision' | 'hand';

/**
 * Where the board looks. Kept outside of React: panning and zooming move two groups of the drawing and nothing is drawn
 * anew, except by those who subscribe.
 */
export class Camera {
  #area: Area;
  /** How the table lies when nobody has turned it. */
  #angle: number;
  #view: View;
  /** Where it was last sent by a decision or an overview. */
  #aim: View;
  #box: Box = { width: 800, height: 800 };
  #rest: Rest = 'whole';
  #subject: Subject | null = null;
  /** Milliseconds that it takes to get to the next decision. */
  #pace = 0;
  #frame = 0;
  readonly #listeners = new Set<() => void>();

  constructor(area: Area, angle = 0) {
    this.#area = area;
    this.#angle = angle;
    this.#view = { x: area.width / 2, y: area.height / 2, scale: 1, angle };
    this.#aim = this.#view;
  }

  get view(): View {
    return this.#view;
  }

  /** Where it goes, or went before somebody moved it. */
  get aim(): View {
    return this.#aim;
  }

  get box(): Box {
    return this.#box;
  }

  /** Pixels that the tools take from the box. */
  get tools(): Tools {
    return toolsOn(this.#box);
  }

  get area(): Area {
    return this.#area;
  }

  /** How the table lies when nobody has turned it. */
  get restingAngle(): number {
    return this.#angle;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** How long it takes to get to the next decision. */
  set pace(milliseconds: number) {
    this.#pace = milliseconds;
  }

  /** Looks elsewhere at once, because somebody wants to. */
  set(view: View): void {
    this.stop();
    this.#show(view, 'hand');
  }

  /** Stays where it is on its way to a decision. */
  stop(): void {
    if (this.#frame !== 0) cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #show(view: View, rest: Rest): void {
    this.#view = { ...view, scale: Math.min(NEAREST, Math.max(FURTHEST, view.scale)) };
    this.#rest = rest;
    for (const listener of this.#listeners) listener();
  }

  /** The table has these measures and lies like this in a box of this size. */
  lay(area: Area, angle: number, box: Box): void {
    const other = area.width !== this.#area.width || area.height !== this.#area.height || angle !== this.#angle;
    this.stop();
    this.#area = area;
    this.#angle = angle;
    this.#box = box;
    // Whoever sees the whole table goes on seeing it, others keep what they look at.
    if (other || this.#rest === 'whole') this.#show(this.#whole(), 'whole');
    else if (this.#rest === 'decision' && this.#subject) this.#show(this.#close(this.#subject), 'decision');
    else this.#show(this.#view, 'hand');
    this.#aim = this.#view;
  }

  /** Shows the whole play area. */
  overview(): void {
    this.#go(this.#whole(), 'whole');
  }

  /** Whether all of the play area is in sight. */
  seesAll(): boolean {
    return cornersOf(this.#area).every((corner) => this.#isInSight(corner));
  }

  /**
   * Turns to the next decision, but only where it has to: what matters is out of sight, or too small to work on. A hand
   * that moved the camera chose its scale, which stays as long as the decision fits.
   */
  attend(subject: Subject | null): void {
    if (isSame(subject, this.#subject)) return;
    this.#subject = subject;
    if (!subject) {
      if (this.#rest === 'decision') this.#go(this.#whole(), 'whole');
      return;
    }
    const { frame, least } = subject;
    const seen = this.#isClear({ x: frame.left, y: frame.low }) && this.#isClear({ x: frame.right, y: frame.high });
    if (this.#rest === 'hand') {
      if (!seen) this.#go(this.#brought(subject), 'hand');
    } else if (least === null) {
      if (this.#rest === 'decision') this.#go(this.#whole(), 'whole');
    } else if (!seen || least * this.#view.scale < LEGIBLE) this.#turnTo(subject);
  }

  /** Whether one sees all of the table, and could see the decision more closely. */
  couldRevisit(): boolean {
    return (
      this.#subject?.least != null && this.seesAll() && this.#close(this.#subject).scale > this.#view.scale * CLOSER
    );
  }

  /** Turns to what the decision is about, whoever looked elsewhere. */
  revisit(): void {
    if (this.#subject) this.#turnTo(this.#subject);
  }

  #turnTo(subject: Subject): void {
    const close = this.#close(subject);
    const whole = this.#whole();
    if (close.scale > whole.scale * CLOSER) this.#go(close, 'decision');
    else this.#go(whole, 'whole');
  }

  /** Whether a point is in the box. */
  #isInSight(point: Point): boolean {
    const { x, y } = this.toScreen(point);
    return x >= -ROUNDING && y >= -ROUNDING && x <= this.#box.width + ROUNDING && y <= this.#box.height + ROUNDING;
  }

  /** Whether one can work on what is at a point: it is in the box, some pixels from its edge, and not under the tools. */
  #isClear(point: Point): boolean {
    const { x, y } = this.toScreen(point);
    const { width, height } = this.#box;
    const { top, right } = this.tools;
    return x >= EDGE && y >= top + EDGE && x <= width - right - EDGE && y <= height - EDGE;
  }

  /** A view of the decision alone, with some room around it. */
  #close(subject: Subject): View {
    const { least, large } = subject;
    const scale = Math.min(this.#fitting(subject), large / (least ?? large));
    return this.#centred(subject, scale, this.#angle);
  }

  /** A decision in the middle of what the tools leave of the box, or beside it where there would be less of the table. */
  #centred({ frame, least }: Subject, scale: number, angle: number): View {
    const { left, right, low, high } = frame;
    const { tools } = this;
    const view = panned({ x: (left + right) / 2, y: (low + high) / 2, scale, angle }, -tools.right / 2, tools.top / 2);
    const room = ROOM * (least ?? 0);
    const meant = [
      { x: left - room, y: low - room },
      { x: right + room, y: high + room },
    ].map((corner) => onScreen(corner, view, this.#box));
    const table = cornersOf(this.#area).map((corner) => onScreen(corner, view, this.#box));
    const { width, height } = this.#box;
    const aside = (axis: 'x' | 'y', from: number, to: number) =>
      slide(spanOf(table, axis), spanOf(meant, axis), { from: from + EDGE, to: to - EDGE });
    return panned(view, aside('x', 0, width - tools.right), aside('y', tools.top, height));
  }

  /** The scale at which a decision just fits beside the tools. */
  #fitting({ frame: { left, right, low, high }, least }: Subject): number {
    const room = 2 * ROOM * (least ?? 0);
    const { width, height } = extentOf({ width: right - left + room, height: high - low + room }, this.#angle);
    const { tools } = this;
    return Math.min((this.#box.width - tools.right) / width, (this.#box.height - tools.top) / height);
  }

  /** The view as it is, moved to where the decision is, and no closer than that all of it is seen. */
  #brought(subject: Subject): View {
    return this.#centred(subject, Math.min(this.#view.scale, this.#fitting(subject)), this.#view.angle);
  }

  /** The whole play area, with a margin in pixels and room for the tools. */
  #whole(): View {
    const box = this.#box;
    const margin = Math.min(box.width, box.height) < 500 ? 8 : 26;
    const { top, right } = this.tools;
    const { width, height } = extentOf(this.#area, this.#angle);
    const wide = box.width - margin - Math.max(margin, right);
    const high = box.height - margin - Math.max(margin, top);
    const scale = Math.max(FURTHEST, Math.min(wide / width, high / height));
    const view = { x: this.#area.width / 2, y: this.#area.height / 2, scale, angle: this.#angle };
    const [besides, over] = [(box.width - width * scale) / 2, (box.height - height * scale) / 2];
    // The tools stand above the table, over no piece; or at its right, where it makes room for them as far as it can.
    if (over < top) return panned(view, 0, top - over);
    return besides < right ? panned(view, -Math.max(0, Math.min(right - besides, besides - margin / 2)), 0) : view;
  }

  /** Goes to a view: at once, or as fast as eyes can follow. */
  #go(to: View, rest: Rest): void {
    this.stop();
    this.#aim = to;
    const from = this.#view;
    const started = this.#pace > 0 ? performance.now() : 0;
    if (this.#pace === 0) {
      this.#show(to, rest);
      return;
    }
    const turn = ((to.angle - from.angle + 540) % 360) - 180;
    const step = () => {
      const part = Math.min(1, (performance.now() - started) / this.#pace);
      const eased = part * part * (3 - 2 * part);
      const mix = (a: number, b: number) => a + (b - a) * eased;
      this.#frame = part < 1 ? requestAnimationFrame(step) : 0;
      if (part === 1) this.#show(to, rest);
      else {
        // By its logarithm a scale changes evenly.
        const scale = Math.exp(mix(Math.log(from.scale), Math.log(to.scale)));
        this.#show({ x: mix(from.x, to.x), y: mix(from.y, to.y), scale, angle: from.angle + turn * eased }, rest);
      }
    };
    step();
  }

  /** The attribute that puts table millimetres (y downwards, as SVG has it) on the screen. */
  transform(): string {
    const { x, y, scale, angle } = this.#view;
    const { width, height } = this.#box;
    return `translate(${width / 2} ${height / 2}) scale(${scale}) rotate(${angle}) translate(${-x} ${y})`;
  }

  toScreen(point: Point): Point {
    return onScreen(point, this.#view, this.#box);
  }

  toTable({ x, y }: Point): Point {
    const { width, height } = this.#box;
    const { x: tx, y: ty } = panned(this.#view, width / 2 - x, height / 2 - y);
    return { x: tx, y: ty };
  }

  /** Moves the picture by pixels. */
  pan(dx: number, dy: number): void {
    this.set(panned(this.#view, dx, dy));
  }

  /** Puts a point of the table into the middle. */
  centre({ x, y }: Point): void {
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

interface Span {
  readonly from: number;
  readonly to: number;
}

function spanOf(points: readonly Point[], axis: 'x' | 'y'): Span {
  const along = points.map((point) => point[axis]);
  return { from: Math.min(...along), to: Math.max(...along) };
}

/**
 * By how many pixels a table that is larger than the box goes towards an edge it does not reach, as far as what is meant stays in;
 * one that is smaller comes all in.
 */
function slide(table: Span, meant: Span, box: Span): number {
  if (table.to - table.from <= box.to - box.from) {
    return Math.max(0, box.from - table.from) - Math.max(0, table.to - box.to);
  }
  if (table.from > box.from) return -Math.min(table.from - box.from, Math.max(0, meant.from - box.from));
  return table.to < box.to ? Math.min(box.to - table.to, Math.max(0, box.to - meant.to)) : 0;
}

/** Where tools lie over the board: at its right, or above where it is hardly wider than high. */
interface Tools {
  readonly top: number;
  readonly right: number;
}

function toolsOn({ width, height }: Box): Tools {
  const tools = width > NARROW ? TOOLS.wide : TOOLS.narrow;
  return width <= height * 1.05 ? { top: tools, right: 0 } : { top: 0, right: tools };
}

/** Where a point of the table is in a box that shows this view. */
export function onScreen({ x, y }: Point, view: View, { width, height }: Box): Point {
  const turn = (view.angle * Math.PI) / 180;
  const dx = (x - view.x) * view.scale;
  const dy = (view.y - y) * view.scale;
  return {
    x: width / 2 + dx * Math.cos(turn) - dy * Math.sin(turn),
    y: height / 2 + dx * Math.sin(turn) + dy * Math.cos(turn),
  };
}

/** A view with its picture moved by pixels. */
function panned(view: View, dx: number, dy: number): View {
  const turn = (-view.angle * Math.PI) / 180;
  const [x, y] = [-dx / view.scale, -dy / view.scale];
  return {
    ...view,
    x: view.x + x * Math.cos(turn) - y * Math.sin(turn),
    y: view.y - (x * Math.sin(turn) + y * Math.cos(turn)),
  };
}

function isSame(a: Subject | null, b: Subject | null): boolean {
  if (!a || !b) return a === b;
  const { left, right, low, high } = a.frame;
  const { frame } = b;
  return (
    left === frame.left && right === frame.right && low === frame.low && high === frame.high && a.least === b.least
  );
}
