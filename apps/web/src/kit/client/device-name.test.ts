import { expect, it } from 'vitest';
import { deviceName, isPhone } from './device-name.ts';

it.each([
  [
    'Mozilla/5.0 (Linux; Android 14; TC58) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome · Android',
    true,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
    true,
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge · Windows',
    false,
  ],
  ['curl/8.5', 'curl/8.5', false],
])('%s is called %s', (agent, name, phone) => {
  expect([deviceName(agent), isPhone(agent)]).toEqual([name, phone]);
});
