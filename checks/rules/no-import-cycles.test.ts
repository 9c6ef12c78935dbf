import { expect, it } from 'vitest';
import { findingsOf } from '../testing/findings-of.ts';
import { noImportCycles } from './no-import-cycles.ts';

it('finds a circle over three files once, also through types and lazy imports', () => {
  const findings = findingsOf(noImportCycles, {
    'apps/web/src/a.ts': `import { b } from './b.ts';`,
    'apps/web/src/b.ts': `import type { C } from './c.ts';`,
    'apps/web/src/c.ts': `const a = () => import('./a.ts');`,
  });
  expect(findings).toEqual([
    expect.stringMatching(/a\.ts → apps\/web\/src\/b\.ts → apps\/web\/src\/c\.ts → apps\/web\/src\/a\.ts/),
  ]);
});

it('has nothing against two ways to one file', () => {
  const findings = findingsOf(noImportCycles, {
    'apps/web/src/a.ts': `import './b.ts'; import './c.ts';`,
    'apps/web/src/b.ts': `import { login } from '@gemba/contract/auth/login';`,
    'apps/web/src/c.ts': `import { login } from '@gemba/contract/auth/login';`,
    'packages/contract/src/auth/login.ts': `export const login = 1;`,
  });
  expect(findings).toEqual([]);
});
