import babel, { type NodePath, type types as t } from '@babel/core';

const { types } = babel;

/** One way of breaking code, in the instrumenter's own shape. */
export interface Mutator {
  readonly name: string;
  mutate(path: NodePath): Iterable<t.Node>;
}

/**
 * Ranges, counts and dice are what rules are made of: one more and one less. The instrumenter leaves numbers alone, so
 * these are ours. Numbers that are places in a list or keys change nothing that a rule says in numbers.
 */
export const numbers: Mutator = {
  name: 'Number',
  *mutate(path) {
    if (!path.isNumericLiteral() || isKeyOrPlace(path)) return;
    const { value } = path.node;
    yield types.numericLiteral(value + 1);
    if (value > 0) yield types.numericLiteral(Math.max(0, value - 1));
  },
};

function isKeyOrPlace({ node, parent }: NodePath): boolean {
  if (types.isObjectProperty(parent)) return parent.key === node;
  return types.isMemberExpression(parent) && parent.property === node;
}

/** A step that is left out: `yield* …`, a call, an assignment. Whole blocks are the instrumenter's. */
export const droppedStatements: Mutator = {
  name: 'DroppedStatement',
  *mutate(path) {
    if (path.isExpressionStatement()) yield types.emptyStatement();
  },
};

/**
 * Printed facts are not rules: numbers, lists and flags of what has an id, as long as nothing is computed in them; its
 * keywords, weapons and outlines, in whatever words they are written; and tables of numbers. Abilities are calls or functions,
 * and stay.
 */
export const facts = {
  shouldIgnore(path: NodePath): string | undefined {
    if (path.isArrayExpression()) return isTable(path.node) || isRow(path.node) ? 'a table' : undefined;
    if (!path.isObjectProperty() || !types.isObjectExpression(path.parent)) return undefined;
    if (!isKnown(path.parentPath)) return undefined;
    const isPrinted = PRINTED.has(keyOf(path.node) ?? '') ? isListed(path.node.value) : isPlain(path.node.value);
    return isPrinted ? 'a printed fact' : undefined;
  },
};

/** What holds facts and never an ability. */
const PRINTED: ReadonlySet<string> = new Set(['keywords', 'weapons', 'zones', 'parts']);

/** Whether an object is a card or the like: with an `id`, or with such facts right after it (`kind('dune', { parts: … })`). */
function isKnown({ node, parent }: NodePath): boolean {
  if (!types.isObjectExpression(node)) return false;
  const keys = node.properties.map(keyOf);
  if (keys.includes('id')) return true;
  if (!types.isCallExpression(parent) || !keys.some((key) => key !== undefined && PRINTED.has(key))) return false;
  const [id, card] = parent.arguments;
  return types.isStringLiteral(id) && card === node;
}

/** A list of lists of plain numbers. */
function isTable({ elements }: t.ArrayExpression): boolean {
  return elements.length > 0 && elements.every((element) => types.isArrayExpression(element) && isPlain(element));
}

/** What something is called and its numbers: a row of a table. */
function isRow({ elements: [name, ...rest] }: t.ArrayExpression): boolean {
  const numbers = rest.filter((element) => types.isNumericLiteral(element));
  return types.isStringLiteral(name) && numbers.length >= 2 && rest.every((element) => types.isLiteral(element));
}

function keyOf(property: t.Node): string | undefined {
  return types.isObjectProperty(property) && types.isIdentifier(property.key) ? property.key.name : undefined;
}

function isPlain(node: t.Node): boolean {
  return isMadeOf(node, (part) => types.isLiteral(part) || types.isUnaryExpression(part));
}

/** Plain, or in words for it: `ranged('E-11', 1, 3, { white: 1 })`. */
function isListed(node: t.Node): boolean {
  return isMadeOf(node, (part) => {
    if (types.isCallExpression(part)) return part.arguments.every(isListed);
    return types.isLiteral(part) || types.isUnaryExpression(part) || types.isIdentifier(part);
  });
}

function isMadeOf(node: t.Node, isPart: (node: t.Node) => boolean): boolean {
  if (types.isArrayExpression(node))
    return node.elements.every((element) => element !== null && isMadeOf(element, isPart));
  if (types.isObjectExpression(node)) {
    return node.properties.every((property) =>
      types.isSpreadElement(property)
        ? isPart(property.argument)
        : types.isObjectProperty(property) && isMadeOf(property.value, isPart),
    );
  }
  return isPart(node);
}
