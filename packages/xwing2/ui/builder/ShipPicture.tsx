import { silhouetteOf } from '@rangefinder/xwing/ui';
import type { ShipFacts } from '../../src/card.ts';

/** The silhouette of a ship type beside its name. */
export function ShipPicture({ type, size = 40 }: { readonly type: ShipFacts; readonly size?: number }) {
  const { body, detail, cockpit } = silhouetteOf(type.id, type.size);
  return (
    <svg className="xb-ship-picture" width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <path className="xb-ship-hull" d={body} fillRule="evenodd" />
      {detail ? <path className="xb-ship-detail" d={detail} /> : null}
      {cockpit ? <path className="xb-ship-cockpit" d={cockpit} fillRule="evenodd" /> : null}
    </svg>
  );
}
