import { expect, it } from 'vitest';
import { findingsOf } from '../testing/findings-of.ts';
import { wording } from './wording.ts';

it.each([
  'see /home/anna/gemba',
  'see /Users/anna/x',
  'from registry.example.org',
  '// TODO mend',
  '"resolved": "https://a.b/c.tgz"',
])('finds %s', (text) => {
  expect(findingsOf(wording, { 'docs/a.md': `first\n${text}` })).toEqual([expect.stringContaining('docs/a.md:2')]);
});

it.each(['navigate to /app/home/x', 'a/work/order', '"resolved": "packages/contract"', 'mastodon', 'npm run build'])(
  'lets %s be',
  (text) => {
    expect(findingsOf(wording, { 'docs/a.md': text })).toEqual([]);
  },
);
