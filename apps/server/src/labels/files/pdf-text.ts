import type { LabelText } from '@gemba/contract/labels/label-shapes';
import { textWidth } from '../drawing/text-width.ts';

/** The characters that the built-in fonts of every reader can show: the bytes of Windows-1252. */
const windows = new TextDecoder('windows-1252');
const BYTES = new Map(
  Array.from({ length: 224 }, (_, at): [string, number] => [windows.decode(Uint8Array.of(at + 32)), at + 32]),
);

const FONTS: Readonly<Record<LabelText['face'], string>> = { plain: 'F1', bold: 'F2', code: 'F3' };
const EAST = 'F4';

const hex = (bytes: Iterable<number>) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const inWindows = (text: string) => hex([...text].map((sign) => BYTES.get(sign) ?? 0x3f));
const inUtf16 = (text: string) => hex(Buffer.from(text, 'utf16le').swap16());

/** Pieces that one font can show each. */
const pieces = (text: string) => {
  const found: { east: boolean; text: string }[] = [];
  for (const sign of text) {
    const east = !BYTES.has(sign);
    const last = found.at(-1);
    if (last?.east === east) last.text += sign;
    else found.push({ east, text: sign });
  }
  return found;
};

/** Letters are written as numbers throughout, so that none is ever read as an operator. */
export const pdfText = ({ x, y, text, face, size, width }: LabelText, height: number) => {
  const natural = Math.max(1, textWidth(text, face, size));
  const shown = pieces(text).map((piece) =>
    piece.east
      ? `/${EAST} ${size} Tf <${inUtf16(piece.text)}> Tj`
      : `/${FONTS[face]} ${size} Tf <${inWindows(piece.text)}> Tj`,
  );
  return ['BT', `${((100 * width) / natural).toFixed(2)} Tz ${x} ${height - y} Td`, ...shown, 'ET'].join('\n');
};

/**
 * No font is brought along. The three Latin ones and Adobe's Chinese one are known to every reader by name, which takes one
 * of its own that has the letters; a Chinese font in each file would be ten megabytes.
 */
export const pdfFonts = [
  ...['Helvetica', 'Helvetica-Bold', 'Courier-Bold'].map(
    (name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`,
  ),
  '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light-UniGB-UTF16-H /Encoding /UniGB-UTF16-H /DescendantFonts [7 0 R] >>',
  '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /DW 1000 /FontDescriptor 8 0 R >>',
  '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
] as const;
