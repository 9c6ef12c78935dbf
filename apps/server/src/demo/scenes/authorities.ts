import { addDays } from '@gemba/contract/kit/dates';
import type { World } from '../world.ts';

/** The manager and the approver decide up to their limits; the manager had a deputy some weeks ago. */
export function playAuthorities({ rows, users, today, calendar }: World) {
  for (const kind of ['po', 'so', 'qo', 'wo', 'rma', 'rtv']) {
    rows.add('approval_authority', { user_id: users.manager, kind, limit_amount: '1000000' });
    if (users.approver !== users.manager)
      rows.add('approval_authority', { user_id: users.approver, kind, limit_amount: '40000' });
  }
  if (users.approver === users.manager) return;
  rows.add('approval_delegation', {
    delegation_id: 1,
    from_user: users.manager,
    to_user: users.admin,
    kind: 'wo',
    from_date: addDays(today, -40),
    thru_date: addDays(today, -30),
    created_at: calendar.at(addDays(today, -41), 900),
  });
}
