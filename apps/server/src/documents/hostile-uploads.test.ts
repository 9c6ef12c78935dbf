import { describe, expect, it } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { formOf, META, openDrawingOffice, upload } from './testing/drawing-office.ts';
import { pdf, zip } from './testing/good-files.ts';
import { archives } from './testing/hostile-archives.ts';
import { disguises, hostileNames } from './testing/hostile-files.ts';
import { makeZip } from './testing/zip-maker.ts';

/** S20, S21: whatever is not what its name says is refused with the right code, and nothing of it stays. */
const erp = await startTestApp();
const { keeper, left } = await openDrawingOffice(erp);
await upload(keeper.browser, { fileName: 'V1.2.3_B_en.pdf', bytes: pdf() });
const before = await left();
const MB = 1_048_576;

const expectRefused = async (fileName: string, bytes: Buffer, code: string) => {
  const answer = await upload(keeper.browser, { fileName, bytes });
  expect([answer.msgCode, answer.success, answer.code]).toEqual([code, false, answer.status]);
  expect(await left()).toEqual(before);
  return answer;
};

const all = [...hostileNames, ...disguises, ...archives];

describe(`${all.length} hostile uploads`, () => {
  it('are more than forty', () => {
    expect(all.length).toBeGreaterThan(40);
  });

  it.each(all)('%s', async (_, fileName, bytes, code) => {
    await expectRefused(fileName, bytes, code);
  });
});

describe('a document that is there already', () => {
  it('is refused in the same language, whatever the type of file', async () => {
    await expectRefused('V1.2.3_B_en.pdf', pdf('another'), 'DOCUMENT_EXISTS_IN_LANGUAGE');
    await expectRefused('V1.2.3_B_en.zip', zip(), 'DOCUMENT_EXISTS_IN_LANGUAGE');
  });
});

describe('an archive that unpacks to more than it may', () => {
  const limits = { data: { files: 1_000, maximum: 200, ratio: 100, field: 'file' } };

  it('is refused while it is unpacked: 42 kB that hold 41 MB, soon and in little memory', async () => {
    const bomb = zip({ name: 'zeros', content: Buffer.alloc(41 * MB) });
    expect(bomb.length).toBeLessThan(43_000);
    const [memory, since] = [process.memoryUsage.rss(), performance.now()];
    const answer = await expectRefused('W00-10-100_A_en.zip', bomb, 'DOCUMENT_ARCHIVE_TOO_LARGE');
    expect(answer).toMatchObject(limits);
    expect(performance.now() - since).toBeLessThan(20_000);
    expect(process.memoryUsage.rss() - memory).toBeLessThan(100 * MB);
  });

  it('is refused when it says that it holds nothing, and when it is called a letter', async () => {
    const bomb = { name: 'zeros', content: Buffer.alloc(41 * MB), says: { unpacked: 0 } };
    await expectRefused('W00-10-100_A_en.zip', zip(bomb), 'DOCUMENT_ARCHIVE_TOO_LARGE');
    await expectRefused('W00-10-100_A_en.docx', zip(bomb), 'DOCUMENT_ARCHIVE_TOO_LARGE');
  });

  it('is refused by what all of its files hold together, each of them modest', async () => {
    const content = Buffer.alloc(51 * MB);
    for (let at = 0, seed = 7; at < content.length; at += 61) {
      seed = (seed * 48_271) % 2_147_483_647;
      content[at] = seed;
    }
    const four = Array.from({ length: 4 }, (_, at) => ({ name: `part-${at}.bin`, content }));
    const bytes = makeZip(four);
    expect(bytes.length).toBeGreaterThan((204 * MB) / 100);
    await expectRefused('W00-10-100_A_en.zip', bytes, 'DOCUMENT_ARCHIVE_TOO_LARGE');
  });
});

describe('a file that is too large', () => {
  it('is refused by the length that it states, and by its bytes when it states none', async () => {
    const large = Buffer.alloc(51 * MB, 'x');
    await expectRefused('W00-10-100_A_en.pdf', large, 'DOCUMENT_TOO_LARGE');
    const { raw, type } = formOf([
      { head: 'name="meta"', body: JSON.stringify(META) },
      { head: 'name="file"; filename="W00-10-100_A_en.pdf"', body: large },
    ]);
    const pieces = async function* () {
      for (let at = 0; at < raw.length; at += MB) yield raw.subarray(at, at + MB);
    };
    const xsrf = String(keeper.browser.cookies.get('XSRF-TOKEN'));
    const answer = await fetch(`${erp.server.url}/app/documents`, {
      method: 'POST',
      body: ReadableStream.from(pieces()),
      duplex: 'half',
      headers: {
        authorization: String(keeper.browser.token),
        'content-type': type,
        'idempotency-key': 'k'.repeat(20),
        'x-xsrf-token': xsrf,
        cookie: `XSRF-TOKEN=${xsrf}`,
      },
    });
    expect(await answer.json()).toMatchObject({ msgCode: 'DOCUMENT_TOO_LARGE', data: { maximum: 50 } });
    expect(await left()).toEqual(before);
  });
});
