import { Browser } from '../apps/server/src/testing/browser.ts';
import { type Bench, serveForBench } from './serve.ts';
import { ms, share, timed } from './timing.ts';

const REPORTS = 200_000;
const ROUNDS = 60;
const WARM_UP = 10;

type Look = readonly [what: string, person: string, path: string];

const LOOKS: readonly Look[] = [
  ['my day', 'operator', '/myDay'],
  ['my tasks', 'operator', '/tasks'],
  ['closed tasks', 'operator', '/tasks?status=CLOSED'],
  ['my reports', 'operator', '/timeReports'],
  ['the board of a lead', 'lead', '/lead/board'],
  ['reports of a work centre', 'lead', '/timeReports?wc=CNC-04'],
];

/**
 * The lists of a worker and a lead take as long with 200,000 time reports as with those of the small company. The two
 * companies are looked at in turn, so that whatever else the machine does slows both.
 */
export async function benchTimeReports(large: Bench) {
  const small = await serveForBench();
  try {
    await addReports(large);
    for (const { owner } of [small, large]) await owner.query('analyze');
    const [ofSmall, ofLarge] = [await lookersAt(small), await lookersAt(large)];
    const times = LOOKS.map((look) => ({ look, small: [] as number[], large: [] as number[] }));
    for (let round = -WARM_UP; round < ROUNDS; round += 1)
      for (const { look, small: before, large: after } of times) {
        const taken = [await ofSmall(look), await ofLarge(look)] as const;
        if (round < 0) continue;
        before.push(taken[0]);
        after.push(taken[1]);
      }
    const ratios = times.map(({ look: [what], small: before, large: after }) => {
      const [few, many] = [share(before, 0.5), share(after, 0.5)];
      console.log(
        `${what}: ${ms(few)}, with ${REPORTS} reports ${ms(many)}: ${(many / few).toFixed(2)} times (at most 1.3)`,
      );
      return many / few;
    });
    return Math.max(...ratios) <= 1.3;
  } finally {
    await small.stop();
  }
}

async function lookersAt(bench: Bench) {
  const people = new Map<string, Browser>();
  for (const userName of new Set(LOOKS.map(([, person]) => person))) people.set(userName, await enter(bench, userName));
  return ([, person, path]: Look) =>
    timed(async () => {
      const { success, text } = await (people.get(person) as Browser).get(path);
      if (!success) throw new Error(`${path}: ${text}`);
    });
}

/** Two minutes each, one after the other, by all workers in turn, long before the history. */
async function addReports({ owner }: Bench) {
  const { rows } = await owner.query<{ company: number }>(
    `select company_id as company from company where company_code = 'DEMO'`,
  );
  const company = rows[0]?.company as number;
  await owner.query(`select set_config('app.company_id', $1, false)`, [String(company)]);
  // The rows are right: checking their keys takes longer than writing them.
  await owner.query('set session_replication_role = replica');
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
  await owner.query('set session_replication_role = origin');
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
