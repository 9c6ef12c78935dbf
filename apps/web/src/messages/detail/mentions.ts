import type { OrderType } from '@gemba/contract/kit/order-types';

export type Mention = { type: OrderType; number: string };
/** A text in pieces: as it is, or the name of an order in it. */
export type Piece = { text: string; mention?: Mention };

const NAMED = /\b(po|so|qo|wo|rma|rtv)[ -]?(\d{1,12})\b/gi;

/** Finds the orders that a text names by kind and number: PO 48213, wo-70418. */
export const piecesOf = (text: string): Piece[] => {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(NAMED)) {
    const [name, type = '', number = ''] = found;
    if (found.index > end) pieces.push({ text: text.slice(end, found.index) });
    pieces.push({ text: name, mention: { type: type.toLowerCase() as OrderType, number } });
    end = found.index + name.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
};

/** Each order once, in the order in which they are named. */
export const mentionsIn = (...texts: string[]): Mention[] => {
  const found = texts.flatMap((text) => piecesOf(text).flatMap(({ mention }) => mention ?? []));
  return [...new Map(found.map((one) => [`${one.type} ${one.number}`, one])).values()];
};
