/** Words that hyphens join. */
const JOINED = /([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)/u;
/** With a part as short as this it is a name that one reads as a whole, not a long word that may end its line. */
const SHORT = 3;

function isOneName(word: string): boolean {
  return word.split('-').some((part) => part.length <= SHORT);
}

/** A text whose names stay on one line: "AT-RT" is not torn after "AT-", whereas "Imperial-Class" may be. */
export function Unbroken({ text }: { readonly text: string }) {
  return text.split(JOINED).map((part, i) =>
    i % 2 === 1 && isOneName(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name than their place.
      <span key={i} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
