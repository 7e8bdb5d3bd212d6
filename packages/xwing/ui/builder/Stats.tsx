import type { Words } from '@rangefinder/kernel/words';
import type { SquadShipType } from '../../src/squad/index.ts';
import { arc } from '../../src/terms.ts';
import { Icon } from '../icons/index.ts';
import { useEdition } from './edition.ts';
import { BUILDER } from './words.ts';

/** The numbers of a ship type in a row: attack by arc, agility, hull, shields. */
export function Stats({ type, say }: { readonly type: SquadShipType; readonly say: (said: Words) => string }) {
  const { icons } = useEdition();
  return (
    <span className="xb-stats">
      {type.attacks.map(({ arc: id, dice }) => (
        <Stat key={id} kind="attack" label={`${say(BUILDER.attack)} ${dice} (${say(arc(id))})`} value={dice}>
          <Icon name={icons.arc(id)} size={14} />
        </Stat>
      ))}
      <Stat kind="agility" label={`${say(BUILDER.agility)} ${type.agility}`} value={type.agility}>
        <Icon name="agility" size={14} />
      </Stat>
      <Stat kind="hull" label={`${say(BUILDER.hull)} ${type.hull}`} value={type.hull}>
        <Icon name="hull" size={14} />
      </Stat>
      {type.shields > 0 ? (
        <Stat kind="shields" label={`${say(BUILDER.shields)} ${type.shields}`} value={type.shields}>
          <Icon name="shield" size={14} />
        </Stat>
      ) : null}
    </span>
  );
}

interface StatProps {
  readonly kind: string;
  readonly label: string;
  readonly value: number;
  readonly children: React.ReactNode;
}

function Stat({ kind, label, value, children }: StatProps) {
  return (
    <span className="xb-stat" data-stat={kind} title={label}>
      {children}
      <span aria-hidden="true">{value}</span>
      <span className="hidden">{label}</span>
    </span>
  );
}
