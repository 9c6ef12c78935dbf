import { expect, it } from 'vitest';
import { ROLES } from './kit/roles.ts';
import { mayOpen, type ScreenPath, screens } from './screens.ts';
import { JOB_KINDS, kindsFor } from './today/job.ts';
import { jobAddress } from './today/job-address.ts';

/** The screen of an address, as the router matches it. */
const screenOf = (address: string) => {
  const path = address.split('?')[0] ?? '';
  return (path.startsWith('/report/detail/') ? '/report/detail/$id' : path) as ScreenPath;
};

it('leads to screens that are there, and gives a kind to nobody who may not open its screen', () => {
  for (const kind of JOB_KINDS.filter((one) => one !== 'approve')) {
    const screen = screenOf(jobAddress({ kind, number: '1', orderType: null }));
    expect(Object.keys(screens)).toContain(screen);
    const pairs = ROLES.flatMap((one) => ROLES.map((other) => [one, other]));
    for (const roles of pairs)
      for (const isEmployee of [true, false])
        if (kindsFor({ roles, isEmployee }).includes(kind))
          expect(mayOpen({ roles, onlyConsole: !isEmployee }, screen), `${kind} ${roles.join(' ')}`).toBe(true);
  }
});
