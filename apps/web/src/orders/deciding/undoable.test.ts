import { expect, it } from 'vitest';
import { newestOf, offerUndo, readUndoable, UNDO_MS, type UndoableDecision, undoable, written } from './undoable.ts';

const made = {
  decision: 'approve',
  orders: [{ type: 'po', number: '48226', decisionId: 7 }],
  sentAt: 1_000,
} as const;

it('can be taken back after a reload, for as long as before, and keeps no number of an order', () => {
  expect(written(made)).not.toContain('48226');
  const read = { ...made, orders: [{ type: 'po', decisionId: 7 }] };
  expect(readUndoable(written(made), 1_000 + UNDO_MS - 1)).toEqual(read);
  expect(readUndoable(written(made), 1_000 + UNDO_MS)).toBeUndefined();
});

it.each([null, '', '{', '[]', '{"decision":"approve","sentAt":1000}', '{"decision":"no","sentAt":1000,"orders":[]}'])(
  'passes over what is no such thing: %s',
  (text) => expect(readUndoable(text, 1_001)).toBeUndefined(),
);

const told = (decisionId: number, second: string): UndoableDecision => ({
  type: 'po',
  number: `${decisionId}`,
  decisionId,
  decision: 'APPROVE',
  undoableUntil: `2026-01-01T00:01:${second}.000Z`,
});

it('offers those of the newest decision together, and never for longer than the server allows', () => {
  const sentAt = Date.parse('2026-01-01T00:00:30Z');
  expect(newestOf([told(1, '20'), told(2, '30'), told(3, '30')], sentAt + 5_000)).toEqual({
    decision: 'approve',
    sentAt,
    orders: [2, 3].map((decisionId) => ({ type: 'po', number: `${decisionId}`, decisionId })),
  });
  expect(newestOf([told(1, '20')], 7)?.sentAt).toBe(7);
  expect(newestOf([], 0)).toBeUndefined();
});

it('offers what the server says, also when its answer got lost, but not again what was taken back', () => {
  const entry = { ...told(9, '00'), undoableUntil: new Date(Date.now() + 40_000).toISOString() };
  offerUndo([{ ...entry, undoableUntil: new Date(Date.now() - 1).toISOString() }]);
  expect(undoable.get()).toBeUndefined();
  offerUndo([entry]);
  expect(undoable.get()?.orders).toEqual([{ type: 'po', number: '9', decisionId: 9 }]);
  undoable.set({ decision: 'approve', orders: [{ type: 'po', decisionId: 9 }], sentAt: Date.now() });
  offerUndo([entry]);
  expect(undoable.get()?.orders[0]?.number).toBe('9');
  undoable.set(undefined);
  offerUndo([entry]);
  expect(undoable.get()).toBeUndefined();
});
