import type { RefusalCode } from '@gemba/contract/kit/refusals/refusals';
import { docx, dwg, jpeg, pdf, png, step, xlsx, zip } from './good-files.ts';
import { makeZip } from './zip-maker.ts';

/** A description, the file name, the bytes, and the expected refusal. */
export type Hostile = readonly [what: string, fileName: string, bytes: Buffer, code: RefusalCode];

const named = (what: string, fileName: string, code: RefusalCode, bytes = pdf()): Hostile => [
  what,
  fileName,
  bytes,
  code,
];
export const disguised = (what: string, extension: string, bytes: Buffer): Hostile => [
  what,
  `W00-10-100_A_en.${extension}`,
  bytes,
  'DOCUMENT_CONTENT_NOT_MATCH',
];
const unsafe = (what: string, action: string): Hostile => [
  what,
  'W00-10-100_A_en.pdf',
  pdf('Bracket', action),
  'DOCUMENT_PDF_NOT_SAFE',
];
const large = (what: string, extension: string, bytes: Buffer): Hostile => [
  what,
  `W00-10-100_A_en.${extension}`,
  bytes,
  'DOCUMENT_PICTURE_TOO_LARGE',
];
export const HTML = Buffer.from('<!DOCTYPE html><html><script>alert(1)</script></html>');
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
export const EXE = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600)]);
const GIF = Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1');
export const join = (...pieces: Buffer[]) => Buffer.concat(pieces);

export const hostileNames: Hostile[] = [
  named('no revision and language', 'W00-10-100.pdf', 'DOCUMENT_FILE_NAME_INVALID'),
  named('a part in lower case', 'w00-10-100_A_en.pdf', 'DOCUMENT_FILE_NAME_INVALID'),
  named('a language in capitals', 'W00-10-100_A_EN.pdf', 'DOCUMENT_FILE_NAME_INVALID'),
  named('a language that documents have not', 'W00-10-100_A_fr.pdf', 'DOCUMENT_LANGUAGE_NOT_ALLOWED'),
  named('two extensions', 'W00-10-100_A_en.pdf.exe', 'DOCUMENT_FILE_NAME_INVALID'),
  named('a page behind a picture', 'W00-10-100_A_en.png.html', 'DOCUMENT_FILE_NAME_INVALID'),
  named('a zero byte before the extension', 'W00-10-100_A_en.exe\0.pdf', 'DOCUMENT_FILE_NAME_INVALID'),
  named('a space behind', 'W00-10-100_A_en.pdf ', 'DOCUMENT_FILE_NAME_INVALID'),
  named('a name that reads backwards', 'W00-10-100_A_en.\u202efdp.exe', 'DOCUMENT_FILE_NAME_INVALID'),
  named('an alternate stream', 'W00-10-100_A_en.pdf::$DATA', 'DOCUMENT_FILE_NAME_INVALID'),
  named('no name', '', 'DOCUMENT_FILE_NAME_INVALID'),
  named('an endless name', `${'A'.repeat(4_000)}_A_en.pdf`, 'DOCUMENT_FILE_NAME_INVALID'),
  named('a path of the system', '/etc/passwd', 'DOCUMENT_FILE_NAME_INVALID'),
  named('a path upward', '../../../data/secret', 'DOCUMENT_FILE_NAME_INVALID'),
  named('a path upward behind the rule', 'W00-10-100_A_en.pdf/../../x', 'DOCUMENT_FILE_NAME_INVALID'),
  named('a device', 'CON_A_en.pdf', 'PART_NOT_EXIST'),
  named('a part that is not there', '../ETC/SHADOW_A_en.pdf', 'PART_NOT_EXIST'),
  named('a revision that is not there', 'W00-10-100_Z_en.pdf', 'PART_REVISION_NOT_EXIST'),
  ...['html', 'htm', 'svg', 'xml', 'js', 'exe', 'bat', 'php', 'gif', '7z', 'rar', 'docm', 'x'].map((extension) =>
    named(`.${extension}`, `W00-10-100_A_en.${extension}`, 'DOCUMENT_TYPE_NOT_ALLOWED', HTML),
  ),
];

const pngAndZip = join(png(), zip());
const offsetZip = makeZip([{ name: 'a.txt' }], { before: pdf() });

export const disguises: Hostile[] = [
  ['nothing', 'W00-10-100_A_en.pdf', Buffer.alloc(0), 'DOCUMENT_EMPTY'],
  ['an empty archive', 'W00-10-100_A_en.zip', Buffer.alloc(0), 'DOCUMENT_EMPTY'],
  disguised('a page as a PDF', 'pdf', HTML),
  disguised('a program as a PDF', 'pdf', EXE),
  disguised('a picture as a PDF', 'pdf', png()),
  disguised('an archive as a PDF', 'pdf', zip()),
  disguised('a PDF behind something else', 'pdf', join(Buffer.from('junk\n'), pdf())),
  disguised('a PDF without an end', 'pdf', pdf().subarray(0, 40)),
  disguised('a PDF of no version', 'pdf', Buffer.from('%PDF-x.y\n%%EOF')),
  disguised('a PDF with nothing in it', 'pdf', Buffer.from('%PDF-1.4\njunk\n%%EOF')),
  disguised('a PDF whose end leads nowhere', 'pdf', Buffer.from('%PDF-1.4\njunk\nstartxref\n9\n%%EOF')),
  disguised('a PDF whose end leads beyond it', 'pdf', Buffer.from('%PDF-1.4\njunk\nstartxref\n9999\n%%EOF')),
  disguised('a PDF that lists no objects', 'pdf', Buffer.from('%PDF-1.4\nxref\n0 0\nstartxref\n9\n%%EOF')),
  unsafe('a PDF that runs a script', '/OpenAction << /S /JavaScript /JS (app.alert(1)) >> '),
  unsafe('a PDF that runs a script by another spelling', '/OpenAction << /#53/Java#53cript /JS (app.alert(1)) >> '),
  unsafe('a PDF with a comment before its script', '/OpenAction << /S%c\n/JavaScript /JS (app.alert(1)) >> '),
  unsafe('a PDF with comments and a line before its script', '/OpenAction << /S%c /S\r\n %d\r/JavaScript >> '),
  unsafe('a PDF with a zero before its script', '/OpenAction << /S\0/JavaScript /JS (app.alert(1)) >> '),
  unsafe('a PDF with a comment in the words before its script', '/Title (100 %) /OpenAction << /S /JavaScript >> '),
  unsafe('a PDF that starts a program', '/OpenAction << /Type /Action /S\n/Launch /F (cmd.exe) >> '),
  disguised('a PDF that is an archive too', 'pdf', join(pdf(), zip())),
  disguised('a PDF whose archive knows where it begins', 'pdf', offsetZip),
  disguised('a PDF that begins as a page', 'pdf', pdf('<html><script>alert(1)</script>')),
  disguised('a PDF as a picture', 'png', pdf()),
  disguised('a page as a picture', 'png', HTML),
  disguised('a drawing that runs as a picture', 'png', SVG),
  disguised('a moving picture as a still one', 'png', GIF),
  large('a picture that unpacks to 900 megapixels', 'png', png('bomb', 30_000, 30_000, Buffer.alloc(1_000_000))),
  large('a picture that says it has 3,600 megapixels', 'png', png('bomb', 60_000, 60_000)),
  large('a photo of 65,535 by 65,535', 'jpg', jpeg('bomb', [65_535, 65_535])),
  disguised('a photo of no height', 'jpg', jpeg('flat', [9, 0])),
  disguised('a picture with fewer pixels than it says', 'png', png('few', 5_000, 5_000)),
  disguised('a picture with more pixels than it says', 'png', png('many', 1, 1, Buffer.alloc(1_000_000))),
  disguised('a picture of no size', 'png', png('none', 0, 0, Buffer.alloc(0))),
  disguised('a picture of no colour', 'png', png('none', 1, 1, Buffer.alloc(2), [8, 1, 0, 0, 0])),
  disguised('a picture cut off', 'png', png().subarray(0, 40)),
  disguised('a picture with something behind it', 'png', join(png(), Buffer.from('more'))),
  disguised('a picture that is an archive too', 'png', pngAndZip),
  disguised('a script in the words of a picture', 'png', png('Comment\0<script>alert(1)</script>')),
  disguised('a page in the words of a picture', 'png', png('Comment\0<HTML><BODY >')),
  disguised('a PDF in the words of a picture', 'png', png('Comment\0%PDF-1.7')),
  disguised('a page as a photo', 'jpg', HTML),
  disguised('the other kind of picture', 'jpg', png()),
  disguised('a photo without a scan', 'jpg', Buffer.from('ffd8ffe000044a46', 'hex')),
  disguised('a photo without an end', 'jpg', jpeg().subarray(0, -2)),
  disguised('a photo that is an archive too', 'jpeg', join(jpeg(), zip())),
  disguised('a photo that is a PDF too', 'jpeg', jpeg('%PDF-1.7')),
  disguised('a script in the comment of a photo', 'jpg', jpeg('*/<ScRiPt>alert(1)</script>')),
  disguised('code behind a photo', 'jpg', join(jpeg(), Buffer.from('<?php system($_GET[0]);'))),
  disguised('text as a CAD file', 'dwg', Buffer.from('AC1032 and nothing behind it')),
  disguised('a program as a CAD file', 'dwg', EXE),
  disguised('a page in a CAD file', 'dwg', dwg('<script>alert(1)</script>')),
  disguised('a CAD file that is an archive too', 'dwg', join(dwg(), zip())),
  disguised('text as an exchange file', 'step', Buffer.from('ISO-10303-22;\nEND-ISO-10303-22;')),
  disguised('an exchange file without an end', 'step', Buffer.from('ISO-10303-21;\nHEADER;')),
  disguised('an exchange file with zeros', 'stp', step('#1=\0;')),
  disguised('a page in an exchange file', 'step', step("/* <iframe src='x'> */")),
  disguised('a PDF as an archive', 'zip', pdf()),
  disguised('another archive as this one', 'zip', Buffer.from('377abcaf271c0004', 'hex')),
  disguised('a plain archive as a letter', 'docx', zip()),
  disguised('a table as a letter', 'docx', xlsx()),
  disguised('a letter as a table', 'xlsx', docx()),
  disguised('a letter with macros', 'docx', docx([{ name: 'word/vbaProject.bin' }])),
  disguised('the main part alone', 'xlsx', makeZip([{ name: 'xl/workbook.xml' }])),
];
