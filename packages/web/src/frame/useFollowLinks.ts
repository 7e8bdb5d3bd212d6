import { type MouseEvent, useCallback } from 'react';
import { useLocation } from 'wouter';

/** Parts of games link to pages of the app with plain anchors; inside the app they are followed without a reload. */
export function useFollowLinks(): readonly [navigate: (to: string) => void, follow: (event: MouseEvent) => void] {
  const [, navigate] = useLocation();
  const follow = useCallback(
    (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const anchor = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
      const to = anchor?.getAttribute('href');
      if (!anchor || !to || anchor.hasAttribute('download') || anchor.getAttribute('target') === '_blank') return;
      event.preventDefault();
      navigate(to);
    },
    [navigate],
  );
  return [navigate, follow];
}
