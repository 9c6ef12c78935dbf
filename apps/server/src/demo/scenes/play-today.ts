import { addDays } from '@gemba/contract/kit/dates';
import type { NumberKind, World } from '../world.ts';
import { playAlarms } from './alarms.ts';
import { APPROVALS } from './approvals.ts';
import { playApprovedReturns } from './approved-returns.ts';
import { playAuthorities } from './authorities.ts';
import { playDocuments } from './documents.ts';
import { ENDED_ORDERS } from './ended-orders.ts';
import { playEngineeringChanges } from './engineering-changes.ts';
import { playMessages } from './messages.ts';
import { playOpenNcrs } from './open-ncrs.ts';
import { playOrderChanges } from './order-changes.ts';
import { playActs } from './play-acts.ts';
import { playProformaShippers } from './proforma-shippers.ts';
import { playQualityDocuments } from './quality-documents.ts';
import { RECEIVING } from './receiving.ts';
import { playShelves } from './shelves.ts';
import { playShippers } from './shippers.ts';
import { SHIPPING } from './shipping.ts';
import { playShownPart } from './shown-part.ts';
import { playTasks } from './tasks.ts';
import { playWaitingReturns } from './waiting-returns.ts';

/** Numbers that the mock-ups show; new documents go on after them. */
const RESERVED: Partial<Record<NumberKind, [first: number, last: number]>> = {
  purchase_order: [48_150, 48_233],
  sales_order: [31_059, 31_086],
  quote: [5_447, 5_451],
  work_order: [70_418, 70_431],
  receiver: [90_408, 90_431],
  transfer: [3_306, 3_307],
  inspection_report: [5_521, 5_524],
  proforma_receiver: [1_500, 1_500],
};

/** Yesterday and this morning, as the mock-ups show them. */
export function playToday(world: World) {
  for (const [kind, [first, last]] of Object.entries(RESERVED)) world.reserve(kind as NumberKind, first, last);
  world.leaveHistory(addDays(world.today, -1));
  playEngineeringChanges(world);
  playShelves(world);
  playShownPart(world);
  playActs(world, RECEIVING);
  playActs(world, SHIPPING);
  playShippers(world);
  playProformaShippers(world);
  playActs(world, ENDED_ORDERS);
  playActs(world, APPROVALS);
  playWaitingReturns(world);
  playApprovedReturns(world);
  playAuthorities(world);
  playOrderChanges(world);
  playTasks(world);
  playOpenNcrs(world);
  playAlarms(world);
  playMessages(world);
  playDocuments(world);
  playQualityDocuments(world);
}
