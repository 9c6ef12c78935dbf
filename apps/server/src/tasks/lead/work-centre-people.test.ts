import type { Employee, WorkCentrePeople } from '@gemba/contract/administration/places/work-centre-people';
import type { AuditEntry } from '@gemba/contract/companies/audit';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTerminal } from '../../testing/terminal.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { openShopFloor, type ShopFloor } from '../testing/shop-floor.ts';

const erp = await startTestApp();
let floor: ShopFloor;
beforeEach(async () => {
  floor = await openShopFloor(erp);
});

const PEOPLE = '/admin/workCentres/LATHE/people';
const set = (employeeId: string, part: 'WORKER' | 'LEAD', belongs: boolean, browser = floor.browser) =>
  floor.put<WorkCentrePeople>(PEOPLE, { employeeId, part, belongs }, undefined, browser);
const people = async () => (await floor.get<WorkCentrePeople>(PEOPLE)).data;
const trail = async () => (await floor.get<{ items: AuditEntry[] }>('/admin/audit?kind=workCentre')).data.items;

describe('the people of a work centre', () => {
  it('are found by name, become workers and leads, and leave; the trail says who', async () => {
    const { employeeId, get, fire } = await floor.worker([], []);
    await floor.ask(`update employee set employee_name = 'Ángela Ruiz' where company_id = $1 and employee_id = $2`, [
      employeeId,
    ]);
    const found = await floor.get<{ items: Employee[] }>('/admin/employees?q=angela');
    expect(found.data.items.map((one) => one.employeeId)).toEqual([employeeId]);

    const task = await floor.task(await floor.order());
    expect(await fire(task, 'start')).toMatchObject({ msgCode: 'TASK_NOT_EXIST' });
    expect((await set(employeeId, 'WORKER', true)).data.workers).toMatchObject([
      { employeeId, name: 'Ángela Ruiz', active: true, hasUser: true, mayLead: false },
    ]);
    expect(await fire(task, 'start')).toMatchObject({ success: true });

    expect(await get('/lead/workCentres/LATHE/tasks')).toMatchObject({ success: false });
    expect((await set(employeeId, 'LEAD', true)).data.leads).toHaveLength(1);
    // Once more is no other change.
    await set(employeeId, 'LEAD', true);
    await set(employeeId, 'LEAD', false);
    expect((await people()).leads).toEqual([]);
    const named = `Ángela Ruiz (${employeeId})`;
    expect((await trail()).map(({ subject, changes }) => [subject, changes[0]])).toEqual([
      ['LATHE', { field: 'lead', before: named, after: null }],
      ['LATHE', { field: 'lead', before: null, after: named }],
      ['LATHE', { field: 'worker', before: null, after: named }],
    ]);
  });

  it('lead once they have the role too, and the list says where it is missing', async () => {
    const lead = await floor.worker([], [], ['LEAD_WORK_CENTRE']);
    const board = () => lead.get('/lead/workCentres/LATHE/tasks');
    expect(await board()).toMatchObject({ msgCode: 'WORK_CENTER_NOT_LED' });
    expect((await set(lead.employeeId, 'LEAD', true)).data.leads).toMatchObject([{ mayLead: true }]);
    expect(await board()).toMatchObject({ success: true });
  });

  it('who leave end the task they began, start no other, and give back what was planned for them', async () => {
    const { employeeId, fire } = await floor.worker(['LATHE']);
    const begun = await floor.task(await floor.order(), 10, { worker: employeeId });
    const planned = await floor.task(await floor.order(), 10, { worker: employeeId });
    const elsewhere = await floor.task(await floor.order([{ wc: 'MILL' }]), 10, { worker: employeeId });
    await fire(begun, 'start');
    await set(employeeId, 'WORKER', false);
    const workerOf = async (task: number) =>
      (
        await floor.ask<{ worker: string | null }>('select worker from task where company_id = $1 and task_id = $2', [
          task,
        ])
      )[0]?.worker;
    expect(await workerOf(planned)).toBeNull();
    expect(await workerOf(elsewhere)).toBe(employeeId);
    expect(await fire(planned, 'start')).toMatchObject({ msgCode: 'TASK_NOT_EXIST' });
    expect(await fire(begun, 'pause', { reason: 'BREAK' })).toMatchObject({ data: { status: 'PAUSED' } });
    expect(await fire(begun, 'resume')).toMatchObject({ data: { status: 'RUNNING' } });
    expect(await fire(begun, 'finish', { wageType: 2, qualifiedQty: '1', defectiveItems: [] })).toMatchObject({
      success: true,
    });
  });

  it('who leave still come in at the terminal until their task is over', async () => {
    const { worker, switchTo } = await openTerminal(erp, floor, 'LATHE');
    await floor.worker();
    const employeeId = `T-${Date.now()}`;
    const ann = await worker({ refId: employeeId });
    const task = await floor.task(await floor.order(), 10, { worker: employeeId });
    await floor.ask(`update task set status = 'PAUSED' where company_id = $1 and task_id = $2`, [task]);
    await set(employeeId, 'WORKER', false);
    expect(await switchTo({ badge: ann.badge })).toMatchObject({ success: true });
    await floor.ask(`update task set status = 'CLOSED' where company_id = $1 and task_id = $2`, [task]);
    expect(await switchTo({ badge: ann.badge })).toMatchObject({ msgCode: 'BADGE_NOT_KNOWN' });
  });

  it('are employees who are still there, of a work centre that exists, and an administrator chooses them', async () => {
    expect(await set('E-404', 'WORKER', true)).toMatchObject({ code: 404, msgCode: 'WORKER_NOT_EXIST' });
    const { employeeId, browser } = await floor.worker(['LATHE'], [], ['LEAD_WORK_CENTRE']);
    await floor.ask('update employee set active = false where company_id = $1 and employee_id = $2', [employeeId]);
    expect((await people()).workers).toMatchObject([{ employeeId, active: false }]);
    expect(await set(employeeId, 'LEAD', true)).toMatchObject({ msgCode: 'WORKER_NOT_EXIST' });
    expect((await set(employeeId, 'WORKER', false)).data.workers).toEqual([]);
    const nowhere = await floor.put('/admin/workCentres/NONE/people', {
      employeeId,
      part: 'LEAD',
      belongs: true,
    });
    expect(nowhere).toMatchObject({ msgCode: 'PLACE_NOT_EXIST' });
    for (const answer of [
      await set(employeeId, 'LEAD', true, browser),
      await browser.get(PEOPLE),
      await browser.get('/admin/employees'),
    ])
      expect(answer).toMatchObject({ code: 403, msgCode: 'LIMITED_PERMISSIONS' });
    const rival = await erp.somebody();
    expect(await rival.browser.get(PEOPLE)).toMatchObject({ msgCode: 'PLACE_NOT_EXIST' });
  });
});
