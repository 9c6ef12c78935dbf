import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { AlarmTypeName, isAlarmTypeName } from './alarm-type-name.ts';

const both = (value: unknown) => [isAlarmTypeName(value), z.safeParse(AlarmTypeName, value).success];

it.each(['Machine', 'Belt torn', '设备故障', 'Avería eléctrica', 'M_1 / line 2', 'x'.repeat(50)])(
  'takes %j',
  (name) => {
    expect(both(name)).toEqual([true, true]);
  },
);

it.each(['Machine-1', '-', 'a-', '', ' ', ' Machine', 'Machine ', 'a\nb', 'a\u0000', 'x'.repeat(51), 3, null])(
  'refuses %j',
  (name) => {
    expect(both(name)).toEqual([false, false]);
  },
);
