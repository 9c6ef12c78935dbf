import type { OrderChange } from '@gemba/contract/approvals/changes/order-change';
import { todayIn } from '@gemba/contract/kit/dates';
import { expect, it } from 'vitest';
import { loadDemo } from '../../demo/index.ts';
import { checkLedger } from '../../inventory/index.ts';
import { everyRow } from '../../testing/every-row.ts';
import { asDecider, type Entry } from '../../testing/orders/deciders.ts';
import { startOwnApp } from '../../testing/test-app.ts';
import { ask } from '../changes/testing/changes.ts';

/** Everything that waits in a company with a history is decided, and its ledgers still add up. */
const erp = await startOwnApp();
await loadDemo(erp.owner, {
  size: 'small',
  today: todayIn('America/Chicago', new Date()),
  hashPassword: async () => '$argon2id$nobody signs in by it',
});
const { rows: companies } = await erp.owner.query<{ company_id: number }>(
  `select company_id from company where company_code = 'DEMO'`,
);
const companyId = companies[0]?.company_id as number;

const person = async () => {
  const { userId, userName } = await erp.user(companyId, { refId: null });
  return { userId, ...asDecider(await erp.signIn('DEMO', userName)) };
};

it('nothing ships before its own date, and changes are asked for by makers of their orders', async () => {
  const none = async (text: string) => expect((await erp.owner.query(text, [companyId])).rows).toEqual([]);
  await none('select po_number, po_date, ship_date from purchase_order where company_id = $1 and ship_date < po_date');
  await none('select so_number, so_date, ship_date from sales_order where company_id = $1 and ship_date < so_date');
  await none(`select g.order_number from order_change g join purchase_order o on o.company_id = g.company_id and o.po_number = g.order_number
               where g.company_id = $1 and g.order_kind = 'po' and g.requested_by not in (o.owner, o.requester)`);
  await none(`select g.order_number from order_change g join sales_order o on o.company_id = g.company_id and o.so_number = g.order_number
               where g.company_id = $1 and g.order_kind = 'so' and g.requested_by <> o.owner`);
});

it('deciding all that waits, changing what is open and committing a quote keeps every rule', async () => {
  const boss = await person();
  for (const kind of ['po', 'so', 'qo', 'wo', 'rma', 'rtv'])
    await erp.owner.query('insert into approval_authority values ($1, $2, $3, 9000000)', [
      companyId,
      boss.userId,
      kind,
    ]);
  const cards = await everyRow<Entry & { version: number; change: OrderChange | null }>(boss.browser, '/approvals', 7);
  expect(new Set(cards.map(({ type }) => type))).toEqual(new Set(['po', 'so', 'qo', 'wo', 'rma', 'rtv']));
  const { data } = await boss.many(
    cards.map(({ type, number, version, change }, at) => ({
      type,
      number,
      version,
      decision: at % 5 === 4 ? 'reject' : 'approve',
      ...(change && { changeId: change.changeId }),
    })),
  );
  expect(data.outcomes.filter(({ done }) => done === null)).toEqual([]);
  expect((await boss.waiting()).data.items).toEqual([]);

  const { rows: open } = await erp.owner.query<{ type: 'po' | 'so' | 'wo'; number: string; version: number }>(
    `(select 'po' as type, po_number as number, version from purchase_order where company_id = $1 and status in ('APPROVED', 'PARTIAL') limit 6)
      union all (select 'so', so_number, version from sales_order where company_id = $1 and status in ('OPEN', 'PARTIAL') limit 6)
      union all (select 'wo', wo_number, version from work_order where company_id = $1 and status in ('APPROVED', 'RUN') limit 6)`,
    [companyId],
  );
  await erp.owner.query(`update company set order_change_approval = false where company_id = $1`, [companyId]);
  const states = new Set<string>();
  for (const { type, number, version } of open) {
    const column = { po: 'po', so: 'so', wo: 'wo' }[type];
    const table = { po: 'purchase_order', so: 'sales_order', wo: 'work_order' }[type];
    await erp.owner.query(`update ${table} set owner = $3 where company_id = $1 and ${column}_number = $2`, [
      companyId,
      number,
      boss.userId,
    ]);
    const item = type === 'wo' ? { itemNumber: undefined } : {};
    const { msgCode } = await ask(boss, { type, number, version, ...item, changes: { quantity: '54321.5' } });
    states.add(msgCode);
    if (msgCode === 'OK') await boss.fire(type, number, 'cancel', version + 1);
  }
  expect(states).toEqual(new Set(['OK', 'MOVE_NOT_ALLOWED']));

  const { rows: quotes } = await erp.owner.query<{ number: string; version: number }>(
    `select qo_number as number, version from quote where company_id = $1 and status = 'APPROVED' and valid_until > current_date + 1 limit 1`,
    [companyId],
  );
  const { data: committed } = await boss.fire('qo', quotes[0]?.number ?? '', 'commit', quotes[0]?.version);
  expect(committed).toMatchObject({ status: 'COMMITTED' });
  const broken = Object.entries(await checkLedger(erp.owner)).filter(([, count]) => count > 0);
  expect(broken).toEqual([]);
});
