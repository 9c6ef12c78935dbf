import { expect, it } from 'vitest';
import { type Ask, closeAsk, isExplained, openAll, openQuestion, partsThatDiffer, withAsk } from './asks.ts';
import { type CountLine, NOTHING_TYPED, type Typed } from './typed.ts';

const line = (partNumber: string) => ({ partNumber, uom: 'EA', traced: false, found: false }) as unknown as CountLine;
const lines = [line('BOLT'), line('NUT')];
const counted = (figures: Record<string, string>, reason = ''): Typed => ({
  ...NOTHING_TYPED,
  lines: Object.fromEntries(
    Object.entries(figures).map(([part, figure]) => [part, { counted: figure, serials: [], reason }]),
  ),
});
const far: Ask = { partNumber: 'BOLT', counted: '21', far: true };

it('asks about a figure once, and keeps that it is far from the books', () => {
  const asks = withAsk([far], { partNumber: 'BOLT', counted: '21.0000', far: false });
  expect(asks).toMatchObject([{ far: true }]);
  expect(withAsk(asks, { ...far, counted: '22' })).toHaveLength(2);
});

it('a question stands as long as the figure does, until there is a reason', () => {
  expect(openQuestion([far], lines, counted({ BOLT: '21.0' }))).toMatchObject({ line: { partNumber: 'BOLT' } });
  expect(openQuestion([far], lines, counted({ BOLT: '210' }))).toBeUndefined();
  expect(openQuestion([far], lines, counted({ BOLT: '21' }, 'Damaged'))).toBeUndefined();
  expect(openQuestion([far], lines, NOTHING_TYPED)).toBeUndefined();
});

it('a question that was put off comes back when all are asked again, and its part needs a reason meanwhile', () => {
  const asks = closeAsk([far], { ...far, counted: '21.00' });
  const typed = counted({ BOLT: '21', NUT: '3' });
  expect(openQuestion(asks, lines, typed)).toBeUndefined();
  expect(partsThatDiffer(asks, lines, typed)).toEqual(['BOLT']);
  expect(openQuestion(openAll(asks), lines, typed)).toBeDefined();
});

it('a count is explained when every figure that differs has a reason, also one whose question was put off', () => {
  const asks = closeAsk([far, { partNumber: 'NUT', counted: '3', far: false }], far);
  const one = { ...counted({ BOLT: '21' }).lines, ...counted({ NUT: '3' }, 'Damaged').lines };
  expect(isExplained(asks, lines, { ...NOTHING_TYPED, lines: one })).toBe(false);
  expect(isExplained(asks, lines, counted({ BOLT: '21', NUT: '3' }, 'Damaged'))).toBe(true);
});
