import { looksTheSame } from '@rangefinder/table';
import { memo } from 'react';
import { LEADING } from '../board/useFollowing.ts';
import type { TableProps } from '../model.ts';
import { asksForCommand } from '../requests.ts';
import { AttackTray } from './AttackTray.tsx';
import { Follow } from './Follow.tsx';
import { Hand } from './Hand.tsx';

/** Between the question and its buttons: the command cards, how the others follow a leader, the dice of an attack. */
export const Tray = memo(function Tray({ table }: TableProps) {
  const { view, request } = table.snapshot;
  if (request?.kind === 'pick' && asksForCommand(request)) return <Hand table={table} request={request} />;
  if (request?.kind === 'place' && (LEADING.includes(request.topic) || request.topic === 'place-others'))
    return <Follow table={table} request={request} />;
  return view.attack ? <AttackTray table={table} attack={view.attack} /> : null;
}, looksTheSame);
