import type { RequestView } from '@rangefinder/kernel';
import { capital } from '@rangefinder/kernel/words';
import { pickUnder } from '../../src/ask.ts';
import { battleCardFacts } from '../../src/cards/catalog.ts';
import { BATTLE_ROW } from '../../src/text/terms.ts';
import type { TableProps } from '../model.ts';
import { WORDS } from '../words.ts';

const ROWS = ['objectives', 'deployments', 'conditions'] as const;

/** The battle cards that are left: the first of each row is what is fought for, and what an elimination takes away (legion.setup.14). */
export function BattleRows({ table, request }: TableProps & { readonly request: RequestView }) {
  const { language } = table.settings;
  const { battle } = table.snapshot.view;
  const { pointed } = table;
  const option = pickUnder(request, 'eliminate')?.options.find(
    ({ key }) => pointed?.kind === 'option' && pointed.key === key,
  );
  return (
    <div className="lg lg-battle">
      {ROWS.map((kind) => (
        <p key={kind} className={option?.about?.kind === kind ? 'is-pointed' : ''}>
          <span className="lg-battle-row">{capital(BATTLE_ROW[kind])[language]}</span>
          {battle[kind].map((id, i) => (
            <span key={id} className={i === 0 ? 'lg-battle-card is-now' : 'lg-battle-card'}>
              {battleCardFacts(id).name}
            </span>
          ))}
        </p>
      ))}
      <small>{WORDS.battleHint[language]}</small>
    </div>
  );
}
