import { addDays } from '@gemba/contract/kit/dates';
import { isWorkday, minutesBefore } from '../calendar.ts';
import type { DemoUserName } from '../users.ts';
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

interface OpenAlarm {
  id: number;
  type: number;
  wc: string;
  wo: string | null;
  level: number;
  text: string;
  /** Kind, minutes ago, the user, and the level it had then. The first event raises the alarm. */
  events: readonly (readonly [kind: string, minutes: number, user: DemoUserName | null, level: number])[];
  /** Minutes ago at which somebody had to respond; below zero, minutes from now. */
  responseDue?: number;
  responded?: { by: DemoUserName; minutes: number; handleDue: number };
  /** Whether a time-out comes when it is due. */
  escalates: boolean;
}

/** One alarm that was handed on, one that is new, and one that somebody works on. */
const OPEN_ALARMS: readonly OpenAlarm[] = [
  {
    id: 8_840,
    type: 6,
    wc: 'LINE-2',
    wo: null,
    level: 3,
    text: 'Out of screws M8 × 25, line stopped',
    events: [
      ['RAISED', 10, 'manager', 2],
      ['NOTIFIED', 10, 'lead', 2],
      ['TIMEOUT', 5, null, 3],
      ['NOTIFIED', 5, 'manager', 3],
    ],
    responseDue: 5,
    escalates: false,
  },
  {
    id: 8_841,
    type: 3,
    wc: 'CNC-04',
    wo: '70418',
    level: 2,
    text: 'Load 118% on roughing pass, spindle stopped by drive. Insert looks chipped. Part 24 of 60 in the chuck.',
    events: [
      ['RAISED', 3, 'operator', 2],
      ['NOTIFIED', 3, 'lead', 2],
    ],
    responseDue: -2,
    escalates: true,
  },
  {
    id: 8_838,
    type: 8,
    wc: 'CMM-1',
    wo: '70418',
    level: 1,
    text: 'Bore out of tolerance on two housings',
    events: [
      ['RAISED', 37, 'lead', 1],
      ['NOTIFIED', 37, 'quality', 1],
      ['RESPONDED', 28, 'quality', 1],
    ],
    responded: { by: 'quality', minutes: 28, handleDue: -18 },
    escalates: true,
  },
];

export function playAlarms(world: World) {
  writeTypes(world);
  writePast(world);
  for (const alarm of OPEN_ALARMS) writeOpen(world, alarm);
  world.numbers.alarm = 8_841;
}

function writeOpen({ rows, now, users }: World, alarm: OpenAlarm) {
  const { id, responded, responseDue, escalates } = alarm;
  const before = (minutes: number | undefined) => (minutes === undefined ? null : minutesBefore(now, minutes));
  const due = before(responseDue ?? responded?.handleDue);
  const userOf = (name: DemoUserName | null | undefined) => (name ? users[name] : null);
  rows.add('alarm', {
    alarm_id: id,
    type_id: alarm.type,
    wc: alarm.wc,
    wo_number: alarm.wo,
    description: alarm.text,
    level: alarm.level,
    raised_at: before(alarm.events[0]?.[1]),
    raised_by: users.operator,
    status: responded ? 'RESPONDED' : 'OPEN',
    responded_by: userOf(responded?.by),
    responded_at: before(responded?.minutes),
    response_due_at: before(responseDue),
    handle_due_at: before(responded?.handleDue),
    clock_since: before(responded?.minutes ?? alarm.events[0]?.[1]),
    escalate_at: escalates ? due : null,
    version: 1,
  });
  alarm.events.forEach(([kind, minutes, user, level], index) => {
    const timedOut = kind === 'TIMEOUT' ? { clock: 'RESPONSE', minutes: 5 } : { clock: null, minutes: null };
    const at = before(minutes);
    rows.add('alarm_event', {
      alarm_id: id,
      event_number: index + 1,
      kind,
      at,
      user_id: userOf(user),
      level,
      ...timedOut,
    });
  });
  if (escalates) rows.add('timer', { kind: 'alarm', ref_id: String(id), due_at: due });
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
      alarm_id: id,
      type_id,
      wc: random.pick(CENTRES),
      description: random.pick(['Stopped by itself', 'Noise from the drive', 'Part does not fit']),
      level,
      clock_since: at(0),
      status: handedOn ? 'HANDLED' : 'RESOLVED',
      raised_by: users.operator,
      raised_at: at(0),
      responded_by: users.lead,
      responded_at: at(respond),
      ...solved,
      wc_handle_type,
      version: 3,
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
