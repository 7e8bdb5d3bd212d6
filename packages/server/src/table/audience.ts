import type { Refused } from '@rangefinder/host';
import type { Seat, Viewer } from '@rangefinder/kernel';
import type { ServerMessage } from '@rangefinder/protocol';

/** Where messages to one connection go. */
export interface Listener {
  /** Where the visitor comes from. */
  readonly visitor: string;
  send(text: string): void;
  /** There is nothing to look at any more. */
  turnAway(reason: Refused): void;
}

/** Who is connected to a table on this server, by what they may see. */
export class Audience {
  readonly #listeners = new Map<Viewer, Set<Listener>>();

  get viewers(): readonly Viewer[] {
    return [...this.#listeners.keys()];
  }

  get size(): number {
    let size = 0;
    for (const listeners of this.#listeners.values()) size += listeners.size;
    return size;
  }

  /** The seats somebody is connected for. */
  get seats(): readonly Seat[] {
    return this.viewers.filter((viewer) => viewer !== 'spectator');
  }

  /** Where those who look on come from. */
  get visitors(): readonly string[] {
    const visitors = new Set<string>();
    for (const listeners of this.#listeners.values()) for (const { visitor } of listeners) visitors.add(visitor);
    return [...visitors];
  }

  /** True when nobody saw the table through these eyes before. */
  add(viewer: Viewer, listener: Listener): boolean {
    const listeners = this.#listeners.get(viewer);
    if (listeners) {
      listeners.add(listener);
      return false;
    }
    this.#listeners.set(viewer, new Set([listener]));
    return true;
  }

  /** True when nobody is left who sees the table through these eyes. */
  remove(viewer: Viewer, listener: Listener): boolean {
    const listeners = this.#listeners.get(viewer);
    if (!listeners?.delete(listener) || listeners.size > 0) return false;
    this.#listeners.delete(viewer);
    return true;
  }

  /** Tells all who see through the same eyes; the text is made once. */
  tell(viewer: Viewer, message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const listener of this.#listeners.get(viewer) ?? []) listener.send(text);
  }

  turnAway(reason: Refused): void {
    for (const listeners of this.#listeners.values()) for (const listener of listeners) listener.turnAway(reason);
  }

  tellAll(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const listeners of this.#listeners.values()) for (const listener of listeners) listener.send(text);
  }
}
