import type { TableModel } from '../ui.ts';
import { SWITCH } from './otherway.ts';

/** Offers another way to take the options, in their place. */
export function OtherWaySwitch({ table }: { readonly table: TableModel }) {
  const { otherWay, letters } = table;
  if (!otherWay) return null;
  const letter = letters.get(SWITCH);
  return (
    <label className="other-way">
      <input type="checkbox" checked={otherWay.on} aria-keyshortcuts={letter} onChange={() => otherWay.turn()} />
      {letter ? (
        <span className="letter" aria-hidden="true">
          {letter.toUpperCase()}
        </span>
      ) : null}
      <span>{otherWay.name}</span>
    </label>
  );
}
