import type { Language, RequestView } from '@rangefinder/kernel';
import { askRules } from '../../src/asking.ts';
import { findBattleCard, findCommand, findSupply, findUpgrade } from '../../src/cards/catalog.ts';
import { findKeyword } from '../../src/keywords/index.ts';
import { keywordValue } from '../../src/sources.ts';
import type { LegionView } from '../../src/view.ts';
import { type TableProps, unitIn, unitOfRequest } from '../model.ts';
import { keywordName, keywordText } from '../side/CardText.tsx';
import { Symbols } from '../side/Symbols.tsx';

/** What the card says, or the keyword, that makes the game ask: nobody has to look it up to answer. */
export function AbilityText({ table, request }: TableProps & { readonly request: RequestView }) {
  const { language } = table.settings;
  const said = abilityOf(table.snapshot.view, request, language);
  if (!said || said.text === '') return null;
  return (
    <p className="lg lg-ability">
      <b>{said.name}.</b> <Symbols text={said.text} language={language} />
    </p>
  );
}

function abilityOf(view: LegionView, request: RequestView, language: Language) {
  const { about } = request;
  const id = typeof about === 'object' && about !== null && 'card' in about ? about.card : null;
  if (typeof id !== 'string') return null;
  if (findKeyword(id)) {
    const unit = unitIn(view, unitOfRequest(request));
    const table = askRules(view);
    const value = unit ? keywordValue(table, table.unit(unit.id), id) : 0;
    const use = { id, value, of: '' };
    return { name: keywordName(use), text: keywordText(use, language) };
  }
  const card = findUpgrade(id) ?? findCommand(id) ?? findBattleCard(id);
  if (card) return { name: card.name, text: card.text[language] };
  const supply = findSupply(id);
  return supply ? { name: supply.name[language], text: supply.text[language] } : null;
}
