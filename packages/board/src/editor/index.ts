export { EditBoard, type EditPiece } from './EditBoard.tsx';
export { EditorFrame, type Say } from './EditorFrame.tsx';
export { Choice, Count, NumberField } from './Fields.tsx';
export { Palette, PaletteItem, Search, SeatChoice } from './Palette.tsx';
export { useDrafting } from './useDrafting.ts';
export { EDITING } from './words.ts';
