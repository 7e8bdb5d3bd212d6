import { capital, name } from '@rangefinder/kernel/words';
import { pieceOfMini, type TableProps, unitIn } from '../model.ts';
import { thingName } from '../names.ts';
import type { Sight } from '../sight.ts';
import { WORDS } from '../words.ts';

/** The attackers with a cross on the board: what each of them cannot see past. The one pointed at stands out. */
export function Blind({ table, sight }: TableProps & { readonly sight: Sight }) {
  const { view } = table.snapshot;
  const { language } = table.settings;
  const attacker = unitIn(view, sight.attacker);
  const blind = sight.viewers.flatMap(({ mini, seen, hiddenBy }, i) =>
    seen.length > 0 ? [] : [{ id: mini.id, number: i + 1, hiddenBy }],
  );
  if (blind.length === 0) return null;
  return (
    <ul className="lg-blind-list">
      {blind.map(({ id, number, hiddenBy }) => {
        const thing = hiddenBy === null ? null : thingName(view, hiddenBy, language);
        const piece = attacker ? pieceOfMini(attacker, id) : id;
        const isPointed = table.pointed?.kind === 'piece' && table.pointed.id === piece;
        return (
          <li key={id} className={isPointed ? 'is-pointed' : ''}>
            {capital(name(WORDS.blind(number, thing)[language]))[language]}
          </li>
        );
      })}
    </ul>
  );
}
