import type { BomRow } from '@gemba/contract/bom/bom-shapes';
import { product } from '@gemba/contract/kit/fixed-point';

/** The rows below a row, or whether they are loading or failed. */
export type Below = readonly BomRow[] | 'coming' | 'failed';

export interface Branch {
  row: BomRow;
  /** Undefined for a row without children. */
  open: boolean | undefined;
  /** Its position among its siblings. */
  position: number;
  setSize: number;
}

/** Shown in place of missing rows. */
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
 * The rows of a one-level BOM as children of `parent`: levels and totals are those of the whole tree. Totals keep every
 * digit, since rounding at each level would add up; the view rounds them.
 */
export const rowsBelow = (parent: BomRow, rows: readonly BomRow[]): BomRow[] =>
  rows.map((row) => ({
    ...row,
    path: `${parent.path}.${row.path}`,
    level: parent.level + row.level,
    totalQuantity: product(parent.totalQuantity, row.quantity),
  }));

export const levelOf = (path: string) => path.split('.').length;

/** The rows of a whole explosion by the path of their parent; the root's path is empty. */
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

/** The visible lines, from top to bottom. */
export const linesOf = (top: readonly BomRow[], { isOpen, below }: Opened): TreeLine[] => {
  const lines: TreeLine[] = [];
  const draw = (rows: readonly BomRow[]) => {
    for (const [position, row] of rows.entries()) {
      const open = row.hasBom ? isOpen(row.path) : undefined;
      lines.push({ row, open, position, setSize: rows.length });
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
