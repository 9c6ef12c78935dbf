import { expect, it } from 'vitest';
import { readUndoable, UNDO_MS, written } from './undoable.ts';

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
