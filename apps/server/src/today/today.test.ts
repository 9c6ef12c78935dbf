import type { ApprovalCard } from '@gemba/contract/approvals/waiting/approval-card';
import { addDays } from '@gemba/contract/kit/dates';
import { roleToSee } from '@gemba/contract/kit/order-types';
import { holds, ROLES } from '@gemba/contract/kit/roles';
import { mayOpen, type ScreenPath } from '@gemba/contract/screens';
import { COUNTED_AT_MOST, inOrder, type Job, type JobKind, kindsFor, type Today } from '@gemba/contract/today/job';
import { jobAddress, listedAtMost } from '@gemba/contract/today/job-address';
import { describe, expect, it } from 'vitest';
import { demoUsers } from '../demo/index.ts';
import type { Browser } from '../testing/browser.ts';
import { startDemoCompany } from '../testing/demo-company.ts';
import { everyRow } from '../testing/every-row.ts';
import { openStockRoom } from '../testing/stock-room.ts';

const erp = await startDemoCompany();
const todayOf = async (browser: Browser) => {
  const answer = await browser.get<Today>('/today');
  if (!answer.success) throw new Error(answer.msgCode);
  return answer.data;
};
const jobsOf = async (browser: Browser, kind: JobKind) =>
  (await todayOf(browser)).jobs.filter((job) => job.kind === kind);

type Room = Awaited<ReturnType<typeof openStockRoom>>;
const arriveInQa = async (hall: Room, part: string, irNumber: string) => {
  const po = await hall.purchaseOrder([{ part, quantity: '4', price: '2' }]);
  const items = [{ itemNumber: 1, locations: [{ location: 'QA-1', quantity: '4' }], irNumber, qtyQualified: '0' }];
  expect((await hall.post(`/receiving/purchaseOrders/${po}`, { items })).msgCode).toBe('OK');
};

const screenOf = (job: Job): ScreenPath => {
  const path = jobAddress(job).split('?')[0] ?? '';
  return (path.startsWith('/report/detail/') ? '/report/detail/$id' : path) as ScreenPath;
};

describe('the rights of a person', () => {
  const people = [
    ...demoUsers.map(({ userName, roles, employee }) => ({ name: userName, roles, refId: employee })),
    ...ROLES.map((role) => ({ name: role.toLowerCase(), roles: [role], refId: null })),
  ];
  it.each(people)('$name sees only what they may open and do', async ({ name, roles, refId }) => {
    const { userName } = await erp.user(erp.companyId, { userName: `today-${name}`, roles, refId });
    const { tiles, jobs } = await todayOf(await erp.signIn('DEMO', userName));
    expect(tiles.map(({ kind }) => kind)).toEqual(kindsFor({ roles, isEmployee: refId !== null }));
    const person = { roles, onlyConsole: refId === null };
    for (const job of jobs) {
      expect(mayOpen(person, screenOf(job)), `${job.kind} ${job.number}`).toBe(true);
      if (job.kind === 'approve') expect(holds(roles, roleToSee[job.orderType ?? 'po'])).toBe(true);
      else expect(job.orderType).toBeNull();
      if (!['approve', 'overCredit'].includes(job.kind)) expect(job.amount).toBeNull();
    }
    expect(jobs).toEqual(inOrder(jobs));
  });

  it('another company has nothing of it', async () => {
    expect((await todayOf(erp.rival)).jobs).toEqual([]);
  });
});

describe('the demo company', () => {
  const told = async (sql: string) => (await erp.rows<{ n: string }>(sql)).map(({ n }) => n).sort();
  const due = `company_today($1)`;

  it('lists every order to receive and to ship up to today, or says that there are more', async () => {
    const today = await todayOf(erp.clerk);
    const wanted: [JobKind, string][] = [
      [
        'receive',
        `select distinct po_number as n from purchase_order_item join purchase_order using (company_id, po_number)
          where company_id = $1 and status in ('APPROVED', 'PARTIAL') and not closed
            and quantity_received + quantity_in_transit < quantity_ordered
            and coalesce(purchase_order_item.arrival_date, date_required) <= ${due}`,
      ],
      [
        'ship',
        `select distinct so_number as n from sales_order_item join sales_order using (company_id, so_number)
          where company_id = $1 and status in ('OPEN', 'PARTIAL') and not closed
            and quantity_shipped + quantity_picked < quantity_ordered and ship_date <= ${due}`,
      ],
      ['count', `select count_number as n from cycle_count where company_id = $1 and status = 'OPEN'`],
    ];
    for (const [kind, sql] of wanted) {
      const all = await told(sql);
      const tile = today.tiles.find((one) => one.kind === kind);
      expect(tile, kind).toMatchObject({
        count: Math.min(all.length, COUNTED_AT_MOST),
        more: all.length > COUNTED_AT_MOST,
      });
      const listed = today.jobs.filter((job) => job.kind === kind).map(({ number }) => number);
      expect(all).toEqual(expect.arrayContaining(listed));
    }
  });

  it('has the approvals that this person can decide, and no other', async () => {
    const { userId, userName } = await erp.user(erp.companyId, { refId: null });
    const approver = await erp.signIn('DEMO', userName);
    expect(await jobsOf(approver, 'approve')).toEqual([]);
    await erp.owner.query(
      `insert into approval_authority (company_id, user_id, kind, limit_amount)
       select $1, $2, kind, 20000 from unnest('{po,so,qo}'::text[]) as kind`,
      [erp.companyId, userId],
    );
    const cards = await everyRow<ApprovalCard>(approver, '/approvals');
    const decidable = cards.slice(0, COUNTED_AT_MOST).filter(({ approval }) => approval.canApprove);
    expect(decidable.length).toBeGreaterThan(0);
    const { tiles, jobs } = await todayOf(approver);
    expect(tiles.find(({ kind }) => kind === 'approve')?.count).toBe(decidable.length);
    // The same amount as in the approvals: of a change, what the order would then cost.
    expect(decidable.some(({ change, total }) => change && change.newTotal !== total)).toBe(true);
    const wanted = decidable.map(({ type, number, change, total }) => `${type} ${number} ${change?.newTotal ?? total}`);
    const listed = jobs.filter(({ kind }) => kind === 'approve');
    expect(wanted).toEqual(
      expect.arrayContaining(listed.map(({ orderType, number, amount }) => `${orderType} ${number} ${amount}`)),
    );
    expect(listed).toHaveLength(Math.min(wanted.length, listedAtMost('approve')));
  });

  it('has the customers over their credit, for those who watch it', async () => {
    const { tiles } = await todayOf(erp.clerk);
    const over = await told(
      `select customer_id as n from customer where company_id = $1 and open_receivable + unbilled > credit_limit`,
    );
    expect(tiles.find(({ kind }) => kind === 'overCredit')?.count).toBeGreaterThanOrEqual(Math.min(over.length, 99));
  });
});

describe('a room of one', () => {
  it('shows goods late and due today, not those of tomorrow, and nothing once they are received', async () => {
    const hall = await openStockRoom(erp);
    const { today } = await todayOf(hall.browser);
    const order = async (arrival: string) => {
      const number = await hall.purchaseOrder([{ part: 'BOLT', quantity: '5' }]);
      await hall.ask(
        `update purchase_order_item set arrival_date = $3, date_required = $3 where company_id = $1 and po_number = $2`,
        [number, arrival],
      );
      await hall.ask(`update purchase_order set arrival_date = $3 where company_id = $1 and po_number = $2`, [
        number,
        arrival,
      ]);
      return number;
    };
    const late = await order(addDays(today, -2));
    const now = await order(today);
    await order(addDays(today, 1));
    expect(
      (await jobsOf(hall.browser, 'receive')).map(({ number, standing, lines }) => [number, standing, lines]),
    ).toEqual([
      [late, 'late', 1],
      [now, 'today', 1],
    ]);
    await hall.ask(
      `update purchase_order_item set quantity_received = quantity_ordered where company_id = $1 and po_number = $2`,
      [late],
    );
    expect((await jobsOf(hall.browser, 'receive')).map(({ number }) => number)).toEqual([now]);
  });

  it('puts orders that can go out before older ones without goods or for a locked customer', async () => {
    const hall = await openStockRoom(erp);
    const { today } = await todayOf(hall.browser);
    await hall.opening('BOLT', 'A-01', '10');
    await hall.insert('customer', { customer_id: 'C-2', customer_name: 'B', sort_name: 'b', lock_status: 'LOCKED' });
    const bolts = [{ part: 'BOLT', quantity: '5' }];
    const locked = await hall.salesOrder(bolts, { customer_id: 'C-2', ship_date: addDays(today, -31) });
    for (let left = listedAtMost('ship'); left > 0; left -= 1)
      await hall.salesOrder([{ part: 'NUT', quantity: '5' }], { ship_date: addDays(today, -30) });
    const ready = await hall.salesOrder(bolts, { ship_date: today });
    const truck = await hall.purchaseOrder([{ columns: { date_required: today } }], { arrival_date: today });
    const { jobs } = await todayOf(hall.browser);
    expect(jobs.slice(0, 4)).toMatchObject([
      { kind: 'receive', number: truck, standing: 'today' },
      { kind: 'ship', number: ready, standing: 'today', readiness: 'ready', locked: false },
      { kind: 'ship', number: locked, standing: 'late', readiness: 'ready', locked: true },
      { kind: 'ship', standing: 'late', readiness: 'none' },
    ]);
  });

  it('lists the first orders to ship, which another screen has all, and every shortage, which no other has', async () => {
    const hall = await openStockRoom(erp);
    const { today } = await todayOf(hall.browser);
    const numbers = Array.from({ length: listedAtMost('ship') + 1 }, (_, index) => `SHORT-${index}`);
    for (const part_number of numbers) {
      await hall.insert('part', { part_number, part_type: 'BUY', description: 'A short part' });
      await hall.insert('part_stock', { part_number });
      await hall.salesOrder([{ part: part_number }], { ship_date: today });
    }
    const components = numbers.map((part) => ({ part, quantity: '1' }));
    await hall.workOrder('GEARBOX', '1', components, { start_date: today });
    const { tiles, jobs } = await todayOf(hall.browser);
    for (const [kind, listed] of [
      ['ship', numbers.length - 1],
      ['shortage', numbers.length],
    ] as const) {
      expect(tiles.find((tile) => tile.kind === kind)?.count).toBe(numbers.length);
      expect(jobs.filter((job) => job.kind === kind)).toHaveLength(listed);
    }
  });

  it('shows an alarm to the handler of its level and to nobody else, first of all', async () => {
    const hall = await openStockRoom(erp);
    const [handler, other] = [
      await erp.user(hall.companyId, { roles: [] }),
      await erp.user(hall.companyId, { roles: [] }),
    ];
    await hall.insert('work_centre', { wc: 'LATHE', wc_name: 'The lathe' });
    await hall.insert('alarm_type', { type_id: 1, type_name: 'Jam' });
    await hall.insert('alarm_handler', { type_id: 1, level: 1, user_id: handler.userId });
    await hall.insert('alarm_handler', { type_id: 1, level: 2, user_id: other.userId });
    await hall.insert('alarm', { alarm_id: 7, type_id: 1, wc: 'LATHE', level: 1, raised_by: other.userId });
    const seen = async ({ userName }: { userName: string }) =>
      (await todayOf(await erp.signIn(hall.companyCode, userName))).jobs;
    expect(await seen(handler)).toMatchObject([
      { kind: 'alarm', number: '7', name: 'Jam', standing: 'now', place: 'LATHE', started: false },
    ]);
    expect(await seen(other)).toEqual([]);
    await hall.ask(`update alarm set status = 'RESOLVED' where company_id = $1`);
    expect(await seen(handler)).toEqual([]);
  });

  it('tells quality what waits in QA, first the goods that an order needs, and NCRs nobody decided about', async () => {
    const hall = await openStockRoom(erp);
    const { today } = await todayOf(hall.browser);
    for (const [part, irNumber] of [
      ['BOLT', 'IR-1'],
      ['GAUGE', 'IR-2'],
      ['NUT', 'IR-3'],
    ] as const)
      await arriveInQa(hall, part, irNumber);
    await hall.ask(`update inspection_report set ir_date = ir_date - 1 where company_id = $1 and ir_number = 'IR-3'`);
    await hall.salesOrder([{ part: 'GAUGE', quantity: '2' }], { ship_date: addDays(today, -1) });
    const ncr = { ncr_date: today, source: 'RECEIVER', quantity: '3', description: 'Bent', raised_by: hall.userId };
    for (const row of [
      { ncr_number: 'N-1', part_number: 'BOLT' },
      { ncr_number: 'N-2', part_number: 'BOLT', ir_number: 'IR-1' },
      { ncr_number: 'N-3', part_number: 'BOLT', disposition: 'REWORK' },
      { ncr_number: 'N-4', part_number: 'BOLT', status: 'CLOSED' },
    ])
      await hall.insert('ncr', { ...ncr, ...row });
    const inspector = await hall.person({ roles: ['QUALITY_INFO'] });
    const listed = async () =>
      (await todayOf(inspector)).jobs.map(({ kind, number, standing, quantity }) => [kind, number, standing, quantity]);
    expect(await listed()).toEqual([
      ['inspect', 'IR-2', 'late', '4.0000'],
      ['inspect', 'IR-3', 'waiting', '4.0000'],
      ['inspect', 'IR-1', 'waiting', '4.0000'],
      ['ncr', 'N-1', 'waiting', '3.0000'],
    ]);
    await hall.opening('GAUGE', 'A-01', '10');
    expect((await listed())[0]?.slice(1, 3)).toEqual(['IR-3', 'waiting']);
    const body = { location: 'QA-1', release: { quantity: '4', location: 'A-01' } };
    await hall.post('/inspections/IR-3/decide', body, undefined, inspector);
    await hall.post('/ncrs/N-1/close', { version: 1, reason: 'Used up' }, undefined, inspector);
    expect((await listed()).map(([, number]) => number)).toEqual(['IR-1', 'IR-2']);
    expect(await jobsOf(await hall.person({ roles: ['UPDATE_RECEIVER'] }), 'inspect')).toEqual([]);
  });

  it('names a part in every language that it has', async () => {
    const hall = await openStockRoom(erp);
    const { today } = await todayOf(hall.browser);
    await hall.ask(
      `update part set description = 'Bolt', description_zh = '螺栓', description_es = 'Perno' where company_id = $1 and part_number = 'BOLT'`,
    );
    await hall.workOrder('GEARBOX', '1', [{ part: 'BOLT', quantity: '5' }], { start_date: addDays(today, 2) });
    const ncr = { ncr_date: today, source: 'RECEIVER', quantity: '3', description: 'Bent', raised_by: hall.userId };
    await hall.insert('ncr', { ...ncr, ncr_number: 'N-1', part_number: 'BOLT' });
    await arriveInQa(hall, 'BOLT', 'IR-1');
    const names = { part: 'BOLT', name: 'Bolt', nameZh: '螺栓', nameEs: 'Perno' };
    expect(await jobsOf(hall.browser, 'shortage')).toMatchObject([{ ...names, number: 'BOLT' }]);
    expect(await jobsOf(hall.browser, 'ncr')).toMatchObject([{ ...names, number: 'N-1' }]);
    expect(await jobsOf(hall.browser, 'inspect')).toMatchObject([{ ...names, number: 'IR-1' }]);
  });

  it('tells a buyer what work orders of this week lack, and a handler of changes what is theirs', async () => {
    const hall = await openStockRoom(erp);
    const { today } = await todayOf(hall.browser);
    await hall.opening('BOLT', 'A-01', '3');
    await hall.workOrder('GEARBOX', '1', [{ part: 'BOLT', quantity: '5' }], { start_date: addDays(today, 2) });
    await hall.workOrder('GEARBOX', '1', [{ part: 'NUT', quantity: '5' }], { start_date: addDays(today, 20) });
    expect(await jobsOf(hall.browser, 'shortage')).toMatchObject([
      { number: 'BOLT', quantity: '2.0000', lines: 1, due: addDays(today, 2), standing: 'waiting' },
    ]);
    await hall.insert('ecn', {
      ecn_number: '1',
      title: 'Own',
      old_change_order: 'A',
      new_change_order: 'B',
      engineer: 'E-1',
      originator: 'E-1',
      created_on: today,
      due_date: today,
    });
    expect((await jobsOf(hall.browser, 'ecn')).map(({ number, standing }) => [number, standing])).toEqual([
      ['1', 'today'],
    ]);
    const visitor = await hall.person({ roles: ['FIND_ECN'], refId: 'E-2' });
    expect(await jobsOf(visitor, 'ecn')).toEqual([]);
  });
});
