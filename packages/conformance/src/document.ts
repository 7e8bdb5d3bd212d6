import { BadInput, isObject } from '@rangefinder/kernel';
import { type Document, isMap, isNode, isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';

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
    // A warning is about a tag that nobody knows: what stands there is read as something else than it says.
    const [error] = [...this.#document.errors, ...this.#document.warnings];
    if (error) throw new BadInput(this.#at(error.pos[0]), inShort(error.message));
    const aliases = this.#checkedAliases();
    try {
      this.root = this.#document.toJS({ maxAliasCount: 100 });
    } catch (error) {
      if (!(error instanceof ReferenceError)) throw error;
      throw new BadInput(aliases[0] ?? this.#at(0), 'Written out, its aliases would make this file far too large.');
    }
  }

  /**
   * Where its aliases stand. Whatever is in the file can be read: it ends somewhere, and no key of it means something to
   * objects themselves.
   */
  #checkedAliases(): readonly string[] {
    const aliases: string[] = [];
    visit(this.#document, {
      Node: (_key, node, path) => {
        if (path.length > DEEPEST) throw new BadInput(this.#at(node.range?.[0] ?? 0), 'This is nested too deeply.');
      },
      Alias: (_key, alias, path) => {
        const at = this.#at(alias.range?.[0] ?? 0);
        const meant = alias.resolve(this.#document);
        if (!meant) throw new BadInput(at, `Nothing before this is marked &${alias.source}.`);
        if (path.some((around) => around === meant)) throw new BadInput(at, `*${alias.source} would be within itself.`);
        aliases.push(at);
      },
      Pair: (_key, { key }) => {
        if (isScalar(key) && key.value === '__proto__')
          throw new BadInput(this.#at(key.range?.[0] ?? 0), '"__proto__" is no name for anything.');
      },
    });
    return aliases;
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

const DEEPEST = 100;

/** What the reader of YAML has to say, without what it shows of the file and without the place, which stands before it. */
function inShort(message: string): string {
  const [line = ''] = message.split('\n');
  return line.includes('call stack') ? 'This is nested too deeply.' : line.replace(/ at line .*$/, '.');
}

/** `position.ships[2].pose` → its keys and indices. */
export function pathOf(dotted: string): Path {
  return dotted
    .split(/[.[\]]+/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}
