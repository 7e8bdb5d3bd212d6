import type { ReactNode } from 'react';

export interface PictureProps {
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
  /** What a screen reader says and a pointer sees; a picture without one only decorates the words beside it. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
  /** Where it stands inside another drawing. */
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  readonly children: ReactNode;
}

/** A drawing with a name, or one that screen readers pass over. It stands in a page or inside another drawing. */
export function Picture({ title, children, ...place }: PictureProps) {
  if (title === undefined) {
    return (
      <svg {...place} aria-hidden="true" focusable="false">
        {children}
      </svg>
    );
  }
  return (
    <svg {...place} role="img" aria-label={title}>
      <title>{title}</title>
      {children}
    </svg>
  );
}
