import type { RefusalCode } from '@gemba/contract/kit/refusals';
import { ReceiverHeader } from '@gemba/contract/receiving/receiving-shapes';
import { isZero, repeatedAt, restOf } from '../../inventory/index.ts';
import { compareDecimals } from '../../kit/ui/decimal-input.ts';
import { headerOf } from './body.ts';
import { firstDayOf, isNa, type ReceiveLine } from './receive-line.ts';
import { HEADER_FIELDS, isTouched, qualifiedOf, type Typed, type TypedLine, typedOf } from './typed.ts';

/** Where something stands that is wrong: `3`, `3.places.1.location`, `3.irNumber`, `header.receivedDate`, `form`. */
export type Spot = string;
/** What is wrong, as the server would refuse it, or in our own words. `late`: said only when somebody wants to send. */
export type Fault = {
  code: RefusalCode | 'notPlaced' | 'placedTooMuch' | 'amountRule';
  facts?: Record<string, string | number>;
  /** A field that `FIELD_REQUIRED` names. */
  names?: 'lotNumber' | 'qualified';
  late?: true;
};
export type Faults = Map<Spot, Fault>;

export type Rules = {
  today: string;
  /** Zero cost asks instead of being refused. */
  zeroCostAsks: boolean;
};

/** Every rule that can be looked at before anything is sent. The server looks at all of them again. */
export const faultsOf = (lines: readonly ReceiveLine[], typed: Typed, rules: Rules, locale: string): Faults => {
  const faults: Faults = new Map();
  const touched = lines.filter((line) => isTouched(typedOf(typed, line)));
  for (const line of touched) {
    const found = isNa(line) ? naFaults(line, typedOf(typed, line)) : stockFaults(line, typedOf(typed, line), rules);
    for (const [spot, fault] of found) faults.set(`${line.itemNumber}${spot}`, fault);
  }
  const services = touched.filter(isNa);
  if (services.length > 0 && services.length < touched.length) {
    for (const line of services) faults.set(String(line.itemNumber), { code: 'NA_AND_NORMAL_ITEMS' });
  }
  if (touched.length === 0) faults.set('form', { code: 'NO_ITEM_TO_RECEIVE', late: true });
  headerFaults(typed, { ...rules, orderDate: firstDayOf(touched) }, locale, faults);
  return faults;
};

type Found = [spot: string, fault: Fault][];

const naFaults = ({ max }: ReceiveLine, { total }: TypedLine): Found =>
  compareDecimals(total, max) > 0 ? [['.total', { code: 'INVALID_NEW_QTY_REC' }]] : [];

const stockFaults = (line: ReceiveLine, typed: TypedLine, { zeroCostAsks }: Rules): Found => {
  const { part, stock, itemNumber, max, costIsZero } = line;
  const found: Found = [];
  if (isZero(typed.total)) return found;
  if (stock?.hold) found.push(['', { code: 'PART_IS_HOLD', facts: { partNumber: part } }]);
  if (costIsZero && !zeroCostAsks) found.push(['', { code: 'COST_CAN_NOT_BE_ZERO', facts: { itemNumber } }]);
  if (compareDecimals(typed.total, max) > 0) found.push(['.total', { code: 'INVALID_NEW_QTY_REC' }]);
  return [...found, ...placeFaults(typed), ...inspectionFaults(line, typed), ...traceFaults(line, typed)];
};

const placeFaults = ({ places, total }: TypedLine): Found => {
  const found: Found = [];
  const repeated = repeatedAt(places);
  for (const [at, { location, quantity }] of places.entries()) {
    if (repeated.includes(at))
      found.push([`.places.${at}.location`, { code: 'DUPLICATE_LOCATION', facts: { location } }]);
    if (!isZero(quantity) && location.trim() === '')
      found.push([`.places.${at}.location`, { code: 'LOCATION_REQUIRED', late: true }]);
  }
  const rest = restOf(places, total);
  if (rest.startsWith('-')) found.push(['.places', { code: 'placedTooMuch', facts: { more: rest.slice(1) } }]);
  else if (!isZero(rest)) found.push(['.places', { code: 'notPlaced', facts: { rest }, late: true }]);
  return found;
};

const inspectionFaults = ({ needsInspection, part }: ReceiveLine, typed: TypedLine): Found => {
  const found: Found = [];
  if (needsInspection && typed.irNumber.trim() === '')
    found.push(['.irNumber', { code: 'IR_NUMBER_REQUIRED', facts: { partNumber: part }, late: true }]);
  if (typed.verdict === '') found.push(['.qualified', { code: 'FIELD_REQUIRED', names: 'qualified', late: true }]);
  else if (compareDecimals(qualifiedOf(typed), typed.total) > 0)
    found.push(['.qualified', { code: 'QTY_QUALIFIED_OVER_RECEIVED', facts: { received: typed.total } }]);
  return found;
};

const traceFaults = ({ stock, part }: ReceiveLine, { places, lotNumber }: TypedLine): Found => {
  if (stock?.trackableLevel === 'LOT' && lotNumber.trim() === '')
    return [['.lotNumber', { code: 'FIELD_REQUIRED', names: 'lotNumber', late: true }]];
  if (stock?.trackableLevel !== 'SERIAL') return [];
  return places.flatMap(({ quantity, serials }, at): Found => {
    if (isZero(quantity)) return [];
    const spot = `.places.${at}.serials`;
    if (serials.length === 0) return [[spot, { code: 'SERIAL_REQUIRED', facts: { partNumber: part }, late: true }]];
    const facts = { partNumber: part, quantity };
    return compareDecimals(String(serials.length), quantity) === 0
      ? []
      : [[spot, { code: 'SERIAL_COUNT_NOT_MATCH', facts, late: true }]];
  });
};

type Days = { today: string; orderDate: string };

const headerFaults = ({ header }: Typed, { today, orderDate }: Days, locale: string, faults: Faults) => {
  const { receivedDate, vendorShipDate } = header;
  if (receivedDate > today) faults.set('header.receivedDate', { code: 'RECEIVED_DATE_IN_FUTURE' });
  else if (receivedDate && receivedDate < orderDate)
    faults.set('header.receivedDate', { code: 'RECEIVED_BEFORE_ORDER', facts: { orderDate } });
  if (vendorShipDate > today) faults.set('header.vendorShipDate', { code: 'VENDOR_SHIP_DATE_IN_FUTURE' });
  const read = ReceiverHeader.safeParse(headerOf(header, locale));
  for (const { path } of read.success ? [] : read.error.issues) {
    const field = HEADER_FIELDS.find((one) => one === path[0]);
    if (field) faults.set(`header.${field}`, { code: field === 'freightCost' ? 'amountRule' : 'INVALID_INPUT' });
  }
};
