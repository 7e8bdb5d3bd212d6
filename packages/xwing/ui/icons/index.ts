export { Die, type DieProps } from './Die.tsx';
export { Icon, type IconProps } from './Icon.tsx';
export { type IconName, iconNames, isIconName } from './names.ts';
export { badgeWidth, TokenBadge, type TokenBadgeProps, type TokenColour } from './TokenBadge.tsx';
