import type { RequestView } from '@rangefinder/kernel';
import { CardTile } from '../card/CardTile.tsx';
import { choose } from '../choose.ts';
import type { TableProps } from '../model.ts';
import { cardOfOption } from '../requests.ts';

type PickView = Extract<RequestView, { readonly kind: 'pick' }>;

/** Cards that lie in a pile, as they are offered: one of them is chosen by pressing it. */
export function CardChoice({ table, request }: TableProps & { readonly request: PickView }) {
  const { language } = table.settings;
  return (
    <ul className="sw-hand" aria-label={table.words.request(request)}>
      {request.options.map((option) => {
        const card = cardOfOption(request, option);
        const letter = table.letters.get(option.key);
        const point = () => table.point({ kind: 'option', key: option.key });
        return (
          <li key={option.key}>
            <button
              type="button"
              className={`${card ? 'sw-tile' : 'option'} is-live ${table.draft.keys.includes(option.key) ? 'is-marked' : ''}`}
              data-option={option.key}
              aria-keyshortcuts={letter}
              disabled={table.sending}
              onPointerEnter={point}
              onFocus={point}
              onClick={() => choose(table, option.key)}
            >
              <span className={card ? 'sw-hidden' : ''}>{table.words.option(request, option)}</span>
              {card ? (
                <span className="sw-piece-face" aria-hidden="true">
                  <CardTile card={card} language={language} />
                </span>
              ) : null}
              {letter ? (
                <span className="sw-key sw-letter" aria-hidden="true">
                  {letter.toUpperCase()}
                </span>
              ) : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
