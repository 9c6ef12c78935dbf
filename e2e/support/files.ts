import { crc32, deflateSync } from 'node:zlib';

const chunk = (kind: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A picture of one colour. */
export const pngFile = (width = 40, height = 30) => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const lines = Buffer.alloc((width * 3 + 1) * height, 0);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const sheet = (number: number) =>
  `BT /F1 28 Tf 60 700 Td (Sheet ${number}) Tj ET 60 80 475 560 re S 100 120 200 300 re f`;
const stream = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
const page = (contents: number) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 7 0 R >> >> /Contents ${contents} 0 R >>`;

/** Two sheets with a black box each, so that a story sees whether they were drawn. */
export const pdfFile = () => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    page(5),
    page(6),
    stream(sheet(1)),
    stream(sheet(2)),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((content, nth) => {
    const place = text.length;
    text += `${nth + 1} 0 obj\n${content}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${text}${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  );
};
