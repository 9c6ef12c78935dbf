import { crc32, deflateSync } from 'node:zlib';
import { makeZip, type Packed } from './zip-maker.ts';

const chunk = (kind: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, crc]);
};

const HEADER = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);

/** A grey dot, with a text chunk where one is wanted. */
export const png = (text = 'Title\0dot') =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', HEADER),
    chunk('tEXt', Buffer.from(text)),
    chunk('IDAT', deflateSync(Buffer.from([0, 128]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);

const segment = (kind: number, data: Buffer | string) => {
  const body = Buffer.from(data);
  const head = Buffer.from([0xff, kind, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};

/** The skeleton of a photo: comment, frame, scan. */
export const jpeg = (comment = 'taken by hand') =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0'),
    segment(0xfe, comment),
    segment(0xc0, Buffer.from([8, 0, 1, 0, 1, 1, 1, 0x11, 0])),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0x34, 0xff, 0x00, 0x56, 0xff, 0xd9]),
  ]);

export const pdf = (words = 'Bracket') =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Title (${words}) >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`);

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
