import { expect, it } from 'vitest';
import { arcs, atMostFive, sliceAt } from './donut-slices.ts';

const slices = [40, 25, 12, 9, 6, 5, 3].map((value, index) => ({ label: `reason ${index}`, value }));

it('folds everything after the four largest into one slice, and loses nothing', () => {
  const shown = atMostFive(slices, 0, 'Other');
  expect(shown).toHaveLength(5);
  expect(shown[4]).toEqual({ label: 'Other', value: 14 });
  expect(atMostFive(slices.slice(0, 5), 0, 'Other')).toHaveLength(5);
  expect(atMostFive(slices.slice(0, 5), 8, 'Other')[4]).toEqual({ label: 'Other', value: 14 });
  expect(atMostFive(slices.slice(0, 2), 8, 'Other')[2]).toEqual({ label: 'Other', value: 8 });
});

it('finds the slice under a finger, and none in the hole', () => {
  const halves = [
    { label: 'right', value: 1 },
    { label: 'left', value: 1 },
  ];
  expect(sliceAt(halves, 0.9, 0.5)).toBe(0);
  expect(sliceAt(halves, 0.1, 0.5)).toBe(1);
  expect(sliceAt(halves, 0.5, 0.5)).toBeUndefined();
});

it('draws a whole ring for the only slice', () => {
  expect(arcs([{ label: 'all', value: 7 }])[0]).toMatch(/^M66\.00 11\.00A55 55 0 1 1 65\.9/);
});
