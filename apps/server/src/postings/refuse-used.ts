import { refuse } from '../kit/refuse.ts';
import type { ShortOfStock } from './engine/apply-movements.ts';
import { plainQuantity } from './engine/figures.ts';

/** Goods that a document moves on or takes back must still lie where it left them. */
export const refuseUsed = ({ place, missing }: ShortOfStock): never =>
  refuse('STOCK_ALREADY_USED', { ...place, missing: plainQuantity(missing) });
