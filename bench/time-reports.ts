import { Browser } from '../apps/server/src/testing/browser.ts';
import type { Bench } from './serve.ts';
import { ms, share, timed } from './timing.ts';

const REPORTS = 200_000;
const ROUNDS = 60;
const WARM_UP = 10;

const LOOKS: readonly (readonly [what: string, person: string, path: string])[] = [
  ['my day', 'operator', '/myDay'],
  ['my tasks', 'operator', '/tasks'],
  ['closed tasks', 'operator', '/tasks?status=CLOSED'],
  ['my reports', 'operator', '/timeReports'],
  ['the board of a lead', 'lead', '/lead/board'],
  ['reports of a work centre', 'lead', '/timeReports?wc=CNC-04'],
];

/** What a worker and a lead look at all day takes as long with 200,000 time reports as with those of the small company. */
export async function benchTimeReports(bench: Bench) {
  const people = new Map<string, Browser>();
  for (const userName of new Set(LOOKS.map(([, person]) => person))) people.set(userName, await enter(bench, userName));
  const look = async () => {
    const times = LOOKS.map((): number[] => []);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [index, [, person, path]] of LOOKS.entries())
        times[index]?.push(
          await timed(async () => {
            const { success, text } = await (people.get(person) as Browser).get(path);
            if (!success) throw new Error(`${path}: ${text}`);
          }),
        );
    return times.map((all) => share(all.slice(WARM_UP), 0.5));
  };
  const small = await look();
  await addReports(bench);
  const large = await look();
  const ratios = LOOKS.map(([what], index) => {
    const [before, after] = [small[index] as number, large[index] as number];
    console.log(
      `${what}: ${ms(before)}, with ${REPORTS} reports ${ms(after)}: ${(after / before).toFixed(2)} times (at most 1.3)`,
    );
    return after / before;
  });
  return Math.max(...ratios) <= 1.3;
}

/** Two minutes each, one after the other, by all workers in turn, long before the history. */
async function addReports({ owner }: Bench) {
  const { rows } = await owner.query<{ company: number }>(
    `select company_id as company from company where company_code = 'DEMO'`,
  );
  const company = rows[0]?.company as number;
  await owner.query(`select set_config('app.company_id', $1, false)`, [String(company)]);
  await owner.query(
    `create temporary table made on commit preserve rows as
     select 10000000 + n as id, w.wc, w.employee_id as worker, op.wo_number, op.sequence,
            timestamptz '2015-01-05 06:00:00Z' + n * interval '3 minutes' as started_at
       from generate_series(1, $2) as n
       join (select wc, employee_id, row_number() over (order by wc, employee_id) - 1 as place,
                    count(*) over () as all from work_centre_worker where company_id = $1) w on w.place = n % w.all
       join lateral (select wo_number, sequence from work_order_operation
                      where company_id = $1 and wc = w.wc order by wo_number limit 1) op on true`,
    [company, REPORTS],
  );
  await owner.query(
    `insert into task (company_id, task_id, wo_number, sequence, wc, worker, status, quantity, planned_start, started_at, closed_at)
     select $1, id, wo_number, sequence, wc, worker, 'CLOSED', 1, started_at, started_at, started_at + interval '2 minutes' from made`,
    [company],
  );
  const { rows: users } = await owner.query<{ id: number }>(
    'select min(user_id) as id from app_user where company_id = $1',
    [company],
  );
  await owner.query(
    `insert into time_report (company_id, report_id, wo_number, sequence, wc, worker, task_id, kind, wage_type, qualified_qty,
            started_at, ended_at, hours, report_date, reported_by)
     select $1, id, wo_number, sequence, wc, worker, id, 'TASK', 2, 1, started_at, started_at + interval '2 minutes', 0.0333,
            started_at::date, $2 from made`,
    [company, users[0]?.id],
  );
  await owner.query(
    `insert into work_interval (company_id, interval_id, worker, task_id, report_id, started_at, ended_at)
     select $1, id, worker, id, id, started_at, started_at + interval '2 minutes' from made`,
    [company],
  );
  await owner.query('analyze task, time_report, work_interval');
}

async function enter({ url }: Bench, userName: string) {
  const browser = new Browser(url);
  const { data } = await browser.post<{ token: string }>('/login', {
    companyCode: 'DEMO',
    userName,
    password: 'gemba-demo',
  });
  browser.token = data.token;
  return browser;
}
