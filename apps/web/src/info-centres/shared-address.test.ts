import { expect, it } from 'vitest';
import { sharedAddress } from './shared-address.ts';

it('a shared address names its day, and keeps the one it was opened with', () => {
  expect(sharedAddress('https://x/sales/infoCenter?period=lastMonth', '2026-11-18').search).toBe(
    '?period=lastMonth&sharedOn=2026-11-18',
  );
  expect(sharedAddress('https://x/infoCenter/figure?bar=-30&sharedOn=2026-10-02', '2026-11-18').search).toBe(
    '?bar=-30&sharedOn=2026-10-02',
  );
});
