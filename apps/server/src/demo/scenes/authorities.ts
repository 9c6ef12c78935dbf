import { addDays } from '@gemba/contract/kit/dates';
import { DEPUTY } from '../history/decide.ts';
import type { World } from '../world.ts';

/** The manager and the approver decide up to their limits; the manager had a deputy some weeks ago, the approver in the last days. */
export function playAuthorities(world: World) {
  const { rows, users, today, calendar } = world;
  for (const kind of ['po', 'so', 'qo', 'wo', 'rma', 'rtv']) {
    rows.add('approval_authority', { user_id: users.manager, kind, limit_amount: '1000000' });
    if (users.approver !== users.manager)
      rows.add('approval_authority', { user_id: users.approver, kind, limit_amount: '40000' });
  }
  if (users.approver === users.manager) return;
  rows.add('approval_delegation', {
    delegation_id: world.numberOf('delegation'),
    from_user: users.manager,
    to_user: users.admin,
    kind: 'wo',
    from_date: addDays(today, -40),
    thru_date: addDays(today, -30),
    created_at: calendar.at(addDays(today, -41), 900),
  });
  rows.add('approval_delegation', {
    delegation_id: world.numberOf('delegation'),
    from_user: users[DEPUTY.from],
    to_user: users[DEPUTY.to],
    kind: DEPUTY.kind,
    from_date: addDays(today, -DEPUTY.sinceDays),
    thru_date: addDays(today, -DEPUTY.untilDays),
    created_at: calendar.at(addDays(today, -DEPUTY.sinceDays - 1), 960),
  });
}
