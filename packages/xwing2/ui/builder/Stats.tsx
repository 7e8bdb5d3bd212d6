import type { Words } from '@rangefinder/kernel/words';
import { arc } from '@rangefinder/xwing/terms';
import { Icon } from '@rangefinder/xwing/ui';
import type { ShipFacts } from '../../src/card.ts';
import { BUILDER } from './words.ts';

/** The numbers of a ship type in a row: attack by arc, agility, hull, shields. */
export function Stats({ type, say }: { readonly type: ShipFacts; readonly say: (said: Words) => string }) {
  return (
    <span className="xb-stats">
      {type.attacks.map(({ arc: id, dice }) => (
        <Stat key={id} kind="attack" label={`${say(BUILDER.attack)} ${dice} (${say(arc(id))})`} value={dice}>
          <Icon name={`arc-${id}`} size={14} />
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
