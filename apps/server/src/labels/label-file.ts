import type { FileReply } from '@gemba/contract/kit/files/file-reply';
import type { Language } from '@gemba/contract/kit/languages';
import {
  type DrawnLabels,
  type LabelFormat,
  type LabelSheet,
  PICTURES_AT_MOST,
} from '@gemba/contract/labels/label-shapes';
import { refuse } from '../kit/refuse.ts';
import { writePdf } from './files/write-pdf.ts';
import { writePng } from './files/write-png.ts';
import { writeZpl } from './files/write-zpl.ts';

const CONTENT_TYPES: Readonly<Record<LabelFormat, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  zpl: 'text/plain; charset=utf-8',
};

/** A picture is in memory as a whole: 80 MB. */
const DOTS_AT_MOST = 20_000_000;
/** Labels of this size and fineness in one picture. */
const picturesOf = ({ width, height, dotsPerMm }: LabelSheet) =>
  Math.max(1, Math.min(PICTURES_AT_MOST, Math.floor(DOTS_AT_MOST / (width * height * dotsPerMm ** 2))));

const written = (format: LabelFormat, drawn: DrawnLabels): Buffer | Promise<Buffer> => {
  if (format === 'pdf') return writePdf(drawn);
  if (format === 'zpl') return writeZpl(drawn);
  const maximum = picturesOf(drawn.sheet);
  if (drawn.labels.length > maximum) refuse('TOO_MANY_LABELS', { maximum });
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
