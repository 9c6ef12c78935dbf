import type { FileReply } from '@gemba/contract/kit/file-reply';
import type { Language } from '@gemba/contract/kit/languages';
import { type DrawnLabels, type LabelFormat, PICTURES_AT_MOST } from '@gemba/contract/labels/label-shapes';
import { refuse } from '../kit/refuse.ts';
import { drawLabels, type Wanted } from './draw-labels.ts';
import { writePdf } from './files/write-pdf.ts';
import { writePng } from './files/write-png.ts';
import { writeZpl } from './files/write-zpl.ts';
import type { LabelFacts } from './label-facts.ts';

const CONTENT_TYPES: Readonly<Record<LabelFormat, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  zpl: 'text/plain; charset=utf-8',
};

const written = (format: LabelFormat, drawn: DrawnLabels): Buffer | Promise<Buffer> => {
  if (format === 'pdf') return writePdf(drawn);
  if (format === 'zpl') return writeZpl(drawn);
  if (drawn.labels.length > PICTURES_AT_MOST) refuse('TOO_MANY_LABELS', { maximum: PICTURES_AT_MOST });
  return writePng(drawn);
};

/** The labels as a file. The letters of a picture are ours to draw, and we have none for Chinese. */
export async function labelFile(
  name: string,
  facts: readonly LabelFacts[],
  { format, ...wanted }: Wanted & { format: LabelFormat },
  language: Language,
): Promise<FileReply> {
  const said = format === 'png' && language === 'zh-CN' ? 'en-US' : language;
  const drawn = await drawLabels(facts, wanted, said);
  const content = await written(format, drawn);
  const fileName = `labels-${name}.${format}`;
  return { fileName, contentType: CONTENT_TYPES[format], byteCount: content.length, inline: false, content };
}
