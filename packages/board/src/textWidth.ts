let pen: CanvasRenderingContext2D | null = null;

/** How wide a text of a label is, in pixels. */
export function textWidth(text: string): number {
  if (text === '') return 0;
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return text.length * 7;
  pen.font = '600 14px "Barlow Condensed", "Arial Narrow", system-ui, sans-serif';
  return Math.ceil(pen.measureText(text).width) + 2;
}
