import { prose } from '@rangefinder/table';
import { Fragment } from 'react';
import { Link } from 'wouter';
import { ruleAddress } from './load.ts';

/** The text of a rule with its symbols set apart and the rules it names as links. */
export function Prose({ text, game }: { readonly text: string; readonly game: string }) {
  return (
    <>
      {prose(text).map((piece, i) => {
        // The pieces of a text never change places.
        const key = `${i}:${piece.text}`;
        if (piece.kind === 'symbol')
          return (
            <span key={key} className="symbol">
              {piece.text}
            </span>
          );
        if (piece.kind === 'strong') return <strong key={key}>{piece.text}</strong>;
        if (piece.kind === 'rule')
          return (
            <Link key={key} href={ruleAddress(game, piece.text)} className="rule-ref">
              {piece.text}
            </Link>
          );
        return <Fragment key={key}>{piece.text}</Fragment>;
      })}
    </>
  );
}
