import type { RejectReason } from '@gemba/contract/inventory/reject-reasons';
import type { RejectTo } from '@gemba/contract/quality/inspection/inspection';
import type { Booking, Movement, SerialMove, Step } from '../../postings/index.ts';

/** A decision about goods of one part that are in QA at one location. */
export interface Decided {
  readonly partNumber: string;
  readonly location: string;
  readonly released: bigint;
  readonly releaseTo: string | null;
  readonly releasedSerials: readonly string[];
  readonly rejected: bigint;
  readonly rejectTo: RejectTo | null;
  readonly rejectedSerials: readonly string[];
  readonly rejectReason: RejectReason | null;
  readonly note: string | null;
}

/**
 * Released goods are on hand where they lie, or at once on another shelf, with their cost. Scrapped goods are gone. Those that
 * go back to the vendor stay in QA until then.
 */
export function movementsOf(decided: Decided): Movement[] {
  const { partNumber, location, released, releaseTo, rejected, rejectTo, note: reason } = decided;
  const place = { partNumber, location };
  const staysThere = releaseTo === location;
  return [
    ...(releaseTo === null
      ? []
      : [{ ...place, movement: 'RELEASE' as const, inQa: -released, onHand: staysThere ? released : 0n }]),
    ...(releaseTo === null || staysThere
      ? []
      : [{ partNumber, location: releaseTo, movement: 'RELEASE' as const, onHand: released, carried: true as const }]),
    ...(rejectTo === 'SCRAP' ? [{ ...place, movement: 'REJECT' as const, inQa: -rejected, reason }] : []),
  ];
}

/** Scrapped goods are a loss of stock. */
export const scrapBookings = (steps: readonly Step[]): Booking[] =>
  steps
    .filter(({ movement }) => movement.movement === 'REJECT')
    .map(({ valueChange }) => ({ use: 'STOCK_ADJUSTMENT', amount: -valueChange }));

/** Every piece must lie where its goods wait, also one that stays there for its return. */
export function serialsOf(decided: Decided): SerialMove[] {
  const { partNumber, location, releaseTo, releasedSerials, rejectTo, rejectedSerials } = decided;
  const from = { place: 'STOCK', location } as const;
  const rejected = rejectTo === 'SCRAP' ? ({ place: 'SCRAPPED', location: null } as const) : from;
  const released = { place: 'STOCK', location: releaseTo ?? location } as const;
  return [
    ...releasedSerials.map((serial) => ({ partNumber, serial, from, to: released, field: 'release.serials' })),
    ...rejectedSerials.map((serial) => ({ partNumber, serial, from, to: rejected, field: 'reject.serials' })),
  ];
}
