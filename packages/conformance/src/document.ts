import { BadInput, isObject } from '@rangefinder/kernel';
import { type Document, isMap, isNode, isPair, LineCounter, parseDocument } from 'yaml';

/** Where in a document something stands: the keys and indices that lead to it. */
export type Path = readonly (string | number)[];

/** A YAML file that knows where everything in it stands, so that errors can say it. */
export class YamlFile {
  readonly name: string;
  readonly root: unknown;
  readonly #document: Document;
  readonly #lines: LineCounter;

  constructor(name: string, text: string) {
    this.name = name;
    this.#lines = new LineCounter();
    this.#document = parseDocument(text, { lineCounter: this.#lines, uniqueKeys: true });
    const [error] = this.#document.errors;
    if (error)
      throw new BadInput(this.#at(error.pos[0]), (error.message.split('\n')[0] ?? '').replace(/ at line .*$/, '.'));
    this.root = this.#document.toJS({ maxAliasCount: 100 });
  }

  /** An error at the place that the path leads to, or as near to it as the file goes. */
  error(path: Path, message: string): BadInput {
    return new BadInput(this.where(path), message);
  }

  /** `file:line:column` of a path. */
  where(path: Path): string {
    let offset = 0;
    let node: unknown = this.#document.contents;
    for (const key of path) {
      if (!isNode(node) || !('get' in node) || typeof node.get !== 'function') break;
      const next: unknown = node.get(key, true);
      // The place of an entry of a map is its key's: there the reader's eye goes first.
      const pair = isMap(node)
        ? node.items.find((item) => isPair(item) && String(item.key) === String(key))
        : undefined;
      const target = pair && isNode(pair.key) ? pair.key : next;
      if (isNode(target) && target.range) offset = target.range[0];
      node = next;
    }
    return this.#at(offset);
  }

  /** The map at a path, with none but the known keys. */
  map<K extends string>(value: unknown, path: Path, known: readonly K[]): Partial<Record<K, unknown>> {
    if (!isObject(value)) throw this.error(path, `A map with ${known.join(', ')} is expected here.`);
    for (const key of Object.keys(value)) {
      if (!known.some((candidate) => candidate === key)) {
        throw this.error([...path, key], `"${key}" is unknown here; there is ${known.join(', ')}.`);
      }
    }
    return value as Partial<Record<K, unknown>>;
  }

  list(value: unknown, path: Path): readonly unknown[] {
    if (!Array.isArray(value)) throw this.error(path, 'A list is expected here.');
    return value;
  }

  text(value: unknown, path: Path): string {
    if (typeof value !== 'string' || value === '') throw this.error(path, 'A text is expected here.');
    return value;
  }

  #at(offset: number): string {
    const { line, col } = this.#lines.linePos(offset);
    return `${this.name}:${line}:${col}`;
  }
}

/** `position.ships[2].pose` → its keys and indices. */
export function pathOf(dotted: string): Path {
  return dotted
    .split(/[.[\]]+/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}
