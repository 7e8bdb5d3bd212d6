import type { MenuLook } from '@rangefinder/board';
import type { Option } from '@rangefinder/kernel';
import { Icon, isIconName } from '../icons/index.ts';

/** Actions in menus have their icons and the colours of their difficulty. */
export const MENU: MenuLook = {
  icon: (key) => isIconName(key) && <Icon name={key} size={18} />,
  tone: difficultyOf,
};

function difficultyOf({ about }: Option): string {
  return typeof about === 'object' && about !== null && 'difficulty' in about ? `xw-${String(about.difficulty)}` : '';
}
