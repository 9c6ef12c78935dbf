import { expect, it } from 'vitest';
import { findingsOf } from '../testing/findings-of.ts';
import { packagesApart } from './packages-apart.ts';

it.each([
  ['apps/web/src/a.ts', `import { x } from '../../server/src/x.ts';`, 'leaves its package'],
  ['apps/web/src/a.ts', `import { x } from '@gemba/server/x';`, 'into the browser'],
  ['apps/web/src/a.ts', `import { readFile } from 'node:fs';`, 'into the browser'],
  ['packages/contract/src/a.ts', `import pg from 'pg';`, 'zod and nothing else'],
  ['packages/contract/src/a.ts', `import { it } from 'vitest';`, 'zod and nothing else'],
])('%s may not have %s', (file, text, said) => {
  expect(findingsOf(packagesApart, { [file]: text })).toEqual([expect.stringContaining(said)]);
});

it.each([
  ['packages/contract/src/a.ts', `import * as z from 'zod/mini'; import { b } from './kit/b.ts';`],
  ['packages/contract/src/a.test.ts', `import { it } from 'vitest';`],
  ['apps/server/src/a.ts', `import { login } from '@gemba/contract/auth/login'; import pg from 'pg';`],
  ['scripts/a.ts', `import { migrate } from '../apps/server/src/kit/database/migrate.ts';`],
])('%s may have %s', (file, text) => {
  expect(findingsOf(packagesApart, { [file]: text })).toEqual([]);
});
