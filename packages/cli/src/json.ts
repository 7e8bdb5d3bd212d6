import { BadInput } from '@rangefinder/kernel';

/** Reads JSON text; the error says which file, and where in it. */
export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadInput(file, `This is not JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
