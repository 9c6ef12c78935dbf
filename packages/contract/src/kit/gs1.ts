/**
 * What a square code of a label says: GS1 element strings with the application identifiers that fit goods without a GTIN.
 * Where a value does not fit its identifier, one of the identifiers for use inside a company (91 to 99) carries it.
 */
export interface GoodsCode {
  partNumber: string;
  quantity?: string | undefined;
  lotNumber?: string | undefined;
  serialNumber?: string | undefined;
}

export type Element = readonly [identifier: string, value: string];

/** Ends a field of variable length. */
export const SEPARATOR = '\u001d';
/** What a scanner that tells the kind of a code puts in front: GS1 DataMatrix, GS1 QR, GS1-128. */
const KIND_OF_CODE = /^\](?:d2|Q3|C1)/;

const PART = '240';
const LOT = { own: '10', inside: '91' } as const;
const SERIAL = { own: '21', inside: '92' } as const;
const COUNT = { own: '30', inside: '93' } as const;
const LONGEST = 20;
const LONGEST_INSIDE = 90;

/** GS1 character set 82, without `%`, which makers of QR codes write in two ways. */
const PLAIN = /^[!"&'()*+,\-./0-9:;<=>?A-Z_a-z]+$/;
const WHOLE = /^\d{1,8}$/;

/** What the set does not have as the bytes of UTF-8, each with `_` in front. */
const spell = (value: string) =>
  encodeURIComponent(value)
    .replace(/[!'()*~_]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%', '_');

const traced = (ids: typeof LOT | typeof SERIAL, value: string | undefined): Element[] => {
  if (!value) return [];
  if (PLAIN.test(value) && value.length <= LONGEST) return [[ids.own, value]];
  const spelled = spell(value);
  // Longer than any field may be: it stands on the label in letters only.
  return spelled.length <= LONGEST_INSIDE ? [[ids.inside, spelled]] : [];
};

const counted = (quantity: string | undefined): Element[] => {
  if (quantity === undefined) return [];
  const plain = quantity.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
  return [WHOLE.test(plain) ? [COUNT.own, plain] : [COUNT.inside, plain]];
};

export const elementsOf = (goods: GoodsCode): Element[] => [
  [PART, goods.partNumber],
  ...traced(LOT, goods.lotNumber),
  ...traced(SERIAL, goods.serialNumber),
  ...counted(goods.quantity),
];

const IDENTIFIERS = [PART, ...[LOT, SERIAL, COUNT].flatMap(({ own, inside }) => [own, inside])];

const spelledOut = (value: string) => {
  try {
    return decodeURIComponent(value.replaceAll('_', '%'));
  } catch {
    return value;
  }
};

/** What a scanner read off one of our square codes; nothing where it is another code, such as a bare part number. */
export const readGoodsCode = (scanned: string): GoodsCode | undefined => {
  if (!KIND_OF_CODE.test(scanned) && !scanned.includes(SEPARATOR)) return undefined;
  const fields = new Map<string, string>();
  for (const field of scanned.replace(KIND_OF_CODE, '').split(SEPARATOR)) {
    const identifier = IDENTIFIERS.find((one) => field.startsWith(one));
    if (identifier) fields.set(identifier, field.slice(identifier.length));
  }
  const partNumber = fields.get(PART);
  if (!partNumber) return undefined;
  const read = ({ own, inside }: { own: string; inside: string }) => {
    const spelled = fields.get(inside);
    return fields.get(own) ?? (spelled === undefined ? undefined : spelledOut(spelled));
  };
  return { partNumber, lotNumber: read(LOT), serialNumber: read(SERIAL), quantity: read(COUNT) };
};
