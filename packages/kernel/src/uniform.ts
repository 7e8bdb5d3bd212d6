/**
 * Makes things of one kind alike: answers a function that copies one of them with every field that any of `all` has, in
 * one order, those it leaves out as `undefined`. What lies within a field stays as it is; parts that are read as often
 * are made alike by themselves.
 *
 * Facts are written with the fields they have, and the rules read them at every step: reading a field of things that
 * look alike costs a fraction of reading it of things of many shapes (docs/performance.md).
 */
export function uniform<Thing extends object>(all: readonly Thing[]): <One extends Thing>(thing: One) => One {
  const blank = Object.fromEntries(all.flatMap(Object.keys).map((field) => [field, undefined]));
  return (thing) => {
    // Not `{ ...blank }`: what is spread once cold and once warm has two shapes.
    const { ...copy } = blank;
    return Object.assign(copy, thing);
  };
}
