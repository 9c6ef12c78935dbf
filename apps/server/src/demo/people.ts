import { sortNameOf } from '../kit/sort-name.ts';
import type { Rows } from './rows.ts';
import { demoUsers } from './users.ts';

const DEPARTMENTS = [
  ['MGT', 'Plant management', '555-0100'],
  ['PUR', 'Purchasing', '555-0110'],
  ['SAL', 'Sales', '555-0120'],
  ['WHS', 'Warehouse', '555-0130'],
  ['ENG', 'Engineering', '555-0140'],
  ['QUA', 'Quality', '555-0150'],
  ['ACC', 'Accounting', '555-0160'],
  ['MCH', 'Machining', '555-0170'],
  ['ASM', 'Assembly', '555-0175'],
  ['MNT', 'Maintenance', '555-0180'],
] as const;

const OTHERS = [
  ['E-112', 'Lena Fox', 'PUR', 'Buyer'],
  ['E-121', 'Amelia Stone', 'SAL', 'Sales, west'],
  ['E-122', 'Javier Ortiz', 'SAL', 'Sales, Mexico'],
  ['E-131', 'Ravi Patel', 'WHS', 'Storeman'],
  ['E-141', 'Miguel Ortega', 'ENG', 'Work instructions'],
  ['E-171', 'Hannah Weiss', 'MCH', 'Turner'],
  ['E-172', 'Liu Yang', 'MCH', 'Miller'],
  ['E-173', 'Sofia Reyes', 'MCH', 'Gear cutter'],
  ['E-174', 'Paul Adler', 'ASM', 'Fitter'],
  ['E-175', 'Grace Kim', 'ASM', 'Fitter'],
  ['E-176', 'Tomás Rivas', 'ASM', 'Fitter'],
  ['E-177', 'Ola Berg', 'ASM', 'Tester'],
  ['E-181', 'Jan Novak', 'MNT', 'Electrician'],
] as const;

const DEPARTMENT_OF: Record<string, string> = {
  'E-100': 'MGT',
  'E-101': 'MGT',
  'E-110': 'PUR',
  'E-111': 'PUR',
  'E-120': 'SAL',
  'E-130': 'WHS',
  'E-140': 'ENG',
  'E-150': 'QUA',
  'E-160': 'ACC',
  'E-170': 'MCH',
  'E-180': 'MNT',
  'E-190': 'WHS',
};

/** The history is played in the day shift. The others begin every four hours. */
const SHIFTS = [
  ['DAY', 'Day shift', '07:00', '15:30'],
  ['DAWN', 'Dawn shift', '02:00', '10:30'],
  ['EARLY', 'Early shift', '06:00', '14:30'],
  ['NOON', 'Noon shift', '10:00', '18:30'],
  ['LATE', 'Late shift', '14:00', '22:30'],
  ['EVENING', 'Evening shift', '18:00', '02:30'],
  ['NIGHT', 'Night shift', '22:00', '06:30'],
] as const;

const BETWEEN_SHIFTS = 240;
const FIRST_SHIFT = 120;
const DAY = 1_440;

/** Minutes since the shift of the operator began: the demo shows somebody in the second half of a shift, at any hour. */
export const minutesIntoShift = (minute: number) => BETWEEN_SHIFTS + ((minute - FIRST_SHIFT + DAY) % BETWEEN_SHIFTS);

const shiftAround = (minute: number) => {
  const start = (minute - minutesIntoShift(minute) + DAY) % DAY;
  const shift = SHIFTS.find(([, , from]) => from === `${String(start / 60).padStart(2, '0')}:00`);
  return shift?.[0] ?? 'DAY';
};

/** Has a running task. */
const FITTER_AT_WORK = 'E-175';

const CONTRACTS: Record<string, string> = { 'E-172': 'PART_TIME', 'E-176': 'TEMPORARY', 'E-177': 'APPRENTICE' };

/** `minute`: the time of the day at the company. */
export function writePeople(rows: Rows, minute: number) {
  for (const [shift_code, shift_name, start_time, end_time] of SHIFTS)
    rows.add('shift', { shift_code, shift_name, start_time, end_time, unpaid_minutes: 30 });
  for (const [department_id, department_name, phone] of DEPARTMENTS) {
    rows.add('department', {
      department_id,
      department_name,
      sort_name: sortNameOf(department_name),
      address: '1200 Halden Road',
      city: 'Rockford',
      state: 'IL',
      zip: '61109',
      country: 'US',
      phone: `+1 815 ${phone}`,
      fax: '+1 815 555-0199',
      email: `${department_id.toLowerCase()}@halden.example`,
    });
    rows.add('contact', {
      contact_id: DEPARTMENTS.findIndex(([id]) => id === department_id) + 1,
      department_id,
      contact_name: `${department_name} desk`,
      phone: `+1 815 ${phone}`,
      is_default: true,
    });
  }
  for (const { employee, displayName, trade } of demoUsers) {
    if (employee !== null)
      writeEmployee(rows, employee, displayName, DEPARTMENT_OF[employee] ?? 'MGT', trade, shiftAround(minute));
  }
  for (const [id, name, department, title] of OTHERS)
    writeEmployee(rows, id, name, department, title, id === FITTER_AT_WORK ? shiftAround(minute) : 'DAY');
}

function writeEmployee(
  rows: Rows,
  employee_id: string,
  employee_name: string,
  department_id: string,
  job_title: string,
  shift: string,
) {
  rows.add('employee', {
    employee_id,
    employee_name,
    department_id,
    job_title,
    phone: `+1 815 555-${employee_id.slice(2).padStart(4, '0')}`,
    email: `${employee_name
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z]+/g, '.')}@halden.example`,
    hourly_rate: ['MCH', 'ASM', 'MNT'].includes(department_id) ? '34.00' : '0',
    shift_code: ['MCH', 'ASM', 'MNT'].includes(department_id) ? shift : null,
    contract: CONTRACTS[employee_id] ?? 'FULL_TIME',
  });
}

export function writeBuyers(rows: Rows, users: Readonly<Record<string, number>>) {
  const buyers = [
    ['DO', 'Dan Okafor', 'E-110', users['buyer']],
    ['LF', 'Lena Fox', 'E-112', null],
    ['HB', 'Helen Brandt', 'E-111', users['approver']],
  ] as const;
  for (const [buyer_code, buyer_name, employee_id, user_id] of buyers) {
    rows.add('buyer', { buyer_code, buyer_name, department_id: 'PUR', employee_id, user_id });
  }
}
