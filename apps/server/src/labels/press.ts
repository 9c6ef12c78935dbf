import { DOTS_PER_MM, LABEL_TEMPLATES } from '@gemba/contract/labels/label-shapes';
import { PRINTER_DOTS } from '@gemba/contract/labels/printers/printer';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Press } from './drawing/draw-label.ts';
import { readPrinter } from './printers/printers.sql.ts';
import { readTemplates } from './templates/layouts.sql.ts';

export interface Asked {
  template: string;
  printer?: string | undefined;
}

/** The label that a printer has in it; a printer that is no longer in use is none. */
async function readSheet(tx: Tx, companyId: number, printerId: string) {
  const { width, height, dpi, active } = await readPrinter(tx, companyId, printerId);
  if (!active) refuse('PRINTER_NOT_EXIST');
  return { width, height, dotsPerMm: PRINTER_DOTS[dpi] };
}

/** The template as the company has it, on the labels of the printer, or on labels of its own size. */
export async function readPress(tx: Tx, companyId: number, asked: Asked): Promise<Press> {
  const template =
    LABEL_TEMPLATES.find((name) => name === asked.template) ??
    refuse('LABEL_TEMPLATE_NOT_EXIST', { template: asked.template });
  const templates = await readTemplates(tx, companyId);
  const { layout } =
    templates.find((one) => one.template === template) ?? refuse('LABEL_TEMPLATE_NOT_EXIST', { template });
  const sheet = asked.printer
    ? await readSheet(tx, companyId, asked.printer)
    : { width: layout.width, height: layout.height, dotsPerMm: DOTS_PER_MM };
  return { template, sheet, layout };
}
