import { oneOf, text } from '../columns.ts';

const some = (name: string, most: number, example = '') => text(name, most, { empty: null, example });

/** Where somebody is found. */
export const placeColumns = [
  some('address', 200, '12 Mill Road'),
  some('city', 100, 'Halden'),
  some('state', 100),
  some('zip', 20, '61001'),
  some('country', 60, 'US'),
  some('phone', 40, '+1 815 555 0142'),
];

export const addressColumns = [
  ...placeColumns,
  some('fax', 40),
  some('email', 200, 'office@example.com'),
  oneOf('language', ['en-US', 'zh-CN', 'es-ES'], { empty: 'en-US', example: 'en-US' }),
];
