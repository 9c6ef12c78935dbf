import { describe, expect, it } from 'vitest';
import { holds, isRole, ROLES, type Role } from './roles.ts';

const address = ['FIND_CUSTOMER_ADDRESS', 'FIND_VENDOR_ADDRESS', 'FIND_CUSTOMER_VENDOR_ADDRESS'] as const;

it('knows the 23 roles of the specification and the eight added ones, each once', () => {
  expect(ROLES).toHaveLength(31);
  expect(new Set(ROLES).size).toBe(31);
});

describe('asking for one role', () => {
  it('lets every role open its own door and no other, but for the address roles', () => {
    const isAddress = (role: Role) => address.some((one) => one === role);
    const pairs = ROLES.flatMap((held) => ROLES.map((asked) => [held, asked] as const));
    const opened = pairs.filter(([held, asked]) => !(isAddress(held) && isAddress(asked)) && holds([held], asked));
    expect(opened).toEqual(ROLES.filter((role) => !isAddress(role)).map((role) => [role, role]));
  });

  it.each([
    ['FIND_CUSTOMER_ADDRESS', 'FIND_CUSTOMER_VENDOR_ADDRESS', true],
    ['FIND_VENDOR_ADDRESS', 'FIND_CUSTOMER_VENDOR_ADDRESS', true],
    ['FIND_CUSTOMER_VENDOR_ADDRESS', 'FIND_CUSTOMER_ADDRESS', true],
    ['FIND_CUSTOMER_VENDOR_ADDRESS', 'FIND_VENDOR_ADDRESS', true],
    ['FIND_CUSTOMER_ADDRESS', 'FIND_VENDOR_ADDRESS', false],
    ['FIND_VENDOR_ADDRESS', 'FIND_CUSTOMER_ADDRESS', false],
  ] as const)('asked for %s, a holder of %s: %s', (asked, held, answer) => {
    expect(holds([held], asked)).toBe(answer);
    expect(holds([held], [asked])).toBe(answer);
    expect(holds([held], [asked], 'all')).toBe(answer);
  });
});

describe('asking for a list', () => {
  it('passes with any one of them', () => {
    expect(holds(['FIND_QUOTE'], ['FIND_PURCHASE_ORDER', 'FIND_QUOTE'])).toBe(true);
    expect(holds(['FIND_CUSTOMER_VENDOR_ADDRESS'], ['PUBLIC_PERMISSIONS', 'FIND_VENDOR_ADDRESS'])).toBe(true);
    expect(holds(['FIND_PART'], ['FIND_PURCHASE_ORDER', 'FIND_QUOTE'])).toBe(false);
  });

  it('wants each of them, or what stands for it, when all are required', () => {
    expect(holds(['FIND_PART', 'FIND_BOM'], ['FIND_PART', 'FIND_BOM'], 'all')).toBe(true);
    expect(holds(['FIND_PART'], ['FIND_PART', 'FIND_BOM'], 'all')).toBe(false);
    expect(holds(['FIND_CUSTOMER_VENDOR_ADDRESS'], ['FIND_CUSTOMER_ADDRESS', 'FIND_VENDOR_ADDRESS'], 'all')).toBe(true);
    expect(holds(['FIND_CUSTOMER_ADDRESS'], ['FIND_CUSTOMER_ADDRESS', 'FIND_VENDOR_ADDRESS'], 'all')).toBe(false);
  });
});

describe('anything else is denied', () => {
  const odd = ['', 'find_part', 'SUPERUSER', 'toString', undefined, null, true, 1, {}, [[]], ['FIND_PART', undefined]];

  it('an empty list', () => {
    expect(holds([...ROLES], [])).toBe(false);
    expect(holds([...ROLES], [], 'all')).toBe(false);
  });

  it.each(odd)('a value that is no role: %j', (value) => {
    expect(holds(['', 'find_part', 'SUPERUSER', 'toString'], value as Role)).toBe(false);
    expect(holds([...ROLES], [value as Role], 'all')).toBe(false);
    expect(isRole(value)).toBe(false);
  });

  it('held roles that are no list, and a mode that is neither any nor all', () => {
    expect(holds('FIND_PART' as unknown as string[], 'FIND_PART')).toBe(false);
    expect(holds(undefined as unknown as string[], 'FIND_PART')).toBe(false);
    expect(holds([...ROLES], 'FIND_PART', 'none' as 'any')).toBe(false);
  });
});
