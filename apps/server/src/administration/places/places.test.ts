import { type CompanySettings, writtenOf } from '@gemba/contract/administration/company/company-settings';
import type { AdminLocation, AdminWorkCentre } from '@gemba/contract/administration/places/place';
import { beforeEach, describe, expect, it } from 'vitest';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { untilWaiting } from '../../testing/until-waiting.ts';
import { write } from '../testing/administrator.ts';

const erp = await startTestApp();
let room: Awaited<ReturnType<typeof openStockRoom>>;
beforeEach(async () => {
  room = await openStockRoom(erp);
});

const put = <Data>(path: string, body: unknown) => write<Data>(room.browser, 'PUT', path, body);
const post = <Data>(path: string, body: unknown) => write<Data>(room.browser, 'POST', path, body);
const warehouseOf = async () =>
  (await room.get<{ warehouses: { code: string }[] }>('/admin/placeChoices')).data.warehouses[0]?.code as string;
const locations = async (query = '') =>
  (await room.get<{ items: AdminLocation[] }>(`/admin/locations${query}`)).data.items;
const newLocation = async (location: string, fields: object = {}) =>
  post<AdminLocation>('/admin/locations', {
    location,
    warehouse: await warehouseOf(),
    description: 'New rack',
    purpose: 'STOCK',
    active: true,
    ...fields,
  });
const bodyOf = ({ description, purpose, active, version }: AdminLocation) => ({
  description,
  purpose,
  active,
  version,
});

describe('locations', () => {
  it('are added to a warehouse, found by code and description, and changed', async () => {
    const { data } = await newLocation('Z-99/1');
    expect(data).toMatchObject({ location: 'Z-99/1', active: true, hasStock: false, version: 1 });
    expect((await locations('?q=new rack')).map(({ location }) => location)).toEqual(['Z-99/1']);
    const changed = await put<AdminLocation>(`/admin/locations/${encodeURIComponent('Z-99/1')}`, {
      ...bodyOf(data),
      description: 'Old rack',
    });
    expect(changed.data).toMatchObject({ description: 'Old rack', version: 2 });
    const late = await put(`/admin/locations/${encodeURIComponent('Z-99/1')}`, bodyOf(data));
    expect(late).toMatchObject({ code: 409, msgCode: 'PLACE_CHANGED' });
  });

  it('have a code once, of the signs that labels have, in a warehouse that exists', async () => {
    await newLocation('Z-1');
    expect(await newLocation('Z-1')).toMatchObject({
      code: 409,
      msgCode: 'PLACE_CODE_TAKEN',
      data: { field: 'location' },
    });
    expect(await newLocation('z 1')).toMatchObject({ code: 400, msgCode: 'INVALID_INPUT' });
    expect(await newLocation('Z-2', { warehouse: 'NOWHERE' })).toMatchObject({ msgCode: 'WAREHOUSE_NOT_EXIST' });
  });

  it('take no goods of a receipt that began before they were given up', async () => {
    const po = await room.purchaseOrder([{ quantity: '10' }]);
    await newLocation('Z-7');
    await erp.owner.query('begin');
    await erp.owner.query(`select from location where company_id = $1 and location = 'Z-7' for update`, [
      room.companyId,
    ]);
    const items = [{ itemNumber: 1, locations: [{ location: 'Z-7', quantity: '1' }] }];
    const receipt = room.post(`/receiving/purchaseOrders/${po}`, { items });
    await untilWaiting(erp.owner);
    await erp.owner.query(`update location set active = false where company_id = $1 and location = 'Z-7'`, [
      room.companyId,
    ]);
    await erp.owner.query('commit');
    expect(await receipt).toMatchObject({ success: false, msgCode: 'LOCATION_NOT_EXIST' });
    expect((await locations('?q=Z-7'))[0]).toMatchObject({ active: false, hasStock: false });
  });

  it('with stock are neither given up nor made something else, and keep the days of the company', async () => {
    const [first] = await locations();
    const { location } = first as AdminLocation;
    const { rows } = await erp.owner.query('select part_number from part where company_id = $1 limit 1', [
      room.companyId,
    ]);
    await room.opening(rows[0].part_number, location, '5');
    const [now] = await locations(`?q=${location}`);
    expect(now?.hasStock).toBe(true);
    const path = `/admin/locations/${encodeURIComponent(location)}`;
    expect(await put(path, { ...bodyOf(now as AdminLocation), active: false })).toMatchObject({
      code: 409,
      msgCode: 'LOCATION_NOT_EMPTY',
      data: { location, field: 'active' },
    });
    expect(await put(path, { ...bodyOf(now as AdminLocation), purpose: 'QA' })).toMatchObject({
      msgCode: 'LOCATION_NOT_EMPTY',
      data: { field: 'purpose' },
    });
    // And the days that it was posted by stay those of the company.
    const { data: settings } = await room.get<CompanySettings>('/admin/company');
    expect(settings.canChangeTimeZone).toBe(false);
    expect(
      await put('/admin/company', { ...writtenOf(settings), version: settings.version, timeZone: 'Asia/Tokyo' }),
    ).toMatchObject({
      code: 409,
      msgCode: 'TIME_ZONE_IN_USE',
    });
  });

  it('that were given up are offered no more, and come back', async () => {
    const { data } = await newLocation('Z-3');
    const { data: gone } = await put<AdminLocation>('/admin/locations/Z-3', { ...bodyOf(data), active: false });
    const offered = async () => (await room.get<{ items: unknown[] }>('/locations?q=Z-3')).data.items.length;
    expect(await offered()).toBe(0);
    expect((await locations('?active=false')).map(({ location }) => location)).toContain('Z-3');
    await put('/admin/locations/Z-3', { ...bodyOf(gone), active: true });
    expect(await offered()).toBe(1);
  });
});

describe('work centres', () => {
  const fields = { wcName: 'New mill', departmentId: null, hourlyCost: '45', dayHours: '8', active: true };

  it('are added, changed and given up', async () => {
    const { data } = await post<AdminWorkCentre>('/admin/workCentres', { wc: 'CNC-99', ...fields });
    expect(data).toMatchObject({ wc: 'CNC-99', hourlyCost: '45.00', openWork: 0, version: 1 });
    const again = await post('/admin/workCentres', { wc: 'CNC-99', ...fields });
    expect(again).toMatchObject({ code: 409, msgCode: 'PLACE_CODE_TAKEN', data: { field: 'wc' } });
    const unknown = await put('/admin/workCentres/CNC-99', { ...fields, departmentId: 'D-404', version: 1 });
    expect(unknown).toMatchObject({ code: 404, msgCode: 'DEPARTMENT_NOT_EXIST' });
    const gone = { ...fields, active: false, version: 1 };
    expect(await put('/admin/workCentres/CNC-99', gone)).toMatchObject({ data: { active: false, version: 2 } });
    expect(await put('/admin/workCentres/CNC-99', gone)).toMatchObject({ code: 409, msgCode: 'PLACE_CHANGED' });
    const form = await room.get<{ workCentres: { wc: string }[] }>('/alarmForm');
    expect(form.data.workCentres?.map(({ wc }) => wc) ?? []).not.toContain('CNC-99');
  });

  it('with open work stay', async () => {
    await post('/admin/workCentres', { wc: 'CNC-98', ...fields });
    const { rows } = await erp.owner.query('select part_number from part where company_id = $1 order by 1 limit 1', [
      room.companyId,
    ]);
    const woNumber = await room.workOrder(rows[0].part_number, '5', []);
    await room.insert('work_order_operation', { wo_number: woNumber, sequence: 10, wc: 'CNC-98', description: 'Mill' });
    const answer = await put('/admin/workCentres/CNC-98', { ...fields, active: false, version: 1 });
    expect(answer).toMatchObject({ code: 409, msgCode: 'WORK_CENTRE_IN_USE', data: { count: 1 } });
  });
});

describe('administration of places', () => {
  it('is closed to everybody else, and ends at the company', async () => {
    await newLocation('Z-7');
    const clerk = await room.person({ roles: ['FIND_INVENTORY', 'LEAD_WORK_CENTRE'] });
    const body = { description: '', purpose: 'STOCK', active: false, version: 1 };
    for (const answer of [
      await clerk.get('/admin/locations'),
      await clerk.get('/admin/workCentres'),
      await clerk.get('/admin/placeChoices'),
      await write(clerk, 'PUT', '/admin/locations/Z-7', body),
    ])
      expect(answer).toMatchObject({ code: 403, msgCode: 'LIMITED_PERMISSIONS' });
    const rival = await erp.somebody();
    expect(await write(rival.browser, 'PUT', '/admin/locations/Z-7', body)).toMatchObject({
      msgCode: 'PLACE_NOT_EXIST',
    });
    expect((await rival.browser.get<{ items: unknown[] }>('/admin/locations')).data.items).toEqual([]);
  });
});
