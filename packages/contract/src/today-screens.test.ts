import { expect, it } from 'vitest';
import { ROLES } from './kit/roles.ts';
import { mayOpen, type ScreenPath, screens } from './screens.ts';
import { JOB_KINDS, type JobKind, kindsFor } from './today/job.ts';
import { jobAddress, listAddress } from './today/job-address.ts';

/** The screen of an address, as the router matches it. */
const screenOf = (address: string) => {
  const path = address.split('?')[0] ?? '';
  return (path.startsWith('/report/detail/') ? '/report/detail/$id' : path) as ScreenPath;
};

const pairs = ROLES.flatMap((one) => ROLES.map((other) => [one, other]));

/** Roles with jobs of this kind that may not open the screen. */
const lockedOut = (kind: JobKind, address: string) =>
  pairs.filter((roles) =>
    [true, false].some(
      (isEmployee) =>
        kindsFor({ roles, isEmployee }).includes(kind) &&
        !mayOpen({ roles, onlyConsole: !isEmployee }, screenOf(address)),
    ),
  );

it('leads to screens that are there, and gives a kind to nobody who may not open its screen', () => {
  for (const kind of JOB_KINDS.filter((one) => one !== 'approve')) {
    const address = jobAddress({ kind, number: '1', orderType: null });
    expect(Object.keys(screens)).toContain(screenOf(address));
    expect(lockedOut(kind, address), kind).toEqual([]);
  }
});

it('leads to the list of a kind, which everybody with such jobs may open', () => {
  for (const kind of JOB_KINDS) {
    const address = listAddress(kind);
    if (!address) continue;
    expect(Object.keys(screens)).toContain(screenOf(address));
    expect(lockedOut(kind, address), kind).toEqual([]);
  }
});
