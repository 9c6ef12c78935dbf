import type { RejectReason } from '@gemba/contract/inventory/reject-reasons';
import { compare, isZero } from '@gemba/contract/kit/fixed-point';
import { subtractQuantity, sumQuantities } from '@gemba/contract/kit/quantity';
import { type DecisionBody, vendorToReturnTo } from '@gemba/contract/quality/inspection/decide-inspection-rules';
import type { Inspection, RejectTo } from '@gemba/contract/quality/inspection/inspection';
import { tidyDecimal } from '../../kit/ui/input/decimal-input.ts';

/** The fields of a decision. */
export type Typed = {
  /** Where the goods wait. */
  location: string;
  release: string;
  releaseTo: string;
  releasedSerials: string[];
  reject: string;
  rejectTo: RejectTo;
  /** The vendor of a return; empty until somebody chooses. */
  vendorId: string;
  /** Known where the vendor was searched for. */
  vendorName: string;
  rejectedSerials: string[];
  reason: RejectReason | '';
  note: string;
};

type Waiting = Pick<Inspection, 'goods' | 'shelves' | 'vendorId' | 'vendors' | 'vendorsAreCertain'>;

export const waitingAt = ({ goods }: Waiting, location: string) =>
  tidyDecimal(goods.find((there) => there.location === location)?.waiting ?? '0');

/** Nothing is decided yet; released goods go where most of the part lies, or stay where they are. */
export const emptyDecision = (inspection: Waiting): Typed => {
  const [first] = inspection.goods;
  const location = first?.location ?? '';
  return {
    location,
    release: '0',
    releaseTo: inspection.shelves[0]?.location ?? location,
    releasedSerials: [],
    reject: '0',
    rejectTo: 'RTV',
    vendorId: vendorToReturnTo(inspection) ?? '',
    vendorName: '',
    rejectedSerials: [],
    reason: '',
    note: '',
  };
};

const difference = (from: string, quantity: string) =>
  compare(quantity, from) > 0 ? '0' : tidyDecimal(subtractQuantity(from, quantity));

/** Where all goods were decided about, those that are no longer rejected are released, and the other way round. */
export const withRejected = (typed: Typed, reject: string, waiting: string): Partial<Typed> => {
  const wasWhole = compare(sumQuantities([typed.release, typed.reject]), waiting) === 0;
  const rest = difference(waiting, reject);
  const isTooMuch = compare(typed.release, rest) > 0;
  return { reject, ...((wasWhole || isTooMuch) && { release: rest }) };
};

export const restOf = ({ release, reject }: Typed, waiting: string) =>
  difference(waiting, sumQuantities([release, reject]));

/** All that is not rejected is good. */
export const goodRest = ({ reject }: Typed, waiting: string): Partial<Typed> => ({
  release: difference(waiting, reject),
});

/** Until a reason is chosen, the form has an error there and sends nothing. */
export const bodyOf = (typed: Typed): DecisionBody => {
  const { location, release, releaseTo, releasedSerials, reject, rejectTo, rejectedSerials, reason, note } = typed;
  const vendorId = rejectTo === 'RTV' && typed.vendorId;
  return {
    location,
    ...(!isZero(release) && {
      release: {
        quantity: release,
        location: releaseTo,
        ...(releasedSerials.length > 0 && { serials: releasedSerials }),
      },
    }),
    ...(!isZero(reject) && {
      reject: {
        quantity: reject,
        to: rejectTo,
        ...(vendorId && { vendorId }),
        reason: reason || 'TOLERANCE',
        ...(note.trim() !== '' && { note: note.trim() }),
        ...(rejectedSerials.length > 0 && { serials: rejectedSerials }),
      },
    }),
  };
};
