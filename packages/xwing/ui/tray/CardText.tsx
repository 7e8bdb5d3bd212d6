/** A card whose ability is asked about, as its edition describes it. */
export interface SaidCard {
  readonly name: string;
  readonly text: string;
}

/** What a card does that makes the game ask: nobody has to look it up to answer. Cards are described in English only. */
export function CardText({ card: { name, text } }: { readonly card: SaidCard }) {
  return (
    <p className="xw xw-ability">
      <b>{/[.!?]$/.test(name) ? name : `${name}.`}</b> <span lang="en">{text}</span>
    </p>
  );
}
