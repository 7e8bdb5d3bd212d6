import { looksTheSame } from '@rangefinder/table';
import { memo } from 'react';
import type { TableProps } from '../model.ts';
import { asksForCard, asksForForce } from '../requests.ts';
import { CardChoice } from './CardChoice.tsx';
import { ForceChoice } from './ForceChoice.tsx';
import { Hand } from './Hand.tsx';
import { PassAlways } from './PassAlways.tsx';

/** Between the question and its buttons: the hand, or the cards and amounts one is asked to choose from. */
export const Tray = memo(function Tray({ table }: TableProps) {
  const { request, view } = table.snapshot;
  const hand = view.players[table.near]?.hand ?? null;
  const choosing = request !== null && asksForCard(request);
  if (hand === null && !choosing) return null;
  return (
    <div className="sw sw-tray">
      {request && asksForForce(request) ? <ForceChoice table={table} request={request} /> : null}
      {choosing ? <CardChoice table={table} request={request} /> : <Hand table={table} hand={hand ?? []} />}
      {request ? <PassAlways table={table} request={request} /> : null}
    </div>
  );
}, looksTheSame);
