/** A web address in a text. */
export interface Link {
  readonly address: string;
  /** A parameter of its query or of what follows its `#`, decoded. */
  param(name: string): string | undefined;
}

/** The addresses in a text, also those that Markdown wraps in brackets; an address may lack its `https://`. */
export function linksIn(text: string): readonly Link[] {
  return text
    .split(/[\s"<>]+/)
    .filter((word) => /[?#&](?:amp;)?[a-z]+=/i.test(word))
    .slice(0, MOST)
    .map((word) => link(unwrapped(word)));
}

/** More addresses than this, in one text, are not looked at. */
const MOST = 20;

/** `[words](address)` is an address, and so is one that ends with a bracket it never opened. */
function unwrapped(word: string): string {
  const marked = word.indexOf('](');
  const bare = marked < 0 ? word.replace(/^\(/, '') : word.slice(marked + 2);
  const unopened = bare.endsWith(')') && bare.split('(').length < bare.split(')').length;
  return unopened ? bare.slice(0, -1) : bare;
}

function link(address: string): Link {
  const params = address.replace(/^[^?#]*[?#]/, '').split(/[?#&](?:amp;)?/);
  return {
    address,
    param: (name) => {
      const found = params.find((param) => param.startsWith(`${name}=`));
      return found === undefined ? undefined : decoded(found.slice(name.length + 1));
    },
  };
}

/** Percent signs that stand for nothing are no reason to refuse a link. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** A text as the value of a parameter. Half a character, with which a name that was cut may end, has no place in an address. */
export function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));
}
