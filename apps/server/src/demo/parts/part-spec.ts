import type { Family } from '../vendors.ts';

export interface BomLine {
  component: string;
  quantity: number;
  makeBuy: 'BUY' | 'MAKE' | 'X';
  spare?: boolean;
  instead?: string;
}

export interface OperationSpec {
  sequence: number;
  wc: string;
  text: string;
  /** Minutes to set up, and for each piece. */
  setup: number;
  each: number;
}

export interface PartSpec {
  number: string;
  text: string;
  zh: string;
  es: string;
  type: 'BUY' | 'MAKE' | 'RAW' | 'SUPPLY' | 'DOCUMENT';
  family?: Family;
  product?: string;
  revision: string;
  uom: string;
  /** Base cost in USD; of a made part, the labour on top of its components. */
  cost: number;
  sold?: boolean;
  inspected?: boolean;
  lotTraced?: boolean;
  serials?: boolean;
  bin?: string;
  /** Below it the part is ordered again, so many at a time. */
  safety: number;
  lot: number;
  bom?: BomLine[];
  operations?: OperationSpec[];
}

type Bought = Partial<PartSpec> &
  Pick<PartSpec, 'number' | 'text' | 'zh' | 'es' | 'family' | 'cost' | 'safety' | 'lot'>;

export const bought = (spec: Bought): PartSpec => ({ type: 'BUY', revision: 'A', uom: 'EA', ...spec });
