import type { Language, RequestView } from '@rangefinder/kernel';
import { askRules } from '../../src/asking.ts';
import { findBattleCard, findCommand, findSupply, findUpgrade } from '../../src/cards/catalog.ts';
import { findKeyword } from '../../src/keywords/index.ts';
import { keywordValue, poolKeywords } from '../../src/sources.ts';
import type { LegionView } from '../../src/view.ts';
import { unitIn, unitOfRequest } from '../model.ts';
import { keywordName, keywordText } from '../side/CardText.tsx';
import { Symbols } from '../side/Symbols.tsx';

/** What the card says, or the keyword, that makes the game ask: nobody has to look it up to answer. */
export function AbilityText({ said: { name, text }, language }: { readonly said: Said; readonly language: Language }) {
  return (
    <p className="lg lg-ability">
      <b>{/[.!?]$/.test(name) ? name : `${name}.`}</b> <Symbols text={text} language={language} />
    </p>
  );
}

interface Said {
  readonly name: string;
  readonly text: string;
}

/** The card or keyword that a request is about; null where there is none, or nothing to read. An action says itself what it does. */
export function abilityAsked(view: LegionView, request: RequestView | null, language: Language): Said | null {
  if (!request || request.topic === 'action') return null;
  const said = abilityOf(view, request, language);
  return said && said.text !== '' ? said : null;
}

function abilityOf(view: LegionView, request: RequestView, language: Language): Said | null {
  const { about } = request;
  const id = typeof about === 'object' && about !== null && 'card' in about ? about.card : null;
  if (typeof id !== 'string') return null;
  if (findKeyword(id)) {
    const use = { id, value: numberOf(view, request, id), of: '' };
    return { name: keywordName(use), text: keywordText(use, language) };
  }
  const card = findUpgrade(id) ?? findCommand(id) ?? findBattleCard(id);
  if (card) return { name: card.name, text: card.text[language] };
  const supply = findSupply(id);
  return supply ? { name: supply.name[language], text: supply.text[language] } : null;
}

/** The X of a keyword: of the unit that is asked, and of the weapons it attacks with. */
function numberOf(view: LegionView, request: RequestView, id: string): number {
  const unit = unitIn(view, unitOfRequest(request));
  if (!unit) return 0;
  const table = askRules(view);
  const { attack } = table.state;
  const pool = attack?.attacker === unit.id ? attack.pools[attack.current ?? -1] : undefined;
  const used = pool ? poolKeywords(pool).filter((use) => use.id === id) : [];
  return used.reduce((sum, { value }) => sum + value, keywordValue(table, table.unit(unit.id), id));
}
