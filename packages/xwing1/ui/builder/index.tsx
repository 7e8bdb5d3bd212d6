import type { BuilderProps, Settings } from '@rangefinder/table';
import { Builder as SquadBuilder, ListCard as SquadCard } from '@rangefinder/xwing/ui/builder';
import { BUILDER_EDITION } from './edition.ts';

export function Builder(props: BuilderProps) {
  return <SquadBuilder edition={BUILDER_EDITION} {...props} />;
}

export function ListCard(props: { readonly list: unknown; readonly settings: Settings }) {
  return <SquadCard edition={BUILDER_EDITION} {...props} />;
}
