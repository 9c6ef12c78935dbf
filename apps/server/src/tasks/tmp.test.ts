import pg from 'pg';
import { it } from 'vitest';
import { loadSmallCompany } from '../testing/small-company.ts';
import { startOwnApp } from '../testing/test-app.ts';
import { listTimeReports } from './reports/list-time-reports.ts';
import { listMyTasks } from './task/list-my-tasks.ts';

const erp = await startOwnApp();
it('x', async () => {
  const { companyId: company, userId } = await loadSmallCompany(erp);
  const owner = erp.owner;
  await owner.query(`select set_config('app.company_id', $1, false)`, [String(company)]);
  const explain = async (title: string) => {
    const client = new pg.Client({ connectionString: erp.appUrl });
    await client.connect();
    await client.query(`select set_config('app.company_id', $1, false), set_config('app.user_id', $2, false)`, [
      String(company),
      String(userId),
    ]);
    await client.query('set join_collapse_limit=4; set from_collapse_limit=4; set plan_cache_mode=force_generic_plan');
    for (const [name, q] of [
      ['open', listMyTasks.statement(company, { query: { status: 'OPEN', limit: 20 } } as never)],
      ['closed', listMyTasks.statement(company, { query: { status: 'CLOSED', limit: 20 } } as never)],
      ['reports', listTimeReports.statement(company, { query: { limit: 20 } } as never)],
    ] as const) {
      const types = '';
      await client.query({ text: `prepare p${types} as ${q.text}` });
      const lit = q.values!.map((v) => (v === null || v === undefined ? 'null' : `'${String(v)}'`)).join(', ');
      const { rows } = await client.query(`explain (analyze) execute p(${lit})`);
      console.log(title, name, '\n' + rows.map((r) => r['QUERY PLAN']).join('\n'));
      await client.query('deallocate p');
    }
    await client.end();
  };
  await owner.query('analyze');
  await owner.query(
    `create temporary table made on commit preserve rows as
     select 10000000 + n as id, w.wc, w.employee_id as worker, op.wo_number, op.sequence,
            timestamptz '2015-01-05 06:00:00Z' + n * interval '3 minutes' as started_at
       from generate_series(1, $2) as n
       join (select wc, employee_id, row_number() over (order by wc, employee_id) - 1 as place,
                    count(*) over () as all from work_centre_worker where company_id = $1) w on w.place = n % w.all
       join lateral (select wo_number, sequence from work_order_operation
                      where company_id = $1 and wc = w.wc order by wo_number limit 1) op on true`,
    [company, 200000],
  );
  await owner.query(
    `insert into task (company_id, task_id, wo_number, sequence, wc, worker, status, quantity, planned_start, started_at, closed_at)
     select $1, id, wo_number, sequence, wc, worker, 'CLOSED', 1, started_at, started_at, started_at + interval '2 minutes' from made`,
    [company],
  );
  await owner.query(
    `insert into time_report (company_id, report_id, wo_number, sequence, wc, worker, task_id, kind, wage_type, qualified_qty,
            started_at, ended_at, hours, report_date, reported_by)
     select $1, id, wo_number, sequence, wc, worker, id, 'TASK', 2, 1, started_at, started_at + interval '2 minutes', 0.0333, started_at::date, $2 from made`,
    [company, userId],
  );
  await owner.query(
    `insert into work_interval (company_id, interval_id, worker, task_id, report_id, started_at, ended_at)
     select $1, id, worker, id, id, started_at, started_at + interval '2 minutes' from made`,
    [company],
  );
  await owner.query('analyze');
  await explain('LARGE');
});
