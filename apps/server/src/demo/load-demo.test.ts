import { alarmMoves } from '@gemba/contract/alarms/alarm-moves';
import { ORDER_CHANGE_STATES } from '@gemba/contract/approvals/changes/order-change-moves';
import { purchaseOrderMoves } from '@gemba/contract/orders/purchase-order/purchase-order-moves';
import { quoteMoves } from '@gemba/contract/orders/quote/quote-moves';
import { salesOrderMoves } from '@gemba/contract/orders/sales-order/sales-order-moves';
import { workOrderMoves } from '@gemba/contract/orders/work-order/work-order-moves';
import { receiverMoves } from '@gemba/contract/receiving/receivers/receiver-moves';
import { shipperMoves } from '@gemba/contract/shipping/shippers/shipper-moves';
import { taskMoves } from '@gemba/contract/tasks/task-moves';
import { beforeAll, expect, it } from 'vitest';
import { checkLedger } from '../inventory/index.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { loadDemo } from './load-demo.ts';
import { demoUsers } from './users.ts';

const { owner } = await createTestDatabase();
const files: string[] = [];

beforeAll(async () => {
  const hashPassword = async (text: string) => `$argon2id$${text}`;
  const saveFile = async (storageId: string) => void files.push(storageId);
  await loadDemo(owner, { size: 'small', today: '2026-06-18', hashPassword, saveFile });
}, 300_000);

const ask = async <Row extends object>(text: string) => (await owner.query<Row>(text)).rows;

it('leaves no reference without its row', async () => {
  const checks = await ask<{ name: string; orphans: string }>(`
    select c.conname as name, format('select count(*)::int as count from %s child where %s and not exists (select from %s parent where %s)',
             c.conrelid::regclass, string_agg(format('child.%I is not null', a.attname), ' and '),
             c.confrelid::regclass, string_agg(format('parent.%I = child.%I', b.attname, a.attname), ' and ')) as orphans
      from pg_constraint c cross join unnest(c.conkey, c.confkey) as pair (mine, theirs)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = mine
      join pg_attribute b on b.attrelid = c.confrelid and b.attnum = theirs
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace group by c.oid, c.conname, c.conrelid, c.confrelid`);
  expect(checks.length).toBeGreaterThan(200);
  for (const { name, orphans } of checks) expect([name, await ask(orphans)]).toEqual([name, [{ count: 0 }]]);
});

it('leaves every ledger whole', async () => {
  const broken = Object.entries(await checkLedger(owner)).filter(([, count]) => count > 0);
  expect(broken).toEqual([]);
});

it('names every part in three languages, and no location in one of them', async () => {
  const lacking = await ask(`
    select part_number, description_zh, description_es from part
     where coalesce(description_zh, '') !~ '[一-龥]' or coalesce(description_es, '') in ('', description)`);
  expect(lacking).toEqual([]);
  const inWords = await ask(`select location, description from location where description ~ '[a-z]'`);
  expect(inWords).toEqual([]);
});

it('gives every table of the history rows', async () => {
  const empty = await ask<{ relname: string }>(`
    select relname from pg_stat_user_tables where schemaname = 'public' and n_live_tup = 0 order by 1`);
  expect(empty.map(({ relname }) => relname)).toEqual([
    'alarm_photo',
    'api_key',
    'audit_entry',
    'company_messenger',
    'company_push',
    'company_sso',
    'cycle_count_check',
    'document_share',
    'idempotency',
    'import_conflict',
    'inspection_photo',
    'kept_form',
    'label_template',
    'login_throttle',
    'message_document',
    'opening_balance',
    'outbox_event',
    'passkey',
    'print_job',
    'push',
    'push_setting',
    'push_subscription',
    'receiver_photo',
    'saved_filter',
    'session',
    'used_claim',
    'user_invitation',
    'webhook',
    'webhook_delivery',
    'weekly_digest',
  ]);
});

it.each([
  ['purchase_order', purchaseOrderMoves.states],
  ['sales_order', salesOrderMoves.states],
  ['quote', quoteMoves.states],
  ['work_order', workOrderMoves.states],
  ['order_change', ORDER_CHANGE_STATES],
  ['shipper', shipperMoves.states],
  ['task', taskMoves.states],
  ['alarm', alarmMoves.states],
  ['receiver', receiverMoves.states],
  ['proforma_shipper', ['OPEN', 'CLOSED']],
  ['proforma_receiver', ['OPEN', 'CLOSED']],
  ['ncr', ['OPEN', 'CLOSED']],
  ['ecn', ['OPEN', 'CLOSED']],
] as const)('has a %s in every state, in both companies', async (table, states) => {
  const found = await ask<{ company_id: number; states: string[] }>(
    `select company_id, array_agg(distinct status collate "C") as states from ${table} group by 1 order by 1`,
  );
  expect(found).toEqual(
    [1, 2].map((company_id) => ({ company_id, states: states.toSorted((a, b) => (a < b ? -1 : 1)) })),
  );
});

it('lets what came from the way name the line it was on the way under', async () => {
  const lines = await ask<{ count: number; wrong: number }>(`
    select count(*)::int, (count(*) filter (where came.part_number is distinct from sent.part_number))::int as wrong
      from receiver r join receiver_item came using (company_id, receiver_number)
      left join proforma_receiver_item sent on sent.company_id = r.company_id and sent.pr_number = r.pr_number
       and sent.item_number = came.pr_item
     where r.pr_number is not null`);
  expect(lines[0]).toMatchObject({ wrong: 0 });
  expect(lines[0]?.count).toBeGreaterThan(0);
});

it('has the decision of every order that was approved, stopped or ended, by whom the order names', async () => {
  const undecided = await ask(`
    with book as (
      select 'po' as kind, company_id, po_number as number, status, version, approve_by as by from purchase_order
      union all select 'so', company_id, so_number, status, version, review_by from sales_order
      union all select 'qo', company_id, qo_number, status, version, approve_by from quote
      union all select 'wo', company_id, wo_number, status, version, approve_by from work_order
      union all select 'rma', company_id, rma_number, status, version, approve_by from rma
      union all select 'rtv', company_id, rtv_number, status, version, approve_by from rtv)
    select kind, company_id, number, status from book b
     where (by is not null and not exists (
              select from approval_decision d where d.company_id = b.company_id and d.kind = b.kind
                 and order_number = number and decision = 'APPROVE' and decided_by = by))
        or (status ~ 'HOLD|CANCELLED|REJECTED|EXPIRED|COMMITTED' and not exists (
              select from approval_decision d where d.company_id = b.company_id and d.kind = b.kind
                 and order_number = number and to_status = status))
        or exists (select from approval_decision d where d.company_id = b.company_id and d.kind = b.kind
                      and order_number = number and new_version > version)`);
  expect(undecided).toEqual([]);
});

it('has a day on every sales order and quote: when its first item is required', async () => {
  const dateless = await ask(`
    select 'so' as kind, so_number as number from sales_order s
     where arrival_date is distinct from (select min(date_required) from sales_order_item i
                                           where i.company_id = s.company_id and i.so_number = s.so_number)
        or ship_date is null
    union all
    select 'qo', qo_number from quote q
     where arrival_date is distinct from (select min(date_required) from quote_item i
                                           where i.company_id = q.company_id and i.qo_number = q.qo_number)
        or ship_date is null`);
  expect(dateless).toEqual([]);
});

it('has in an order what an approved change brought to it', async () => {
  const [found] = await ask<{ changes: number; wrong: number }>(`
    select count(*)::int as changes, count(*) filter (where new_value is distinct from case order_kind
             when 'po' then (select trim_scale(quantity_ordered)::text from purchase_order_item i join purchase_order p using (company_id, po_number)
                              where i.company_id = c.company_id and po_number = order_number and i.item_number = c.item_number
                                and p.version > order_version and p.change_order = 1)
             else (select date_required::text from sales_order_item i join sales_order s using (company_id, so_number)
                    where i.company_id = c.company_id and so_number = order_number and i.item_number = c.item_number
                      and s.version > order_version and s.revision = 1) end)::int as wrong
      from order_change c join order_change_field using (company_id, change_id) where status = 'APPROVED'`);
  expect(found).toEqual({ changes: 4, wrong: 0 });
});

it('has an inbox of several weeks for everybody who works here', async () => {
  const inboxes = await ask<{ name: string; days: number }>(`
    select user_name as name, count(distinct send_date::date)::int as days
      from message_receiver r join message using (company_id, message_id)
      join app_user u on u.company_id = r.company_id and u.user_id = r.receiver where u.company_id = 1 group by 1`);
  const days = new Map(inboxes.map(({ name, days: count }) => [name, count]));
  const working = demoUsers.filter(({ employee, roles }) => employee !== null && roles.length > 0);
  expect(working.filter(({ userName }) => (days.get(userName) ?? 0) < 3)).toEqual([]);
});

it('gives nobody a role twice', () => {
  for (const { userName, roles } of demoUsers)
    expect([userName, roles.length]).toEqual([userName, new Set(roles).size]);
});

it('has one user for each trade in the demo company and one in its twin', async () => {
  const users = await ask(`
    select company_code as company, array_agg(user_name order by user_id) as names
      from app_user join company using (company_id) group by 1 order by 1`);
  expect(users).toEqual([
    { company: 'DEMO', names: demoUsers.map(({ userName }) => userName) },
    { company: 'TWIN', names: ['twin'] },
  ]);
});

it('has the same part, order and location numbers in the twin, with other quantities', async () => {
  const [shared] = await ask<Record<string, number>>(`
    with demo as (select company_id as id from company where company_code = 'DEMO'), twin as (select company_id as id from company where company_code = 'TWIN')
    select (select count(*)::int from part t where company_id = (select id from twin)
             and not exists (select from part d where d.company_id = (select id from demo) and d.part_number = t.part_number)) as parts,
           (select count(*)::int from location t where company_id = (select id from twin)
             and not exists (select from location d where d.company_id = (select id from demo) and d.location = t.location)) as locations,
           (select count(*)::int from purchase_order t where company_id = (select id from twin)
             and not exists (select from purchase_order d where d.company_id = (select id from demo) and d.po_number = t.po_number)) as orders,
           (select count(*)::int from part_stock t join part_stock d using (part_number)
             where t.company_id = (select id from twin) and d.company_id = (select id from demo) and t.on_hand = d.on_hand and t.on_hand > 0) as same_stock`);
  expect(shared).toMatchObject({ parts: 0, locations: 0, orders: 0 });
  expect(shared?.['same_stock']).toBeLessThan(40);
});

it('stores the bytes of every document and goes on numbering after the demo', async () => {
  const [stored] = await ask<{ count: number }>('select count(*)::int as count from document_revision');
  expect(files.length).toBe(stored?.count);
  const next = await ask(
    `select set_config('app.company_id', '1', false), next_number('purchase_order')::int as number`,
  );
  expect(next).toMatchObject([{ number: 48_234 }]);
});
