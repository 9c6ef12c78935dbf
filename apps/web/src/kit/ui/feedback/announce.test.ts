import { expect, it, vi } from 'vitest';
import { announce, announcement, onAnnouncement, SPOKEN_MS } from './announce.ts';

it('takes a sentence away after it was spoken, so that the same words are new the next time', () => {
  vi.useFakeTimers();
  announce('Working');
  vi.advanceTimersByTime(SPOKEN_MS);
  expect(announcement()).toBe('Working'); // nobody has listened yet

  const heard: string[] = [];
  const stop = onAnnouncement(() => void heard.push(announcement()));
  vi.advanceTimersByTime(SPOKEN_MS);
  announce('Working');
  vi.advanceTimersByTime(SPOKEN_MS / 2);
  announce('Working');
  vi.advanceTimersByTime(SPOKEN_MS - 1);
  expect(announcement()).toBe('Working ');
  vi.advanceTimersByTime(1);
  stop();
  vi.useRealTimers();
  expect(heard).toEqual(['Working', '', 'Working', 'Working ', '']);
});
