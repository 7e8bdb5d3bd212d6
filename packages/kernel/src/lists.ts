// The engine keeps lists of small numbers, of other numbers and of anything else apart, and lists with gaps from those
// without. What it has compiled for lists of one kind it must compile anew when one of another kind comes along, and
// until then that runs slowly. For lists that the rules look at all the time:

/** An empty list that things will be put into. A bare `[]` counts as one of small numbers until then. */
export function emptyList<T>(): T[] {
  const list = [undefined as T];
  list.pop();
  return list;
}

/** What `map` answers, always of one kind: that of `map` changes when it is compiled (there it has gaps). */
export function mapped<From, To>(list: readonly From[], change: (item: From, index: number) => To): To[] {
  const result = emptyList<To>();
  for (let i = 0; i < list.length; i++) result.push(change(list[i] as From, i));
  return result;
}
