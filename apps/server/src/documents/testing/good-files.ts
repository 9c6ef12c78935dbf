import { crc32, deflateSync } from 'node:zlib';
import { makeZip, type Packed } from './zip-maker.ts';

export const chunk = (kind: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, crc]);
};

/** Width and height, then depth, colour, packing, filter and order. */
const header = (width: number, height: number, more: readonly number[]) => {
  const bytes = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, ...more]);
  bytes.writeUInt32BE(width);
  bytes.writeUInt32BE(height, 4);
  return bytes;
};
const GREY = [8, 0, 0, 0, 0];

export const pngOf = (width: number, height: number, chunks: readonly Buffer[], kind = GREY) =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header(width, height, kind)),
    ...chunks,
    chunk('IEND', Buffer.alloc(0)),
  ]);

/** A grey dot, with a text chunk where one is wanted; or a picture of another size, with the bytes it is said to have. */
export const png = (text = 'Title\0dot', width = 1, height = 1, lines = Buffer.from([0, 128]), kind = GREY) =>
  pngOf(width, height, [chunk('tEXt', Buffer.from(text)), chunk('IDAT', deflateSync(lines))], kind);

const segment = (kind: number, data: Buffer | string) => {
  const body = Buffer.from(data);
  const head = Buffer.from([0xff, kind, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};

/** The skeleton of a photo: comment, frame, scan. */
export const jpeg = (comment = 'taken by hand', [width, height] = [1, 1]) =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0'),
    segment(0xfe, comment),
    segment(0xc0, Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0])),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0x34, 0xff, 0x00, 0x56, 0xff, 0xd9]),
  ]);

export const pdf = (words = 'Bracket', more = '') => {
  const text = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Title (${words}) ${more}>>\nendobj\n`;
  const places = `0000000000 65535 f \n0000000009 00000 n \n`;
  return Buffer.from(
    `${text}xref\n0 2\n${places}trailer\n<< /Size 2 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  );
};

export const dwg = (inside = '') =>
  Buffer.concat([Buffer.from('AC1032\0\0\0\0\0\x01', 'latin1'), Buffer.alloc(500, 7), Buffer.from(inside)]);

export const step = (inside = '') =>
  Buffer.from(`ISO-10303-21;\nHEADER;\nFILE_NAME('bracket');\nENDSEC;\nDATA;\n${inside}\nENDSEC;\nEND-ISO-10303-21;\n`);

const TYPES = '[Content_Types].xml';
const typesOf = (main: string) =>
  `<Types><Override ContentType="application/vnd.openxmlformats-officedocument.${main}"/></Types>`;

export const docx = (more: readonly Packed[] = []) =>
  makeZip([
    { name: TYPES, content: typesOf('wordprocessingml.document.main+xml') },
    { name: 'word/document.xml', content: '<w:document/>' },
    ...more,
  ]);

export const xlsx = (more: readonly Packed[] = []) =>
  makeZip([
    { name: TYPES, content: typesOf('spreadsheetml.sheet.main+xml') },
    { name: 'xl/workbook.xml', content: '<workbook/>' },
    ...more,
  ]);

export const zip = (...more: Packed[]) =>
  makeZip([
    { name: 'drawings/', content: '', method: 0, unixMode: 0o40755 },
    { name: 'drawings/a.txt', content: 'A', unixMode: 0o100644 },
    ...more,
  ]);
