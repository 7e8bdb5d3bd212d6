import { DRAWINGS, type Drawing, type IconName } from './drawings.ts';

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  /** What it means, where no word beside it says so. */
  readonly title?: string;
}

/** An icon in the colour of the text around it. */
export function Icon({ name, size = 14, title }: IconProps) {
  const { fill, line }: Drawing = DRAWINGS[name];
  const shapes = (
    <>
      {title === undefined ? null : <title>{title}</title>}
      {fill === undefined ? null : <path d={fill} fill="currentColor" fillRule="evenodd" />}
      {line === undefined ? null : (
        <path d={line} fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" />
      )}
    </>
  );
  const box = { className: 'sw-icon', viewBox: '0 0 24 24', width: size, height: size } as const;
  if (title === undefined)
    return (
      <svg {...box} aria-hidden="true">
        {shapes}
      </svg>
    );
  return (
    <svg {...box} role="img" aria-label={title}>
      {shapes}
    </svg>
  );
}
