import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { type Choose, dice } from '../../testing/dice.ts';
import { LONG } from '../../testing/sweep.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { openShopFloor, type ShopFloor } from '../testing/shop-floor.ts';

const RUNS = LONG ? 5_000 : 30;
const STEPS = 14;
/** A session ends after a quarter of an hour: the next worker begins before. */
const RUNS_OF_ONE = 200;
const SEED = Number(process.env['GEMBA_SEED'] ?? (LONG ? Date.now() % 1_000_000 : 1));
const MINUTE = 60_000;
const LATEST = 12 * 60 * MINUTE;

const erp = await startTestApp();
let floor: ShopFloor;
beforeAll(async () => {
  floor = await openShopFloor(erp);
});

type Me = Awaited<ReturnType<ShopFloor['worker']>>;
type State = 'OPEN' | 'RUNNING' | 'PAUSED' | 'CLOSED';
type Act = 'start' | 'startProduction' | 'pause' | 'resume' | 'finish';

/** Time that one task claims. Runs follow each other as the server heard of them: what is taken stays taken. */
interface Run {
  task: number;
  from: number;
  to: number;
}

interface Sent {
  task: number;
  act: Act;
  body: object;
  headers: Record<string, string>;
}

/** A device with a clock of its own, which jumps. */
interface Device {
  offset: number;
}

/** The model knows nothing of gaps and cuts: every stretch between two moments belongs to the first run that covers it. */
function sharesOf(runs: readonly Run[]) {
  const moments = [...new Set(runs.flatMap(({ from, to }) => [from, to]))].toSorted((a, b) => a - b);
  const shares = new Map<number, number>();
  moments.forEach((from, index) => {
    const to = moments[index + 1];
    const owner = to && runs.find((run) => run.from <= from && to <= run.to);
    if (owner) shares.set(owner.task, (shares.get(owner.task) ?? 0) + to - from);
  });
  return shares;
}

/** Whether the rules of a task allow an act, its time aside. */
function allows(states: ReadonlyMap<number, State>, phases: ReadonlyMap<number, string>, task: number, act: Act) {
  const state = states.get(task);
  const isOtherRunning = [...states].some(([other, one]) => other !== task && one === 'RUNNING');
  if (act === 'start') return state === 'OPEN' && !isOtherRunning;
  if (act === 'resume') return state === 'PAUSED' && !isOtherRunning;
  if (act === 'startProduction') return state === 'RUNNING' && phases.get(task) === 'SETUP';
  if (act === 'pause') return state === 'RUNNING';
  return state === 'RUNNING' || state === 'PAUSED';
}

const happenedAt = async (eventId: string) => {
  const [row] = await floor.ask<{ at: Date }>(
    'select happened_at as at from task_event where company_id = $1 and event_id = $2',
    [eventId],
  );
  return row?.at.getTime();
};

/** One worker with some tasks and devices, and the model of what the server should have understood. */
function newGame(me: Me, tasks: readonly number[], choose: Choose) {
  const runs: Run[] = [];
  const states = new Map<number, State>(tasks.map((task) => [task, 'OPEN']));
  const phases = new Map<number, string>();
  const sent: Sent[] = [];
  const devices: Device[] = [0, -300, 5_000].map((minutes) => ({ offset: minutes * MINUTE }));

  const bodyOf = (act: Act, at: number, phase: string) => ({
    eventId: randomUUID(),
    at: new Date(at).toISOString(),
    ...(act === 'start' && { phase, confirm: ['OPERATION_NOT_READY_WARNING'] }),
    ...(act === 'pause' && { reason: choose(['BREAK', 'MATERIAL']) }),
    ...(act === 'finish' && { wageType: 2, qualifiedQty: '0' }),
  });

  const note = (act: Act, task: number, at: number, phase: string) => {
    const current = runs.at(-1);
    const isRunning = states.get(task) === 'RUNNING';
    if (current && isRunning && act !== 'start' && act !== 'resume') current.to = Math.max(current.from, at);
    if (act === 'start' || act === 'resume' || act === 'startProduction')
      runs.push({ task, from: at, to: Number.POSITIVE_INFINITY });
    if (act === 'start') phases.set(task, phase);
    if (act === 'startProduction') phases.set(task, 'RUN');
    states.set(task, act === 'pause' ? 'PAUSED' : act === 'finish' ? 'CLOSED' : 'RUNNING');
  };

  return {
    me,
    runs,
    devices,
    running: () => [...states].find(([, state]) => state === 'RUNNING')?.[0],

    /** One tap, told late or at once, by a clock that may have jumped since. */
    async step(act: Act, task: number, delay: number, device: Device) {
      const tappedBy = device.offset;
      if (choose([false, false, false, true])) device.offset += choose([-45, 7, 90, -1_000, 2_000]) * MINUTE;
      const before = Date.now();
      const phase = choose(['SETUP', 'RUN', 'RUN']);
      const body = bodyOf(act, before - delay + tappedBy, phase);
      const sentAt = before + device.offset;
      const headers = { 'X-Device-Time': new Date(sentAt).toISOString() };
      const age = Math.max(0, sentAt - Date.parse(body.at));
      const copies = Array.from({ length: choose([1, 1, 1, 2, 3]) });
      const answers = await Promise.all(copies.map(() => me.post(`/tasks/${task}/${act}`, body, headers)));
      const [code, ...others] = new Set(answers.map(({ msgCode }) => msgCode));
      expect(others).toEqual([]);
      const isAllowed = allows(states, phases, task, act) && age <= LATEST;
      expect([act, code === 'OK', code]).toEqual([act, isAllowed, code]);
      if (!isAllowed) return;
      const at = (await happenedAt(body.eventId)) ?? 0;
      // The server reckons from its own clock: between the sending and the answer, less the age.
      expect(at).toBeGreaterThanOrEqual(before - age - 5);
      expect(at).toBeLessThanOrEqual(Date.now() - age + 5);
      sent.push({ task, act, body, headers });
      note(act, task, at, phase);
    },

    /** An event from long before comes again, out of a queue that did not know that it was heard. */
    async repeat() {
      if (sent.length === 0) return;
      const { task, act, body, headers } = choose(sent);
      expect((await me.post(`/tasks/${task}/${act}`, body, headers)).msgCode).toBe('OK');
    },
  };
}

const ACTS = ['start', 'start', 'resume', 'pause', 'pause', 'startProduction', 'finish'] as const;
const DELAYS = [0, 0, 0, 1, 13, 61, 240, 700, 719];

async function play(me: Me, choose: Choose) {
  const wo = await floor.order([{}, {}, {}]);
  const tasks = [await floor.task(wo, 10), await floor.task(wo, 20), await floor.task(wo, 30)];
  const shifts = choose([null, null, 'EARLY', 'NIGHT']);
  await floor.ask('update employee set shift_code = $3 where company_id = $1 and employee_id = $2', [
    me.employeeId,
    shifts,
  ]);
  const game = newGame(me, tasks, choose);
  for (let step = 0; step < STEPS; step += 1) {
    const act = choose(ACTS);
    const wanted = choose([choose(tasks), game.running() ?? choose(tasks)]);
    await game.step(act, wanted, choose(DELAYS) * MINUTE, choose(game.devices));
    if (choose([true, false, false, false])) await game.repeat();
  }
  for (let task = game.running(); task !== undefined; task = game.running())
    await game.step('pause', task, 0, { offset: 0 });
  await judge(game, tasks);
  await floor.ask('update work_interval set report_id = null where company_id = $1 and worker = $2', [me.employeeId]);
  await floor.ask('delete from work_interval where company_id = $1 and worker = $2', [me.employeeId]);
  await floor.ask(`update task set status = 'CLOSED', closed_at = now() where company_id = $1 and worker = $2`, [
    me.employeeId,
  ]);
}

async function judge({ runs, me }: ReturnType<typeof newGame>, tasks: readonly number[]) {
  const kept = await floor.ask<{ task: string; from: Date; to: Date; counts: boolean; report: string | null }>(
    `select task_id as task, started_at as from, ended_at as to, not outside_shift or confirmed_at is not null as counts, report_id as report
       from work_interval where company_id = $1 and worker = $2 and voided_by is null order by started_at`,
    [me.employeeId],
  );
  kept.forEach(({ from }, index) => {
    const former = kept[index - 1];
    if (former) expect(from.getTime()).toBeGreaterThanOrEqual(former.to.getTime());
  });
  const shares = sharesOf(runs);
  const lengthOf = (some: typeof kept) => some.reduce((sum, { from, to }) => sum + to.getTime() - from.getTime(), 0);
  for (const task of tasks)
    expect([task, lengthOf(kept.filter((interval) => Number(interval.task) === task))]).toEqual([
      task,
      shares.get(task) ?? 0,
    ]);
  for (const report of new Set(kept.flatMap(({ report: id }) => id ?? []))) {
    const [row] = await floor.ask<{ hours: string }>(
      'select hours from time_report where company_id = $1 and report_id = $2',
      [report],
    );
    const worked = lengthOf(kept.filter(({ report: id }) => id === report)) / 3_600_000;
    expect(Math.abs(Number(row?.hours) - worked)).toBeLessThan(0.000_06);
  }
  expect(kept.filter(({ counts, report }) => !counts && report !== null)).toEqual([]);
}

it(
  `keeps every minute once through ${RUNS} runs of late, repeated and jumping events (seed ${SEED})`,
  async () => {
    await floor.insert('shift', { shift_code: 'EARLY', shift_name: 'Early', start_time: '06:00', end_time: '14:30' });
    await floor.insert('shift', { shift_code: 'NIGHT', shift_name: 'Night', start_time: '22:00', end_time: '06:30' });
    let me: Me | undefined;
    let played = 0;
    for (; played < RUNS; played += 1) {
      if (me === undefined || played % RUNS_OF_ONE === 0) me = await floor.worker();
      await play(me, dice(SEED * 10_007 + played)).catch((error: unknown) => {
        throw new Error(`run ${played} of seed ${SEED}`, { cause: error });
      });
    }
    expect(played).toBe(RUNS);
  },
  LONG ? 7_200_000 : 240_000,
);
