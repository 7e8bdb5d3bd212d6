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
 * Printed facts are not rules: numbers, lists and flags of an object with an `id`, as long as nothing is computed in
 * them, and tables of numbers such as outlines. Abilities are calls or functions, and stay.
 */
export const facts = {
  shouldIgnore(path: NodePath): string | undefined {
    if (path.isArrayExpression()) return isTable(path.node) ? 'a table' : undefined;
    if (!path.isObjectProperty() || !types.isObjectExpression(path.parent)) return undefined;
    const isCard = path.parent.properties.some((property) => keyOf(property) === 'id');
    return isCard && isPlain(path.node.value) ? 'a printed fact' : undefined;
  },
};

/** A list of lists of plain numbers. */
function isTable({ elements }: t.ArrayExpression): boolean {
  return elements.length > 0 && elements.every((element) => types.isArrayExpression(element) && isPlain(element));
}

function keyOf(property: t.Node): string | undefined {
  return types.isObjectProperty(property) && types.isIdentifier(property.key) ? property.key.name : undefined;
}

function isPlain(node: t.Node): boolean {
  if (types.isArrayExpression(node)) return node.elements.every((element) => element !== null && isPlain(element));
  if (types.isObjectExpression(node)) {
    return node.properties.every((property) => types.isObjectProperty(property) && isPlain(property.value));
  }
  return types.isLiteral(node) || types.isUnaryExpression(node);
}
