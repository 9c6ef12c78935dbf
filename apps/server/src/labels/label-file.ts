import type { FileReply } from '@gemba/contract/kit/files/file-reply';
import type { Language } from '@gemba/contract/kit/languages';
import { type DrawnLabels, type LabelFormat, PICTURES_AT_MOST } from '@gemba/contract/labels/label-shapes';
import { refuse } from '../kit/refuse.ts';
import { writePdf } from './files/write-pdf.ts';
import { writePng } from './files/write-png.ts';
import { writeZpl } from './files/write-zpl.ts';

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
  format: LabelFormat,
  language: Language,
  draw: (language: Language) => Promise<DrawnLabels>,
): Promise<FileReply> {
  const said = format === 'png' && language === 'zh-CN' ? 'en-US' : language;
  const content = await written(format, await draw(said));
  const fileName = `labels-${name}.${format}`;
  return { fileName, contentType: CONTENT_TYPES[format], byteCount: content.length, inline: false, content };
}
