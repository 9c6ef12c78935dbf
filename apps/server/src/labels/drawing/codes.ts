import { elementsOf, type GoodsCode } from '@gemba/contract/kit/gs1/goods-code';

export type CodeRows = readonly string[];

/** Loaded with the first label: nobody who prints none waits for two megabytes of it. */
const encoder = async () => (await import('bwip-js/node')).default;

/** Bars and gaps by turns. */
const asBars = (widths: readonly number[]) => widths.map((width, at) => (at % 2 ? '0' : '1').repeat(width)).join('');

async function code128(text: string): Promise<CodeRows> {
  const [drawn] = (await encoder()).raw('code128', text);
  if (!drawn || !('sbs' in drawn)) throw new Error('no bars');
  return [asBars(drawn.sbs)];
}

/** FNC1 in front says that element strings follow, and ends each of them. */
const asText = (goods: GoodsCode) =>
  elementsOf(goods)
    .map(([identifier, value]) => `^FNC1${identifier}${value}`)
    .join('');

async function squares(
  kind: 'qrcode' | 'datamatrix',
  text: string,
  options: { parsefnc?: boolean },
): Promise<CodeRows> {
  const level = kind === 'qrcode' ? { eclevel: 'M' } : {};
  const [drawn] = (await encoder()).raw(kind, text, { ...options, ...level });
  if (!drawn || !('pixs' in drawn)) throw new Error('no squares');
  const { pixs, pixx, pixy } = drawn;
  return Array.from({ length: pixy }, (_, y) => pixs.slice(y * pixx, (y + 1) * pixx).join(''));
}

export interface Codes {
  qr: CodeRows;
  /** On labels of goods. */
  matrix?: CodeRows;
  bars: CodeRows;
}

/** The part for a scanner that knows one kind of code; part, lot, serial number and quantity for one that knows more. */
export async function codesOf(goods: GoodsCode): Promise<Codes> {
  const [qr, matrix, bars] = await Promise.all([
    squares('qrcode', asText(goods), { parsefnc: true }),
    squares('datamatrix', asText(goods), { parsefnc: true }),
    code128(goods.partNumber),
  ]);
  return { qr, matrix, bars };
}

/** A code that is no goods, such as a location. */
export async function codesOfText(text: string): Promise<Codes> {
  const [qr, bars] = await Promise.all([squares('qrcode', text, {}), code128(text)]);
  return { qr, bars };
}
