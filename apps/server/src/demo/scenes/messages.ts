import { minutesBefore } from '../calendar.ts';
import type { DemoUserName } from '../users.ts';
import type { World } from '../world.ts';

type Letter = [
  from: DemoUserName | null,
  to: DemoUserName,
  minutes: number,
  read: boolean,
  title: string,
  content: string,
];

const LETTERS: Letter[] = [
  [
    'engineer',
    'warehouse',
    900,
    true,
    'ECN 2291: bearing seats to H6',
    'Rev D drawing is up. Stock at rev C may be used, the open PO 48213 comes as rev D.',
  ],
  [
    'accountant',
    'warehouse',
    1_050,
    true,
    'Month end: close receivers by Friday',
    'Some receivers are still without a vendor invoice. Please check the numbers on them.',
  ],
  [
    'buyer',
    'accountant',
    1_210,
    true,
    'Fjord Seals moved to Net 30',
    'New terms from the first of next month, price list attached to the vendor.',
  ],
  [null, 'warehouse', 102, false, 'SO 31077 is due out today', '3 lines, Alder Conveyor Systems, carrier pickup 14:00'],
  [
    'quality',
    'warehouse',
    22,
    false,
    'Receiver 90412 failed first inspection',
    '12 of 200 bearings outside the noise limit, please keep them in QA-HOLD.',
  ],
  [
    'manager',
    'warehouse',
    9,
    false,
    'Line 2 stopped, need FST-M8X25-8.8',
    'We are out of screws at the line. B-02-3 should have some, can somebody look?',
  ],
  [
    'buyer',
    'warehouse',
    6,
    false,
    'PO 48213 is over the limit',
    'Castings for the July build are on PO 48213. Brightwater raised HSG-220-A by 12% because of the alloy surcharge.',
  ],
  [
    'buyer',
    'approver',
    8,
    false,
    'PO 48213 needs a higher approver',
    'Brightwater raised HSG-220-A by 12%. The foundry slot closes tomorrow.',
  ],
  [
    'lead',
    'operator',
    40,
    false,
    'CNC-04: chip conveyor',
    'Please clean the chip conveyor before the end of the shift.',
  ],
  [
    'sales',
    'manager',
    300,
    false,
    'Pacific Crane asks for an earlier date',
    'They would take the first 10 of SO 31084 a week earlier.',
  ],
];

export function playMessages({ rows, users, now, numbers }: World) {
  numbers.message = LETTERS.length;
  LETTERS.toSorted((a, b) => b[2] - a[2]).forEach(([from, to, minutes, read, title, content], at) => {
    const message_id = at + 1;
    const send_date = minutesBefore(now, minutes);
    rows.add('message', { message_id, sender: from === null ? null : users[from], title, content, send_date });
    rows.add('message_receiver', {
      receiver: users[to],
      message_id,
      read_at: read ? minutesBefore(now, minutes - 20) : null,
    });
  });
}
