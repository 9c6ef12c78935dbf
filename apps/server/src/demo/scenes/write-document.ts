import { createHash } from 'node:crypto';
import { addDays } from '@gemba/contract/kit/dates';
import type { World } from '../world.ts';
import { onePagePdf } from './one-page-pdf.ts';

interface NewDocument {
  part: string | null;
  revision: string | null;
  type: string;
  lang: 'en' | 'cn';
  title: string;
  level: string;
  file: string;
}

/** A document of one revision, with a file that every viewer opens. */
export function writeDocument(
  { rows, random, users, today, calendar, files }: World,
  { part, revision, type, lang, title, level, file }: NewDocument,
) {
  const [document_id, storage_id] = [random.uuid(), random.uuid()];
  const created_at = calendar.at(addDays(today, -random.int(5, 200)), 620);
  const bytes = onePagePdf(['Halden Drive Systems', file, lang === 'en' ? title : file]);
  files.push({ storageId: storage_id, bytes });
  rows.add('document', {
    document_id,
    part_number: part,
    revision,
    type,
    title,
    doc_lang: lang,
    doc_sec_level: level,
    doc_rev: 1,
    created_at,
    created_by: users.engineer,
  });
  rows.add('document_revision', {
    document_id,
    doc_rev: 1,
    file_name: file,
    file_type: 'pdf',
    byte_count: bytes.length,
    storage_id,

    sha256: `\\x${createHash('sha256').update(bytes).digest('hex')}`,
    uploaded_by: users.engineer,
    uploaded_at: created_at,
  });
  return document_id;
}
