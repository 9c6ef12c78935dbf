import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { Calendar } from './calendar.ts';
import { loadCompany, TIME_ZONE } from './load-company.ts';
import { demoUsers } from './users.ts';

const TODAY = '2026-06-18';

/** Planned, promised, or valid until then. */
const PLANNED = [
  'timer.due_at',
  'timer.fire_at',
  'alarm.escalate_at',
  'alarm.response_due_at',
  'alarm.handle_due_at',
  'task.planned_start',
  'work_order_operation.planned_start',
  'work_order_operation.planned_end',
  'purchase_order.arrival_date',
  'purchase_order.ship_date',
  'sales_order.arrival_date',
  'sales_order.ship_date',
  'purchase_order_item.arrival_date',
  'purchase_order_item.date_required',
  'quote_item.date_required',
  'sales_order_item.date_required',
  'sales_order_item.promised_date',
  'proforma_receiver.expected_date',
  'work_order.start_date',
  'work_order.due_date',
  'invoice.due_date',
  'payable.due_date',
  'quote.valid_until',
  'quote.arrival_date',
  'quote.ship_date',
  'ecn.due_date',
  'ecn.effective_date',
  'figure_total.start',
  'licence.valid_until',
  'vendor_quality_document.valid_until',
];

const { owner } = await createTestDatabase();
const hashPassword = async (text: string) => `$argon2id$${text}`;

it.each([
  ['00:10', 10],
  ['06:00', 360],
  ['23:30', 1_410],
])(
  'leaves nothing in the future of a load at %s',
  async (_, minute) => {
    const now = new Calendar(TIME_ZONE).at(TODAY, minute);
    // More parts than the history has: those that are written in bulk are looked at too.
    const company = { code: 'TINY', name: 'Tiny Works', people: demoUsers, days: 100, scale: 0.5, parts: 1_200 };
    await owner.query('begin');
    await loadCompany(owner, { size: 'small', today: TODAY, hashPassword }, now, company);
    const columns = await owner.query<{ name: string; type: string; latest: string }>(`
    select table_name || '.' || column_name as name, data_type as type,
           format('select max(%I)::text as latest from %I', column_name, table_name) as latest
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_migration'
       and data_type in ('date', 'timestamp with time zone', 'timestamp without time zone') order by 1`);
    const late: string[] = [];
    for (const { name, type, latest } of columns.rows) {
      if (PLANNED.includes(name)) continue;
      const [found] = (await owner.query<{ latest: string | null }>(latest)).rows;
      if (!found?.latest) continue;
      const isLate = type === 'date' ? found.latest > TODAY : Date.parse(found.latest) > Date.parse(now);
      if (isLate) late.push(`${name} ${found.latest}`);
    }
    await owner.query('rollback');
    expect(PLANNED.filter((planned) => !columns.rows.some(({ name }) => name === planned))).toEqual([]);
    expect(late).toEqual([]);
  },
  120_000,
);
