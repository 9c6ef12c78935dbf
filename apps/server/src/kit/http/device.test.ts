import { expect, it } from 'vitest';
import { isDesktop } from './device.ts';

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0 Safari/537.36';

it.each([
  WINDOWS,
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
  'Mozilla/5.0 (X11; CrOS x86_64 16000.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0 Safari/537.36',
])('takes %s for a desk', (agent) => {
  expect(isDesktop({ 'user-agent': agent })).toBe(true);
  expect(isDesktop({ 'user-agent': agent, 'sec-ch-ua-mobile': '?0' })).toBe(true);
  expect(isDesktop({ 'user-agent': agent, 'sec-ch-ua-mobile': '?1' })).toBe(false);
});

it.each([
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Safari/604.1',
  'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 16; wv) AppleWebKit/537.36 Chrome/149.0 Mobile Safari/537.36 wxwork/5.0 MicroMessenger/7.0',
  'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile HarmonyOS',
  `${WINDOWS} Mobile`,
  'curl/8.5.0',
  '',
])('does not take %j for one', (agent) => {
  expect(isDesktop({ 'user-agent': agent, 'sec-ch-ua-mobile': '?0' })).toBe(false);
});

it('does not take silence for one', () => {
  expect(isDesktop({})).toBe(false);
});
