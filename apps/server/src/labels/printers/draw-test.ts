import type { Language } from '@gemba/contract/kit/languages';
import { builtInLayouts } from '@gemba/contract/labels/label-layout';
import type { DrawnLabels } from '@gemba/contract/labels/label-shapes';
import { PRINTER_DOTS, type Printer } from '@gemba/contract/labels/printers/printer';
import { codesOfText } from '../drawing/codes.ts';
import { drawShelf } from '../drawing/draw-shelf.ts';

/** A label that tells which printer it came from, and what we think is in it. */
export async function drawTest(printer: Printer, language: Language): Promise<DrawnLabels> {
  const { printerId, name, place, width, height, dpi } = printer;
  const sheet = { width, height, dotsPerMm: PRINTER_DOTS[dpi] };
  const told = {
    location: 'TEST',
    description: [name, place].filter(Boolean).join(', '),
    warehouseName: `${width} × ${height} mm · ${dpi} dpi`,
  };
  const press = { template: 'location', sheet, layout: builtInLayouts.location } as const;
  const label = drawShelf(press, told, await codesOfText(`TEST-${printerId}`), language);
  return { template: 'location', sheet, labels: [{ ...label, copies: 1 }], lines: [] };
}
