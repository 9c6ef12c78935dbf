import { maximumRules } from '@gemba/contract/inventory/posting-rules';
import { goodsRules, inspectionRules, lotRules, naRules } from '@gemba/contract/receiving/received-item-rules';
import { locationNamed } from '../../inventory/index.ts';
import { refuse, refuseFirst } from '../../kit/refuse.ts';
import { quantityText, quantityUnits } from '../../postings/index.ts';
import type { ItemFacts } from './purchase-orders.sql.ts';
import type { Line, RequestFacts } from './request-facts.ts';

export interface PutAway {
  readonly location: string;
  readonly purpose: string;
  /** Quantities that are on hand at once, and that wait in QA. */
  readonly good: bigint;
  readonly qa: bigint;
  readonly serials: readonly string[];
}

/** A line of a request that keeps every rule but those about sums over several lines. */
export interface Arrival {
  readonly item: ItemFacts;
  readonly quantity: bigint;
  readonly putAways: readonly PutAway[];
  readonly irNumber: string | null;
  readonly qualified: bigint | null;
  readonly lotNumber: string | null;
  readonly ncrNumber: string | null;
  readonly condition: string | null;
  /** No more of the item is coming, and the quantity that stays missing. */
  readonly noMore: boolean;
  readonly short: bigint;
  /** Path of the line in the request. */
  readonly field: string;
  /** It comes out of the SIT of this location, by this item of a proforma receiver. */
  readonly transit?: { readonly location: string; readonly item: number };
}

export function checkLine(line: Line, field: string, item: ItemFacts, warehouse: string, facts: RequestFacts): Arrival {
  const { partNumber, hold, trackableLevel } = item;
  if (partNumber === null) return checkNaLine(line, field, item);
  const { locations, company } = facts;
  const part = { partNumber, hold, trackableLevel };
  // The answer names the item of a part on hold, and not its field.
  refuseFirst(goodsRules({ line, field }, part, '', { locations, warehouse }));
  checkOrigin(line, field, item, facts);
  refuseFirst(lotRules(part, line.lotNumber, `${field}.lotNumber`));
  checkNcr(line, field, partNumber, facts);
  const { receiveNeedIr } = company;
  refuseFirst(inspectionRules({ line, field }, part, { receiveNeedIr, needsInspection: item.qiType !== 'NONE' }));
  const irNumber = line.irNumber?.trim() || null;
  checkReport(irNumber, partNumber, field, facts);
  const putAways = line.locations.map((put): PutAway => {
    const { location, purpose } = locationNamed(locations, put.location);
    return { location, purpose, good: quantityUnits(put.quantity), qa: 0n, serials: put.serials ?? [] };
  });
  const quantity = putAways.reduce((sum, { good }) => sum + good, 0n);
  const qualified = receiveNeedIr && line.qtyQualified !== undefined ? quantityUnits(line.qtyQualified) : null;
  return {
    item,
    quantity,
    irNumber,
    qualified,
    field,
    putAways: splitForQa(putAways, quantity - (qualified ?? quantity)),
    lotNumber: line.lotNumber ?? null,
    ncrNumber: line.ncrNumber ?? null,
    condition: line.condition ?? null,
    noMore: line.short ?? false,
    short: 0n,
  };
}

/** A known report must be of this part; a new one is written with the receipt. */
function checkReport(irNumber: string | null, partNumber: string, field: string, { inspections }: RequestFacts) {
  const reported = irNumber === null ? undefined : inspections.get(irNumber);
  if (reported !== undefined && reported !== partNumber)
    refuse('CODE_NOT_EXIST', { value: irNumber ?? '', field: `${field}.irNumber` });
}

/** The unqualified quantity waits in QA: in QA locations first, then in the last locations of the request. */
function splitForQa(putAways: readonly PutAway[], notQualified: bigint): PutAway[] {
  let left = notQualified;
  const taken = new Map<PutAway, bigint>();
  for (const put of [...putAways.filter(({ purpose }) => purpose === 'QA'), ...putAways.toReversed()]) {
    if (taken.has(put)) continue;
    const qa = put.good < left ? put.good : left;
    taken.set(put, qa);
    left -= qa;
  }
  return putAways.map((put) => {
    const qa = taken.get(put) ?? 0n;
    return { ...put, good: put.good - qa, qa };
  });
}

const nothing = {
  quantity: 0n,
  putAways: [],
  irNumber: null,
  qualified: null,
  lotNumber: null,
  ncrNumber: null,
  short: 0n,
};

/** A line that says only that no more is coming. */
export const nothingCame = ({ condition }: Line, field: string, item: ItemFacts): Arrival => ({
  ...nothing,
  item,
  field,
  condition: condition ?? null,
  noMore: true,
});

function checkNaLine(line: Line, field: string, item: ItemFacts): Arrival {
  refuseFirst(naRules({ line, field }));
  const quantity = quantityUnits(line.quantity ?? '0');
  return { ...nothing, item, quantity, field, condition: line.condition ?? null, noMore: line.short ?? false };
}

function checkOrigin({ partFrom, locations }: Line, field: string, item: ItemFacts, { origins }: RequestFacts) {
  if (partFrom === undefined) return;
  const partNumber = item.partNumber ?? '';
  const [first] = locations;
  if (!origins.has(partFrom))
    refuse('PART_FROM_NOT_EXIST', {
      partNumber,
      location: first?.location ?? '',
      partFrom,
      field: `${field}.partFrom`,
    });
  if (partFrom !== item.partFrom) refuse('NOT_SAME_PART_FROM', { partNumber, partFrom, field: `${field}.partFrom` });
}

/** Goods replace those that an open NCR of their part is about. */
function checkNcr({ ncrNumber }: Line, field: string, partNumber: string, { ncrs }: RequestFacts) {
  if (ncrNumber === undefined) return;
  const facts = { ncrNumber, field: `${field}.ncrNumber` };
  const about = ncrs.get(ncrNumber) ?? refuse('NCR_NOT_EXIST', facts);
  if (about === '') refuse('NOT_OPEN_NCR', facts);
  if (about !== partNumber) refuse('NCR_OF_OTHER_PART', { ...facts, partNumber: about });
}

/** The item of the proforma receiver, or else of the order. */
const numberOf = ({ transit, item }: Arrival) => transit?.item ?? item.itemNumber;

/** The last line of an item that says that no more is coming gets the quantity that stays missing. */
export const withShorts = (arrivals: readonly Arrival[], maximumOf: (arrival: Arrival) => bigint): Arrival[] =>
  arrivals.map((arrival) => {
    const ofItem = arrivals.filter((other) => numberOf(other) === numberOf(arrival));
    if (ofItem.findLast(({ noMore }) => noMore) !== arrival) return arrival;
    return { ...arrival, short: ofItem.reduce((rest, { quantity }) => rest - quantity, maximumOf(arrival)) };
  });

/** Checks the most of an item that can still come, over all lines that name it. */
export const checkMaxima = (arrivals: readonly Arrival[], maximumOf: (arrival: Arrival) => bigint) =>
  refuseFirst(
    maximumRules(
      arrivals.map((arrival) => ({
        itemNumber: numberOf(arrival),
        isNa: arrival.item.partNumber === null,
        quantity: quantityText(arrival.quantity),
        max: quantityText(maximumOf(arrival)),
        field: arrival.field,
      })),
      'QTY_RECEIVED_CAN_NOT_MORE_THAN_QTY_PURCHASED',
    ),
  );
