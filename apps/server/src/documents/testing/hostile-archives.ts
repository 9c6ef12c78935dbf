import type { RefusalCode } from '@gemba/contract/kit/refusals/refusals';
import { docx, pdf, zip } from './good-files.ts';
import { EXE, type Hostile, HTML, join } from './hostile-files.ts';
import { makeZip, type Packed } from './zip-maker.ts';

const packed = (
  what: string,
  bytes: Buffer,
  code: RefusalCode = 'DOCUMENT_ARCHIVE_NOT_SAFE',
  extension = 'zip',
): Hostile => [what, `W00-10-100_A_en.${extension}`, bytes, code];

const entry = (one: Packed, more: Packed[] = []) => zip(one, ...more);
const lies = (what: string, says: Packed['says']) =>
  packed(what, entry({ name: 'a.bin', content: 'content', ...(says && { says }) }), 'DOCUMENT_CONTENT_NOT_MATCH');
const NESTED = ['a.zip', 'a.7z', 'deep/a.tar.gz', 'a.JAR', 'letter.docx'];
const LEADING_OUT = ['../a', 'a/../../b', '..\\a', '/etc/cron.d/a', '\\\\host\\a', 'C:\\a', 'a\0b', 'a\nb', '..', ''];

export const archives: Hostile[] = [
  ...NESTED.map((name) => packed(`an archive inside, ${name}`, entry({ name }))),
  packed('an archive inside under a plain name', entry({ name: 'readme.txt', content: zip() })),
  packed(
    'a packed file inside under a plain name',
    entry({ name: 'readme.txt', content: Buffer.from('1f8b0800', 'hex') }),
  ),
  packed('a tape archive inside', entry({ name: 'a.bin', content: join(Buffer.alloc(257), Buffer.from('ustar')) })),
  packed('an archive inside a letter', docx([{ name: 'word/embeddings/a.zip' }]), 'DOCUMENT_ARCHIVE_NOT_SAFE', 'docx'),
  packed('a link', entry({ name: 'a', content: '/etc/passwd', unixMode: 0o120777 })),
  packed('a device', entry({ name: 'a', content: '', method: 0, unixMode: 0o020666 })),
  packed('a password', entry({ name: 'a', flags: 1 })),
  ...LEADING_OUT.map((name) => packed(`the name ${JSON.stringify(name)}`, entry({ name }))),
  packed('a path upward in another code page', entry({ name: Buffer.from('../\xcd\xbc', 'latin1') })),
  packed(
    '1,001 files',
    makeZip(Array.from({ length: 1_001 }, (_, at) => ({ name: `${at}` }))),
    'DOCUMENT_ARCHIVE_TOO_LARGE',
  ),
  lies('a size of 0 that is more', { unpacked: 0 }),
  lies('a size that is less', { unpacked: 900_000_000 }),
  lies('a packed size beyond the file', { packed: 1_000_000 }),
  lies('a wrong checksum', { crc: 1 }),
  lies('two names for one file', { localName: 'b.bin' }),
  lies('a file outside of the archive', { offset: 0xfffffff0 }),
  lies('two files on the same bytes', { offset: 0 }),
  packed('a file twice', entry({ name: 'a' }, [{ name: 'a' }]), 'DOCUMENT_CONTENT_NOT_MATCH'),
  packed('a way of packing nobody knows', entry({ name: 'a', method: 99 }), 'DOCUMENT_CONTENT_NOT_MATCH'),
  packed('no file at all', makeZip([]), 'DOCUMENT_CONTENT_NOT_MATCH'),
  packed('a count that is wrong', makeZip([{ name: 'a' }, { name: 'b' }], { count: 1 }), 'DOCUMENT_CONTENT_NOT_MATCH'),
  packed('something before it', makeZip([{ name: 'a' }], { before: EXE }), 'DOCUMENT_CONTENT_NOT_MATCH'),
  packed('something behind it', makeZip([{ name: 'a' }], { after: HTML }), 'DOCUMENT_CONTENT_NOT_MATCH'),
  packed('a PDF in its first file', makeZip([{ name: 'a', content: pdf(), method: 0 }]), 'DOCUMENT_CONTENT_NOT_MATCH'),
  packed('a page in its first file', makeZip([{ name: 'a', content: HTML, method: 0 }]), 'DOCUMENT_CONTENT_NOT_MATCH'),
];
