import { beforeEach, expect, it, vi } from 'vitest';
import { shareCard } from './share-card.ts';

/** A fake device: its share sheet, and the files saved on it. */
const saved: string[] = [];
const device = (share?: (data: ShareData) => Promise<void>, canShare = true) =>
  vi.stubGlobal('navigator', share ? { share, canShare: () => canShare } : {});
const fails = (name: string) => async () => {
  throw new DOMException('', name);
};

beforeEach(() => {
  saved.length = 0;
  const link = { download: '', href: '', click: () => saved.push(link.download) };
  vi.stubGlobal('document', { createElement: () => link });
});

const facts = { organisation: 'Works', phones: [], email: null, note: '' };

it('is handed to the device as a card of its name', async () => {
  const shared: File[] = [];
  device(async ({ files }) => void shared.push(...(files ?? [])));
  await shareCard('W/1', facts);
  expect(shared.map(({ name, type }) => [name, type])).toEqual([['W-1.vcf', 'text/vcard']]);
  expect(await shared[0]?.text()).toContain('FN:Works\r\n');
  expect(saved).toEqual([]);
});

it.each([
  ['the device shares nothing', undefined, true],
  ['it shares no files', async () => {}, false],
  ['it refuses this kind of file after all', fails('NotAllowedError'), true],
])('is saved where %s', async (_, share, canShare) => {
  device(share, canShare);
  await shareCard('W/1', facts);
  expect(saved).toEqual(['W-1.vcf']);
});

it.each(['AbortError', 'InvalidStateError'])('is nothing more to say about after %s', async (name) => {
  device(fails(name));
  await shareCard('W/1', facts);
  expect(saved).toEqual([]);
});
