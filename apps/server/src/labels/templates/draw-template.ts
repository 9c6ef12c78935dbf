import type { Language } from '@gemba/contract/kit/languages';
import type { LabelLayout } from '@gemba/contract/labels/label-layout';
import { DOTS_PER_MM, type DrawnLabels, type LabelTemplate } from '@gemba/contract/labels/label-shapes';
import type { Tx } from '../../kit/database/database.ts';
import { drawLabels } from '../draw-labels.ts';
import { codesOfText } from '../drawing/codes.ts';
import { drawShelf } from '../drawing/draw-shelf.ts';
import { readGoodsSample, readShelfSample } from './samples.ts';

/** One label in a layout that is being changed, with goods or a location of the company. */
export async function drawTemplate(
  tx: Tx,
  companyId: number,
  template: LabelTemplate,
  layout: LabelLayout,
  language: Language,
): Promise<DrawnLabels> {
  const { width, height } = layout;
  const sheet = { width, height, dotsPerMm: DOTS_PER_MM };
  const press = { template, sheet, layout };
  if (template !== 'location')
    return drawLabels([await readGoodsSample(tx, companyId)], press, { copies: '1' }, language);
  const shelf = await readShelfSample(tx, companyId);
  const label = drawShelf(press, shelf, await codesOfText(shelf.location), language);
  return { template, sheet, labels: [{ ...label, copies: 1 }], lines: [] };
}
