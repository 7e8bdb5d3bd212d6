import { bodyPath } from '@rangefinder/board';
import type { Body } from '@rangefinder/geometry';
import { memo } from 'react';

/** 36 mm square with cut corners. */
const MARKER = 'M-15.1 -18H15.1L18 -15.1V15.1L15.1 18H-15.1L-18 15.1V-15.1Z';

export type MarkerKind = 'satellite' | 'cache';

/** A satellite or a supply cache about its middle. */
export const MarkerShape = memo(function MarkerShape({ kind }: { kind: MarkerKind }) {
  return (
    <>
      <path className="xw-marker" d={MARKER} />
      {kind === 'satellite' ? (
        <path className="xw-marker-sign" d="M-13 -3h8v6h-8zM5 -3h8v6h-8zM-4 -6h8v12h-8zM-5 0h-1M5 0h1M0 6v5M-4 11h8" />
      ) : (
        <path className="xw-marker-sign" d="M-10 -7L0 -12L10 -7V7L0 12L-10 7ZM-10 -7L0 -2L10 -7M0 -2V12" />
      )}
    </>
  );
});

/** A bomb, a mine or a remote, by its true outline. */
export const DeviceShape = memo(function DeviceShape({ body }: { body: Body }) {
  return (
    <>
      <path className="xw-device-body" d={bodyPath(body)} />
      <path className="xw-device-sign" d="M0 -8L2 -2L8 0L2 2L0 8L-2 2L-8 0L-2 -2Z" />
    </>
  );
});
