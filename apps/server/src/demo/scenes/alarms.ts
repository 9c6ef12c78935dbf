import { addDays } from '@gemba/contract/kit/dates';
import { isWorkday, minutesBefore } from '../calendar.ts';
import type { World } from '../world.ts';

/** Name, parent, level, minutes to respond and to handle. */
const TYPES = [
  [1, 'Machine', null, 1, 10, 60],
  [2, 'Spindle', 1, 2, 5, 30],
  [3, 'Overload', 2, 2, 5, 30],
  [4, 'Coolant', 1, 1, 10, 60],
  [5, 'Material', null, 2, 5, 20],
  [6, 'Missing material', 5, 2, 5, 20],
  [7, 'Quality', null, 1, 15, 45],
  [8, 'Out of tolerance', 7, 1, 15, 45],
  [9, 'Safety', null, 3, 1, 0],
] as const;

const CENTRES = ['CNC-04', 'HOB-02', 'GRD-01', 'LINE-1', 'LINE-2', 'PNT-01', 'TST-01'];

export function playAlarms(world: World) {
  writeTypes(world);
  writePast(world);
  const { rows, now, users } = world;
  const before = (minutes: number) => minutesBefore(now, minutes);
  const raise = (
    id: number,
    type: number,
    wc: string,
    level: number,
    minutes: number,
    text: string,
    wo: string | null,
  ) => {
    const alarm = {
      alarm_id: id,
      type_id: type,
      wc,
      wo_number: wo,
      description: text,
      level,
      raised_at: before(minutes),
    };
    return {
      ...alarm,
      raised_by: users.operator,
      status: 'OPEN',
      responded_by: null,
      responded_at: null,
      response_due_at: null,
      handle_due_at: null,
      version: 1,
    };
  };
  const event = (
    id: number,
    number: number,
    kind: string,
    minutes: number,
    user: number | null,
    level: number,
    note: string | null = null,
  ) =>
    rows.add('alarm_event', {
      alarm_id: id,
      event_number: number,
      kind,
      at: before(minutes),
      user_id: user,
      level,
      note,
    });

  rows.add('alarm', {
    ...raise(8_840, 6, 'LINE-2', 3, 10, 'Out of screws M8 × 25, line stopped', null),
    response_due_at: before(5),
  });
  event(8_840, 1, 'RAISED', 10, users.manager, 2);
  event(8_840, 2, 'NOTIFIED', 10, users.lead, 2);
  event(8_840, 3, 'TIMEOUT', 5, null, 3, 'Nobody responded in 5 minutes');
  event(8_840, 4, 'NOTIFIED', 5, users.manager, 3);

  const overload =
    'Load 118% on roughing pass, spindle stopped by drive. Insert looks chipped. Part 24 of 60 in the chuck.';
  rows.add('alarm', { ...raise(8_841, 3, 'CNC-04', 2, 3, overload, '70418'), response_due_at: before(-2) });
  event(8_841, 1, 'RAISED', 3, users.operator, 2);
  event(8_841, 2, 'NOTIFIED', 3, users.lead, 2);
  rows.add('timer', { kind: 'alarm-response', ref_id: '8841', due_at: before(-2) });

  const measured = {
    status: 'RESPONDED',
    responded_by: users.quality,
    responded_at: before(28),
    handle_due_at: before(-18),
  };
  rows.add('alarm', {
    ...raise(8_838, 8, 'CMM-1', 1, 37, 'Bore out of tolerance on two housings', '70418'),
    ...measured,
  });
  event(8_838, 1, 'RAISED', 37, users.lead, 1);
  event(8_838, 2, 'NOTIFIED', 37, users.quality, 1);
  event(8_838, 3, 'RESPONDED', 28, users.quality, 1);
  rows.add('timer', { kind: 'alarm-handle', ref_id: '8838', due_at: before(-18) });
  world.numbers.alarm = 8_841;
}

function writeTypes({ rows, users, numbers }: World) {
  for (const [type_id, type_name, parent, level, preset_response_time, preset_handle_time] of TYPES) {
    rows.add('alarm_type', {
      type_id,
      type_name,
      parent,
      level,
      preset_response_time,
      preset_handle_time,
      description: `${type_name} on the floor`,
    });
    const handlers = { 1: users.quality, 2: users.lead, 3: users.manager };
    for (const [at, user_id] of Object.entries(handlers))
      rows.add('alarm_handler', { type_id, level: Number(at), user_id, preset: true });
  }
  numbers.alarm_type = TYPES.length;
}

/** A few a week through the year, all resolved but three that were handed on. */
function writePast({ rows, random, today, calendar, users }: World) {
  const days = Array.from({ length: 360 }, (_, at) => addDays(today, at - 360)).filter(
    (day) => isWorkday(day) && random.chance(0.45),
  );
  for (const [index, day] of days.entries()) {
    const id = 8_601 + index;
    const [type_id, , , level] = random.pick(TYPES.slice(2, 8));
    const minute = random.int(430, 880);
    const at = (minutes: number) => calendar.at(day, minute + minutes);
    const [respond, handle] = [random.int(1, 9), random.int(12, 70)];
    const handedOn = index >= days.length - 3;
    const solved = handedOn
      ? { resolved_by: null, resolved_at: null }
      : { resolved_by: users.lead, resolved_at: at(handle) };
    const wc_handle_type = random.pick(['CONTINUE', 'EXCHANGE', 'STOP', 'FIX']);
    rows.add('alarm', {
      ...{
        alarm_id: id,
        type_id,
        wc: random.pick(CENTRES),
        description: random.pick(['Stopped by itself', 'Noise from the drive', 'Part does not fit']),
        level,
      },
      ...{
        status: handedOn ? 'HANDLED' : 'RESOLVED',
        raised_by: users.operator,
        raised_at: at(0),
        responded_by: users.lead,
        responded_at: at(respond),
      },
      ...{ ...solved, wc_handle_type, version: 3 },
    });
    const event = (event_number: number, kind: string, minutes: number, user_id: number, handle_type: string | null) =>
      rows.add('alarm_event', {
        alarm_id: id,
        event_number,
        kind,
        at: at(minutes),
        user_id,
        level,
        handle_type,
        wc_handle_type: handle_type && wc_handle_type,
      });
    event(1, 'RAISED', 0, users.operator, null);
    event(2, 'NOTIFIED', 0, users.lead, null);
    event(3, 'RESPONDED', respond, users.lead, null);
    event(4, handedOn ? 'HANDLED' : 'RESOLVED', handle, users.lead, handedOn ? 'HANDLE' : 'RESOLVE');
  }
}
