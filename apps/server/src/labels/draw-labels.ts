import { setImmediate } from 'node:timers/promises';
import type { Language } from '@gemba/contract/kit/languages';
import { sumQuantities } from '@gemba/contract/kit/quantity';
import { type DrawnLabel, type DrawnLabels, LABELS_AT_MOST } from '@gemba/contract/labels/label-shapes';
import { refuse } from '../kit/refuse.ts';
import { codesOf } from './drawing/codes.ts';
import { drawLabel, type Press } from './drawing/draw-label.ts';
import { type LabelFacts, nameIn } from './label-facts.ts';

export interface Wanted {
  copies?: string | undefined;
  lines?: string | undefined;
}

/** Labels of a line count their boxes and pallets; labels of parts are all alike. */
async function drawnOf(press: Press, facts: readonly LabelFacts[], copies: number, language: Language) {
  const { template } = press;
  const drawn: DrawnLabel[] = [];
  const counted = new Map<string, number>();
  const times = template === 'part' ? 1 : copies;
  for (const label of facts) {
    // Drawing codes is slow: other requests get the processor in between.
    await setImmediate();
    const codes = await codesOf({
      partNumber: label.partNumber,
      quantity: label.quantity,
      lotNumber: label.lotNumber ?? undefined,
      serialNumber: label.serialNumber ?? undefined,
    });
    const count = facts.filter(({ line }) => line === label.line).length * times;
    for (let copy = 0; copy < times; copy += 1) {
      const at = (counted.get(label.line) ?? 0) + 1;
      counted.set(label.line, at);
      const view = drawLabel(press, label, codes, language, { at, count });
      drawn.push({ ...view, copies: template === 'part' ? copies : 1 });
    }
  }
  return drawn;
}

/** Each line once, with the quantity of all its labels together. */
const linesOf = (facts: readonly LabelFacts[]) =>
  [...new Map(facts.map((label) => [label.line, label])).values()].map((label) => ({
    ...label,
    quantity: sumQuantities(facts.filter(({ line }) => line === label.line).map(({ quantity }) => quantity)),
  }));

/** The labels that were asked for, drawn, and the lines that could be chosen. */
export async function drawLabels(
  facts: readonly LabelFacts[],
  press: Press,
  wanted: Wanted,
  language: Language,
): Promise<DrawnLabels> {
  const { template, sheet, layout } = press;
  const copies = Number(wanted.copies ?? layout.copies);
  const named = wanted.lines?.split(',');
  const isChosen = (line: string) => named === undefined || named.includes(line);
  const chosen = facts.filter(({ line }) => isChosen(line));
  if (chosen.length === 0) refuse('NOTHING_TO_LABEL');
  if (chosen.length * (template === 'part' ? 1 : copies) > LABELS_AT_MOST) {
    refuse('TOO_MANY_LABELS', { maximum: LABELS_AT_MOST });
  }
  return {
    template,
    sheet,
    labels: await drawnOf(press, chosen, copies, language),
    lines: linesOf(facts).map(({ line, partNumber, quantity, uom, ...names }) => ({
      line,
      partNumber,
      quantity,
      uom,
      name: nameIn(language, names),
      chosen: isChosen(line),
    })),
  };
}
