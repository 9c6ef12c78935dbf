import type { BomRow } from '@gemba/contract/bom/bom-shapes';
import { product } from '@gemba/contract/kit/fixed-point';

/** What lies below a row: its rows, or that they are coming, or that they could not be read. */
export type Below = readonly BomRow[] | 'coming' | 'failed';

export interface Branch {
  row: BomRow;
  /** Undefined for a row with nothing below. */
  open: boolean | undefined;
  /** Its place among its brothers. */
  at: number;
  of: number;
}

/** In place of rows that are not there. */
export interface Gap {
  row: BomRow;
  gap: 'coming' | 'failed';
}

export type TreeLine = Branch | Gap;

interface Opened {
  isOpen: (path: string) => boolean;
  below: (row: BomRow) => Below;
}

/**
 * The rows of a BOM of one level, read for itself, as rows below `parent`: places and totals are those of the whole tree.
 * Totals keep every digit, or they would be rounded at each level; whoever writes them rounds.
 */
export const rowsBelow = (parent: BomRow, rows: readonly BomRow[]): BomRow[] =>
  rows.map((row) => ({
    ...row,
    path: `${parent.path}.${row.path}`,
    level: parent.level + row.level,
    totalQuantity: product(parent.totalQuantity, row.quantity),
  }));

/** The rows of a whole explosion by the path they lie below; the top's is empty. */
export const byParent = (rows: readonly BomRow[]): ReadonlyMap<string, BomRow[]> => {
  const found = new Map<string, BomRow[]>();
  for (const row of rows) {
    const parent = row.path.slice(0, Math.max(0, row.path.lastIndexOf('.')));
    const known = found.get(parent);
    if (known) known.push(row);
    else found.set(parent, [row]);
  }
  return found;
};

/** The lines that are drawn, from top to bottom. */
export const linesOf = (top: readonly BomRow[], { isOpen, below }: Opened): TreeLine[] => {
  const lines: TreeLine[] = [];
  const draw = (rows: readonly BomRow[]) => {
    for (const [at, row] of rows.entries()) {
      const open = row.hasBom ? isOpen(row.path) : undefined;
      lines.push({ row, open, at, of: rows.length });
      if (!open) continue;
      const inside = below(row);
      if (typeof inside === 'string') lines.push({ row, gap: inside });
      else draw(inside);
    }
  };
  draw(top);
  return lines;
};

export const keyOf = (line: TreeLine) => ('gap' in line ? `${line.row.path}…` : line.row.path);
