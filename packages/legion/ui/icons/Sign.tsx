interface SignProps {
  /** Filled, in a box from -12 to 12. */
  readonly path: string;
  readonly size: number;
  /** What a screen reader and the tooltip say; absent where something else says it. */
  readonly title?: string | undefined;
  readonly className?: string;
}

/** A sign drawn with one path, in the colour of the text around it. */
export function Sign({ path, size, title, className = 'lg-sign' }: SignProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="-12 -12 24 24"
      role="img"
      aria-label={title ?? ''}
      aria-hidden={title === undefined}
    >
      {title !== undefined && <title>{title}</title>}
      <path d={path} fillRule="evenodd" />
    </svg>
  );
}
