import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type GoodsCode, readGoodsCode } from '@gemba/contract/kit/gs1/goods-code';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

export interface ReadCode {
  kind: string;
  text: string;
  goods: GoodsCode | undefined;
}

type Picture = Parameters<typeof readBarcodes>[0];

/** The codes in a picture, as a scanner that names the kind of a code types them. */
export const readCodes = async (picture: Picture): Promise<ReadCode[]> =>
  (await readBarcodes(picture, { textMode: 'Plain', maxNumberOfSymbols: 40 }))
    .map(({ symbologyIdentifier, text, format }) => ({
      kind: format,
      text,
      goods: readGoodsCode(symbologyIdentifier + text),
    }))
    .sort((one, other) => (one.kind < other.kind ? -1 : 1));

/** The dots that a label printer makes of the pictures in ZPL. */
export function printedDots(zpl: string, width: number, height: number) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [, x, y, row, drawn] of zpl.matchAll(/\^FO(\d+),(\d+)\^GFA,\d+,\d+,(\d+),([0-9A-F:]+)\^FS/g)) {
    const digits = Number(row) * 2;
    let line = '';
    const lines = (drawn?.match(new RegExp(`:|[0-9A-F]{${digits}}`, 'g')) ?? []).map(
      (one) => (line = one === ':' ? line : one),
    );
    lines.forEach((hex, down) => {
      for (const [along, digit] of [...hex].entries()) {
        for (let bit = 0; bit < 4; bit += 1) {
          const at = ((Number(y) + down) * width + Number(x) + along * 4 + bit) * 4;
          if (Number.parseInt(digit, 16) & (8 >> bit)) data.fill(0, at, at + 3);
        }
      }
    });
  }
  return { data, width, height, colorSpace: 'srgb' } as Picture;
}
