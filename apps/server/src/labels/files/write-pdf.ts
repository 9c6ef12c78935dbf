import { deflateSync } from 'node:zlib';
import { blackOf } from '@gemba/contract/labels/black-of';
import type { DrawnLabel, DrawnLabels } from '@gemba/contract/labels/label-shapes';
import { pdfFonts, pdfText } from './pdf-text.ts';

const POINTS_PER_MM = 72 / 25.4;
const FIRST_FONT = 3;
const FIRST_PAGE = FIRST_FONT + pdfFonts.length;
const FONTS = `<< /F1 3 0 R /F2 4 0 R /F3 5 0 R /F4 6 0 R >>`;

const contentOf = ({ texts, codes }: DrawnLabel, height: number, pointsPerDot: string) =>
  [
    `${pointsPerDot} 0 0 ${pointsPerDot} 0 0 cm`,
    ...codes.flatMap(blackOf).map((one) => `${one.x} ${height - one.y - one.height} ${one.width} ${one.height} re`),
    'f',
    ...texts.map((text) => pdfText(text, height)),
  ].join('\n');

const stream = (content: string) => {
  const bytes = deflateSync(content);
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} /Filter /FlateDecode >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
};

/** A page for each label, as large as the label; copies are pages that show the same. */
export function writePdf({ sheet, labels }: DrawnLabels): Buffer {
  const height = sheet.height * sheet.dotsPerMm;
  const pointsPerDot = (POINTS_PER_MM / sheet.dotsPerMm).toFixed(6);
  const box = [sheet.width, sheet.height].map((mm) => (mm * POINTS_PER_MM).toFixed(3)).join(' ');
  const bodies: Buffer[] = [];
  const pages: number[] = [];
  for (const label of labels) {
    const content = FIRST_PAGE + bodies.push(stream(contentOf(label, height, pointsPerDot))) - 1;
    const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${box}] /Resources << /Font ${FONTS} >> /Contents ${content} 0 R >>`;
    for (let copy = 0; copy < label.copies; copy += 1) pages.push(FIRST_PAGE + bodies.push(Buffer.from(page)) - 1);
  }
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((page) => `${page} 0 R`).join(' ')}] >>`),
    ...pdfFonts.map((font) => Buffer.from(font)),
    ...bodies,
  ];
  return assembled(objects);
}

/** Objects one after another, and the table that says at which byte each begins. */
function assembled(objects: readonly Buffer[]): Buffer {
  const parts = [Buffer.from('%PDF-1.5\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let at = parts[0]?.length ?? 0;
  const starts = objects.map((object, index) => {
    const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    const start = at;
    parts.push(whole);
    at += whole.length;
    return start;
  });
  const count = objects.length + 1;
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
