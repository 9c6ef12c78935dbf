import { serialAmong } from '@gemba/contract/inventory/posting-shapes';
import type { RejectReason } from '@gemba/contract/inventory/reject-reasons';
import { compare, sumPlain } from '@gemba/contract/kit/fixed-point';
import { asPartNumber } from '@gemba/contract/parts/part-number';
import type { PutAsideBody } from '@gemba/contract/quality/put-aside/put-aside-rules';

/** The goods that are put aside, and why. */
export type Typed = {
  part: string;
  from: string;
  /** Empty: they wait where they lie. */
  to: string;
  quantity: string;
  serials: string[];
  reason: RejectReason | '';
  note: string;
};

export const goesTo = ({ from, to }: Typed) => (to === '' ? from : to).trim();

/** The schema knows no missing reason: the screen has a sentence of its own for it. */
export const bodyOf = (typed: Typed, ncrNumber: string): PutAsideBody => ({
  partNumber: asPartNumber(typed.part),
  location: typed.from.trim(),
  quantity: typed.quantity,
  to: goesTo(typed),
  reason: typed.reason === '' ? 'DAMAGED' : typed.reason,
  ...(typed.note.trim() && { note: typed.note.trim() }),
  ...(typed.serials.length > 0 && { serials: typed.serials }),
  ...(ncrNumber && { ncrNumber }),
});

/** A location was scanned: first where the goods lie, then, with a part in hand, where they wait. */
export const atLocation = (typed: Typed, location: string): Typed =>
  typed.from !== '' && typed.part !== '' ? { ...typed, to: location } : { ...typed, from: location, serials: [] };

/** A part was scanned: one more of it or the content of a carton, or another part instead. Of a traced part its serial numbers count. */
export const withPart = (typed: Typed, part: string, { by, traced }: { by: string; traced: boolean }): Typed => {
  const isSame = asPartNumber(typed.part) === part;
  const before = isSame ? typed : { ...typed, part, quantity: '0', serials: [] };
  return traced ? before : { ...before, quantity: sumPlain([before.quantity, by]) };
};

/** A piece was scanned: one more, unless so many were keyed already. Nothing where it is named already. */
export const withSerial = (typed: Typed, serial: string): Typed | undefined => {
  if (serialAmong(typed.serials, serial) !== undefined) return undefined;
  const serials = [...typed.serials, serial];
  const counted = String(serials.length);
  return { ...typed, serials, quantity: compare(typed.quantity, counted) < 0 ? counted : typed.quantity };
};
