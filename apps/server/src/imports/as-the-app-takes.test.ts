import { addExchangeRate } from '@gemba/contract/accounting/set-up/add-exchange-rate';
import { changeCreditLimit } from '@gemba/contract/addresses/change-credit-limit';
import { workCentreBody } from '@gemba/contract/administration/places/place';
import { userBody } from '@gemba/contract/administration/users/user';
import { alarmTypeBody } from '@gemba/contract/alarms/types/alarm-type';
import { NewBomItems } from '@gemba/contract/bom/add-bom';
import type { ImportKindName } from '@gemba/contract/imports/kinds/import-kind';
import { NewPart } from '@gemba/contract/parts/add-part';
import { IrNumber } from '@gemba/contract/quality/inspection/inspection';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { tableOfKind } from './kinds/table-of-kind.ts';

/** Everything that somebody may enter here is in the export of the company: an import refusing it would refuse our own file. */
const LIMIT = '9999999999999999.99';
const PIECES = '99999999999999';
const part = NewPart.shape;
const item = NewBomItems.def.element.shape;
const TAKEN: readonly (readonly [
  kind: ImportKindName,
  column: string,
  schema: z.ZodMiniType,
  value: string | number,
])[] = [
  ['approvalAuthorities', 'limitAmount', userBody.authorities.shape.po, LIMIT],
  ['customers', 'creditLimit', changeCreditLimit.body.shape.creditLimit, LIMIT],
  ['workCentres', 'hourlyCost', workCentreBody.hourlyCost, LIMIT],
  ['workCentres', 'dayHours', workCentreBody.dayHours, '99.9999'],
  ['currencyRates', 'rate', addExchangeRate.body.shape.exchangeRate, '9999999999'],
  ['alarmTypes', 'presetHandleTime', alarmTypeBody.presetHandleTime, 43_200],
  ['alarmTypes', 'typeName', alarmTypeBody.typeName, 'Cor\u00adrosion'],
  ['parts', 'minQty', part.minQty, PIECES],
  ['parts', 'weight', part.weight, PIECES],
  ['parts', 'makeLeadTime', part.makeLeadTime, 9_999],
  ['parts', 'hsCode', part.hsCode, '8'.repeat(60)],
  ['parts', 'commodityCode', part.commodityCode, 'C'.repeat(40)],
  ['parts', 'description', part.description, 'Seal,\tlip\r\nhardened'],
  ['bomItems', 'quantity', item.quantity, PIECES],
  ['bomItems', 'note', item.note, 'Grease it.\nTwice.'],
  ['inspectionReports', 'irNumber', IrNumber, 'IR 7 a'],
  ['users', 'displayName', userBody.displayName, 'Lena\tFox'],
];

test.each(TAKEN)('%s take a %s that the app takes', (kind, name, schema, value) => {
  expect(schema.safeParse(value)).toMatchObject({ success: true });
  const column = tableOfKind(kind).columns.find((one) => one.name === name) ?? expect.fail(`no column ${name}`);
  expect(column.read(String(value))).toBe(String(value));
});
