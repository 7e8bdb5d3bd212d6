import './builder.css';

export { CardPlace } from './CardPlace.tsx';
export { Exchange, type ExchangeFile, type ExchangeFormat } from './Exchange.tsx';
export { FilterBar } from './FilterBar.tsx';
export { type Chosen, costFilter, type Filter, type FilterOption, keywordFilter, numbers, passing } from './filters.ts';
export { back, begin, forth, type History, step, useUndoKeys } from './history.ts';
export { ImportReport } from './ImportReport.tsx';
export { PickerHead } from './PickerHead.tsx';
export { Problems, Reasons, RuleLink, type SaidProblem } from './Problems.tsx';
export { type RuleHome, RuleHomeContext } from './rulelinks.ts';
export { fold, holds } from './search.ts';
export { UndoButtons } from './UndoButtons.tsx';
export { BUILDER } from './words.ts';
