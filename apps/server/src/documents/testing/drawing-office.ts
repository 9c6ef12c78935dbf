import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentRow } from '@gemba/contract/documents/document-shapes';
import type { Browser } from '../../testing/browser.ts';
import type { startTestApp } from '../../testing/test-app.ts';

export const DESK = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/149.0';
export const PHONE = 'Mozilla/5.0 (Linux; Android 16; K) Chrome/149.0 Mobile';

/** Odd but legal part numbers; the last one is a path that is none. */
export const PARTS = ['W00-10-100', 'W00-10/100(A)', 'V1.2.3', '...', '../../ETC/PASSWD'] as const;

interface Sent {
  fileName: string;
  bytes: Buffer;
  meta?: unknown;
  headers?: Record<string, string>;
  path?: string;
  method?: string;
}

/** As a browser writes a form, except that names come as they are. */
export const formOf = (parts: readonly { head: string; body: Buffer | string }[]) => {
  const boundary = `----test${randomUUID()}`;
  const pieces = parts.flatMap(({ head, body }) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(body),
    Buffer.from('\r\n'),
  ]);
  const raw = new Uint8Array(Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]));
  return { raw, type: `multipart/form-data; boundary=${boundary}` };
};

export const META = { type: 'DRAWING', title: 'Bracket', docSecLevel: 'companyOnly' };

const fileHead = (fileName: string) => `name="file"; filename="${fileName}"\r\nContent-Type: application/octet-stream`;

export const upload = (browser: Browser, { fileName, bytes, meta = META, headers, path, method }: Sent) => {
  const { raw, type } = formOf([
    { head: 'name="meta"', body: JSON.stringify(meta) },
    { head: fileHead(fileName), body: bytes },
  ]);
  return browser.send<DocumentRow>(`/app${path ?? '/documents'}`, {
    method: method ?? 'POST',
    raw,
    headers: { 'content-type': type, 'Idempotency-Key': randomUUID(), 'user-agent': DESK, ...headers },
  });
};

/** By somebody who looked at revision `docRev`. */
export const revise = (browser: Browser, documentId: string, sent: Sent & { meta: object }, docRev = 1) =>
  upload(browser, { ...sent, meta: { docRev, ...sent.meta }, path: `/documents/${documentId}`, method: 'PUT' });

/** The bytes of an answer as they came. */
export async function fetchFile(base: string, path: string, headers: Record<string, string | undefined> = {}) {
  const given = Object.entries(headers).filter((one): one is [string, string] => one[1] !== undefined);
  const answer = await fetch(`${base}${path}`, { headers: { 'user-agent': DESK, ...Object.fromEntries(given) } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, bytes, text: bytes.toString('utf8') };
}

/** A company with parts, a person who keeps the documents, one who only looks, and a rival elsewhere. */
export async function openDrawingOffice(erp: Awaited<ReturnType<typeof startTestApp>>) {
  const keeper = await erp.somebody({ roles: ['FIND_PART', 'MANAGE_DOCUMENT'] });
  const rival = await erp.somebody();
  const reader = await erp.user(keeper.companyId, { roles: ['FIND_PART'] });
  for (const { companyId } of [keeper, rival]) {
    for (const number of PARTS) {
      await erp.owner.query(
        `insert into part (company_id, part_number, description, part_type, revision) values ($1, $2, 'Bracket', 'MAKE', 'B')`,
        [companyId, number],
      );
      await erp.owner.query(
        `insert into part_revision (company_id, part_number, revision, effective_date) values ($1, $2, 'A', '2025-01-01')`,
        [companyId, number],
      );
    }
  }
  const folder = join(erp.config.dataFolder, 'documents');
  const filesIn = async (name: string) => (await readdir(name).catch(() => [])).filter((one) => one !== 'incoming');
  /** Everything that an upload could leave behind. */
  const left = async () => {
    const counts = await erp.owner.query<{ count: string }>(
      `select (select count(*) from document) || ' ' || (select count(*) from document_revision) || ' ' ||
              (select count(*) from idempotency where answer is not null) as count`,
    );
    return {
      rows: counts.rows[0]?.count,
      stored: await filesIn(folder),
      incoming: await filesIn(join(folder, 'incoming')),
    };
  };
  return {
    keeper,
    rival,
    folder,
    left,
    reader: { ...reader, browser: await erp.signIn(keeper.companyCode, reader.userName) },
  };
}
