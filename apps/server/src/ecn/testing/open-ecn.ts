import type { openStockRoom } from '../../testing/stock-room.ts';

type Room = Awaited<ReturnType<typeof openStockRoom>>;

/** The employees N-1 to N-3, of whom N-3 has left, and the open change E1 of the part BOLT. */
export async function openEcn(room: Room) {
  for (const employee_id of ['N-1', 'N-2', 'N-3']) {
    const active = employee_id !== 'N-3';
    await room.insert('employee', {
      employee_id,
      employee_name: `Worker ${employee_id}`,
      department_id: 'ACC',
      active,
    });
  }
  await room.insert('ecn', {
    ecn_number: 'E1',
    title: 'Longer thread',
    old_change_order: 'A',
    new_change_order: 'B',
    engineer: 'N-1',
    originator: 'N-2',
    created_on: '2026-03-01',
    due_date: '2026-04-01',
  });
  await room.insert('ecn_part', { ecn_number: 'E1', part_number: 'BOLT', old_revision: 'A', new_revision: 'B' });
}

/** The fields of the change as it was opened. */
export const OPENED = {
  title: 'Longer thread',
  description: '',
  dueDate: '2026-04-01',
  effectiveDate: null,
  engineerId: 'N-1',
  drawRevised: false,
  wiRevised: false,
  wiWaitsForId: null,
  onOrderAction: null,
  inInventoryAction: null,
};
