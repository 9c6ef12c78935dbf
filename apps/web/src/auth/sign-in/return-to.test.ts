import { beforeEach, expect, it, vi } from 'vitest';
import { returnPath } from './return-to.ts';

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'https://gemba.example' } });
});

it.each(['/navigation', '/pnDetail?partNumber=W00-10%2F100(A)', '/report/detail/7#log'])(
  '%s is returned to',
  (path) => {
    expect(returnPath(path)).toBe(path);
  },
);

it.each([
  undefined,
  '',
  'navigation',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'https://evil.example/navigation',
  'javascript:alert(1)',
  '/login?returnTo=/login',
])('%s is not', (path) => {
  expect(returnPath(path)).toBeUndefined();
});
