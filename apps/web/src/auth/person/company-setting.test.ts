import { expect, it } from 'vitest';
import { writeText } from '../../kit/store/storage.ts';
import { companySetting } from './company-setting.ts';

it.each([
  ['America/Chicago', 'America/Chicago'],
  ['Mars/Olympus', 'UTC'],
  [7, 'UTC'],
])(
  'the time zone %s is kept as %s: one that the device does not know would break every time that is told',
  (kept, zone) => {
    writeText('companySetting', JSON.stringify({ timeZone: kept }));
    expect(companySetting.get().timeZone).toBe(zone);
  },
);
