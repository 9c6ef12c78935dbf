import { readPartAhead } from '../../parts/index.ts';

/** Begins to read the part that a new BOM is for. */
export const readNewBomAhead = (partNumber: string) => readPartAhead(partNumber);
