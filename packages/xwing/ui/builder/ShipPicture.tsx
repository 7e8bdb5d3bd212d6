import type { Silhouette } from '../silhouettes/index.ts';

/** The silhouette of a ship type beside its name. */
export function ShipPicture({ drawing, size = 40 }: { readonly drawing: Silhouette; readonly size?: number }) {
  const { body, detail, cockpit } = drawing;
  return (
    <svg className="xb-ship-picture" width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <path className="xb-ship-hull" d={body} fillRule="evenodd" />
      {detail ? <path className="xb-ship-detail" d={detail} /> : null}
      {cockpit ? <path className="xb-ship-cockpit" d={cockpit} fillRule="evenodd" /> : null}
    </svg>
  );
}
