import { describe, expect, it } from 'vitest';
import { mail, map, telephone } from './contact-links.ts';

describe('a phone number', () => {
  it.each([
    ['+1 (815) 555-0101', 'tel:+18155550101'],
    ['0512 / 6285-1234', 'tel:051262851234'],
    ['+86 512 6285 1234 ext. 12', 'tel:+8651262851234,12'],
    ['815 555 0101 x7', 'tel:8155550101,7'],
    ['javascript:alert(1)', 'tel:1'],
  ])('%s is dialled as %s', (phone, link) => {
    expect(telephone(phone)).toBe(link);
  });
});

it('writes a mail to one address and to nobody else', () => {
  expect(mail(' ap@pac-001.example ')).toBe('mailto:ap@pac-001.example');
  expect(mail('a@b.example?bcc=c@d.example&subject=x')).toBe('mailto:a@b.example%3Fbcc%3Dc@d.example%26subject%3Dx');
});

it('opens the map that the device has', () => {
  const place = '1 Main St, Reno & Co';
  expect(map(place, 'Mozilla/5.0 (Linux; Android 14)')).toBe('geo:0,0?q=1%20Main%20St%2C%20Reno%20%26%20Co');
  expect(map(place, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18)')).toMatch(/^https:\/\/maps\.apple\.com\/\?q=1%20Main/);
  expect(map(place, 'Mozilla/5.0 (X11; Linux x86_64)')).toMatch(/^https:\/\/www\.openstreetmap\.org\/search\?query=/);
});
