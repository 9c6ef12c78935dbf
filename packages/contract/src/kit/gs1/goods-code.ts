import { plain } from '../fixed-point.ts';
import { type Element, readElements } from './read-elements.ts';

export { SEPARATOR } from './read-elements.ts';

/**
 * The square codes of our labels: GS1 element strings with the application identifiers that fit goods without a GTIN.
 * Where a value does not fit its identifier, one of the identifiers for use inside a company (91 to 99) carries it.
 */
export interface GoodsCode {
  partNumber: string;
  quantity?: string | undefined;
  lotNumber?: string | undefined;
  serialNumber?: string | undefined;
}

const PART = '240';
/** On a carton of a vendor, whose own number may be under 240. */
const CUSTOMER_PART = '241';
/** Pieces in a carton, where 30 counts those of one article. */
const CARTON_COUNT = '37';
const LOT = { own: '10', inside: '91' } as const;
const SERIAL = { own: '21', inside: '92' } as const;
const COUNT = { own: '30', inside: '93' } as const;
const LONGEST = 20;
const LONGEST_INSIDE = 90;

/** GS1 character set 82, without `%`, which makers of QR codes write in two ways. */
const PLAIN = /^[!"&'()*+,\-./0-9:;<=>?A-Z_a-z]+$/;
const WHOLE = /^\d{1,8}$/;

/** Characters outside the set are written as UTF-8 bytes, each with `_` in front. */
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
  const written = plain(quantity);
  return [WHOLE.test(written) ? [COUNT.own, written] : [COUNT.inside, written]];
};

export const elementsOf = (goods: GoodsCode): Element[] => [
  [PART, goods.partNumber],
  ...traced(LOT, goods.lotNumber),
  ...traced(SERIAL, goods.serialNumber),
  ...counted(goods.quantity),
];

const spelledOut = (value: string) => {
  try {
    return decodeURIComponent(value.replaceAll('_', '%'));
  } catch {
    return value;
  }
};

/**
 * The goods that a scanned GS1 code names by our part number: a label of ours, or a carton on which the vendor wrote our number.
 * Undefined for other codes, such as a bare part number, and for a code with a mistake in it.
 */
export const readGoodsCode = (scanned: string): GoodsCode | undefined => {
  const values = new Map(readElements(scanned));
  const partNumber = values.get(CUSTOMER_PART) ?? values.get(PART);
  if (!partNumber) return undefined;
  const read = ({ own, inside }: { own: string; inside: string }) => {
    const spelled = values.get(inside);
    return values.get(own) ?? (spelled === undefined ? undefined : spelledOut(spelled));
  };
  return {
    partNumber,
    lotNumber: read(LOT),
    serialNumber: read(SERIAL),
    quantity: read(COUNT) ?? values.get(CARTON_COUNT),
  };
};
