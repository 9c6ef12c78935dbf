import { randomUUID } from 'node:crypto';
import type { Task } from '@gemba/contract/tasks/task/task-shapes';
import type { Browser } from '../../testing/browser.ts';
import { openStockRoom } from '../../testing/stock-room.ts';
import type { startTestApp } from '../../testing/test-app.ts';

type Erp = Awaited<ReturnType<typeof startTestApp>>;

/** Now, or so many minutes ago, as a device tells it. */
export const ago = (minutes = 0) => new Date(Date.now() - minutes * 60_000).toISOString();

interface Step {
  wc?: string;
  status?: string;
  wage_type?: number;
  piece_rate?: string | null;
  estimated_hours?: string;
}

/** A stock room with three work centres. LATHE and MILL have defect items, PACK has none. Nobody has a shift. */
export async function openShopFloor(erp: Erp, settings: Record<string, unknown> = {}) {
  const room = await openStockRoom(erp, settings);
  for (const [wc, hourly_cost] of [
    ['LATHE', '60.00'],
    ['MILL', '33.33'],
    ['PACK', '0'],
  ] as const)
    await room.insert('work_centre', { wc, wc_name: `The ${wc.toLowerCase()}`, hourly_cost });
  for (const wc of ['LATHE', 'MILL'])
    for (const code of ['BURR', 'POROSITY'])
      await room.insert('defect_item', { wc, defect_code: code, defect_name: code.toLowerCase() });

  /** Somebody at the machines who is authorised for these work centres, and leads those. */
  const worker = async (
    wcs: readonly string[] = ['LATHE'],
    leads: readonly string[] = [],
    roles: readonly string[] = [],
  ) => {
    const employeeId = `W-${randomUUID().slice(0, 8)}`;
    const browser = await room.person({ refId: employeeId, roles });
    for (const wc of wcs) await room.insert('work_centre_worker', { wc, employee_id: employeeId });
    for (const wc of leads) await room.insert('work_centre_lead', { wc, employee_id: employeeId });
    return { employeeId, browser, ...actsOf(browser) };
  };

  const actsOf = (by: Browser) => {
    const post = <Data = Task>(path: string, body: object, headers: Record<string, string> = {}) =>
      by.send<Data>(`/app${path}`, {
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': randomUUID(), ...headers },
      });
    return {
      post,
      get: <Data = unknown>(path: string) => by.send<Data>(`/app${path}`),
      /** An event of a task that happens now. */
      fire: <Data = Task>(taskId: number, event: string, more: object = {}) =>
        post<Data>(`/tasks/${taskId}/${event}`, { eventId: randomUUID(), at: ago(), ...more }),
    };
  };

  /** A work order of ten gearboxes with operations 10, 20, …; the first is ready, as after its approval. */
  const order = async (steps: readonly Step[] = [{}], head: Record<string, string> = {}) => {
    const woNumber = await room.workOrder('GEARBOX', '10', [], head);
    for (const [index, step] of steps.entries())
      await room.insert('work_order_operation', {
        wo_number: woNumber,
        sequence: (index + 1) * 10,
        wc: 'LATHE',
        description: `Step ${index + 1}`,
        status: index === 0 ? 'NOT_SETUP' : 'WAITING',
        estimated_hours: '2',
        ...step,
      });
    return woNumber;
  };

  const task = async (woNumber: string, sequence = 10, more: Record<string, string | number | null> = {}) => {
    const [row] = await room.ask<{ task_id: string }>(
      `insert into task (company_id, task_id, wo_number, sequence, wc, quantity, worker, planned_start)
       select $1, coalesce((select max(task_id) from task where company_id = $1), 0) + 1000, $2, $3,
              (select wc from work_order_operation where company_id = $1 and wo_number = $2 and sequence = $3), 10, $4, $5
       returning task_id`,
      [woNumber, sequence, more['worker'] ?? null, more['planned_start'] ?? null],
    );
    return Number(row?.task_id);
  };

  const operation = async (woNumber: string, sequence = 10) =>
    (
      await room.ask<Record<string, string>>(
        `select status, qualified_quantity, defective_quantity, reported_hours from work_order_operation
          where company_id = $1 and wo_number = $2 and sequence = $3`,
        [woNumber, sequence],
      )
    )[0];

  /** The accounts of the journal by use, in the company's currency. */
  const booked = async (use: string) =>
    (
      await room.ask<{ amount: string }>(
        `select coalesce(sum(debit - credit), 0)::text as amount from journal_line join account_use using (company_id, account_number)
          where company_id = $1 and use = $2`,
        [use],
      )
    )[0]?.amount;

  return { ...room, worker, order, task, operation, booked };
}
export type ShopFloor = Awaited<ReturnType<typeof openShopFloor>>;
