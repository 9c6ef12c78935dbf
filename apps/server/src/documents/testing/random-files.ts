import type { FileType } from '@gemba/contract/documents/document-shapes';
import fc from 'fast-check';
import { chunk, docx, dwg, jpeg, pdf, png, step, xlsx, zip } from './good-files.ts';

const latin1 = (...texts: string[]) => texts.map((text) => Buffer.from(text, 'latin1'));
const hex = (...codes: string[]) => codes.map((code) => Buffer.from(code, 'hex'));

/** Pieces of every kind of file, which any file may hold. */
const ANY = [
  ...latin1(' ', '\n', '\r\n', '\0', '\t', 'x', '0', '\xff', '<', '<html', '<script>', '%PDF-1.7', '#', '#5', '\\'),
  ...hex('504b0304', '504b0506', '504b0102', 'ffd8', 'ffd9', '00000000', 'ffffffff'),
];

/** A whole file to cut a beginning and an end from, and the tokens that its judge knows. */
const KINDS: Partial<Record<FileType, { whole: Buffer; tokens: Buffer[] }>> = {
  step: {
    whole: step(),
    tokens: latin1('/*', '*/', '/**/', '/*/', '*', '/', 'ISO-10303-21', ';', 'END-ISO-10303-21', '\xef\xbb\xbf'),
  },
  pdf: {
    whole: pdf(),
    tokens: latin1(
      '/S',
      '/#53',
      '/JavaScript',
      '/Java#53cript',
      '/Launch',
      '/',
      '%',
      '%c\n',
      '(',
      ')',
      '<<',
      '>>',
      '[',
      'R',
      '%%EOF',
      'startxref',
      'xref',
      'trailer',
      '1 0 obj',
      'endobj',
      '%PDF-1.4',
      '99999999999',
    ),
  },
  jpg: {
    whole: jpeg(),
    tokens: hex(
      'ff',
      'fffe0002',
      'ffe00002',
      'ffc0000b08000100010101110',
      'ffda0008010100003f00',
      'fffeffff',
      'ff00',
      'ffc00002',
    ),
  },
  png: {
    whole: png(),
    tokens: [
      chunk('tEXt', Buffer.alloc(0)),
      chunk('IDAT', Buffer.alloc(0)),
      chunk('IDAT', Buffer.from([0x78])),
      chunk('IEND', Buffer.alloc(0)),
      ...latin1('IDAT', 'IHDR', 'IEND', 'tEXt'),
      ...hex('0000000d', '00000001'),
    ],
  },
  dwg: { whole: dwg(), tokens: latin1('AC1032', 'AC10', '\0\0\0\0\0') },
  zip: { whole: zip(), tokens: latin1('PK', 'a/', '../', 'drawings/', '\x03\x04', '\x01\x02', '\x05\x06', '\0\0') },
  docx: { whole: docx(), tokens: latin1('[Content_Types].xml', 'word/document.xml', 'PK\x01\x02', 'PK\x03\x04') },
  xlsx: { whole: xlsx(), tokens: latin1('[Content_Types].xml', 'xl/workbook.xml', 'PK\x01\x02', 'PK\x03\x04') },
};

export interface RandomFile {
  fileType: FileType;
  bytes: Buffer;
}

const LONGEST = 65_536;

/**
 * A few tokens again and again, up to 64 kB, between as much of the beginning and of the end of a good file as chance wants:
 * with both, a judge looks at all that stands between.
 */
export const randomFile: fc.Arbitrary<RandomFile> = fc
  .constantFrom(...(Object.entries(KINDS) as [FileType, { whole: Buffer; tokens: Buffer[] }][]))
  .chain(([fileType, { whole, tokens }]) => {
    const edge = fc.oneof(fc.constant(0), fc.constant(whole.length), fc.nat(whole.length));
    return fc
      .record({
        token: fc.array(fc.constantFrom(...tokens, ...tokens, ...ANY), { minLength: 1, maxLength: 12 }),
        times: fc.oneof(fc.nat(4), fc.nat(LONGEST)),
        start: edge,
        end: edge,
      })
      .map(({ token, times, start, end }) => {
        const unit = Buffer.concat(token);
        const middle = Buffer.alloc(Math.min(LONGEST, unit.length * times), unit);
        return { fileType, bytes: Buffer.concat([whole.subarray(0, start), middle, whole.subarray(end)]) };
      });
  });
