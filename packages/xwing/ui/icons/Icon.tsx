import type { Drawing } from './drawing.ts';
import { ICONS, type IconName } from './names.ts';
import { Picture, type PictureProps } from './Picture.tsx';

export interface IconProps extends Pick<PictureProps, 'title' | 'className' | 'x' | 'y'> {
  readonly name: IconName;
  readonly size?: number;
}

/** An icon in the colour of the text around it. */
export function Icon({ name, size = 16, ...rest }: IconProps) {
  return (
    <Picture width={size} height={size} viewBox="0 0 24 24" {...rest}>
      <Strokes drawing={ICONS[name]} />
    </Picture>
  );
}

function Strokes({ drawing: { fill, line, faint, pen = 2 } }: { readonly drawing: Drawing }) {
  const round = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return (
    <>
      {faint === undefined ? null : <path d={faint} fill="currentColor" opacity={0.3} />}
      {fill === undefined ? null : <path d={fill} fill="currentColor" fillRule="evenodd" />}
      {line === undefined ? null : <path d={line} fill="none" stroke="currentColor" strokeWidth={pen} {...round} />}
    </>
  );
}
