import { decisionOf } from '@gemba/contract/inventory/decision-number';
import { quantityText } from '../../postings/index.ts';
import { changesBy, movementsOf, scrapBookings } from '../../quality/index.ts';
import type { World } from '../world.ts';

interface Decision {
  readonly ir: string;
  readonly part: string;
  readonly location: string;
  readonly released?: bigint;
  readonly rejected?: bigint;
  readonly ncr?: string;
  /** Its goods stay in QA until this return is shipped. Without one, rejected goods are scrapped. */
  readonly rtv?: string;
  readonly at: string;
  readonly day: string;
}

/** Quality decides about goods in QA, as the app posts it. */
export function decideInQa(world: World, decision: Decision) {
  const { ir, part, location, released = 0n, rejected = 0n, ncr = null, rtv = null, at, day } = decision;
  const by = world.users.quality;
  const report = world.reports.get(ir);
  if (!report) throw new Error(`no inspection report ${ir}`);
  report.decisions += 1;
  const number = decisionOf(ir, report.decisions);
  const releaseTo = released === 0n ? null : location;
  const rejectTo = rejected === 0n ? null : rtv === null ? ('SCRAP' as const) : ('RTV' as const);
  const movements = movementsOf({
    partNumber: part,
    location,
    released,
    releaseTo,
    releasedSerials: [],
    rejected,
    rejectTo,
    rejectedSerials: [],
    rejectReason: null,
    note: null,
  });
  world.books.post({ at, day, by, document: ['qa_decision', number] }, (posting) => {
    posting.bookAll(scrapBookings(posting.moveAll(movements)));
  });
  const change = changesBy(report, released, rejected);
  report.qualified += change.qualified;
  report.rejected += change.rejected;
  world.rows.add('qa_decision', {
    decision_number: number,
    ir_number: ir,
    part_number: part,
    location,
    quantity_released: quantityText(released),
    release_to: releaseTo,
    quantity_rejected: quantityText(rejected),
    reject_to: rejectTo,
    reject_reason: rejectTo && 'TOLERANCE',
    qualified_change: quantityText(change.qualified),
    rejected_change: quantityText(change.rejected),
    ncr_number: ncr,
    rtv_number: rtv,
    decided_by: by,
    decided_at: at,
  });
}
