import type { Vendor } from '@gemba/contract/addresses/get-vendor';
import { expect, it } from 'vitest';
import { addQualityDocument } from '../../testing/quality-document.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { fetchFile, PHONE } from '../testing/drawing-office.ts';
import { pdf, zip } from '../testing/good-files.ts';

const erp = await startTestApp();
const mine = await erp.somebody({ roles: ['FIND_VENDOR_ADDRESS'] });
const { companyId, browser } = mine;
const addVendor = (company: number, vendorId: string) =>
  erp.owner.query(
    `insert into vendor (company_id, vendor_id, vendor_name, sort_name) values ($1, $2, 'Works', 'works')`,
    [company, vendorId],
  );
const at = (vendorId: string, number = '1') =>
  `/vendors/${encodeURIComponent(vendorId)}/qualityDocuments/${number}/content`;
const read = (path: string, by = browser) =>
  fetchFile(erp.server.url, `/app${path}`, { authorization: by.token, 'user-agent': PHONE });

it('opens with the vendor, byte for byte, for whoever may read the vendor and no part', async () => {
  await addVendor(companyId, 'W/1 (ä)');
  await addQualityDocument(erp, { companyId, vendorId: 'W/1 (ä)', bytes: pdf('certificate') });
  const { data } = await browser.get<Vendor>(`/vendors/${encodeURIComponent('W/1 (ä)')}`);
  expect(data.qualityDocuments).toMatchObject([{ documentNumber: 1, fileName: 'ISO9001.pdf', fileType: 'pdf' }]);
  const { status, headers, bytes } = await read(at('W/1 (ä)'));
  expect([status, bytes]).toEqual([200, pdf('certificate')]);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toMatch(/^inline/);
  expect((await read(`${at('W/1 (ä)')}?download=1`)).headers.get('content-disposition')).toMatch(/^attachment/);
});

it('is saved where no browser shows it', async () => {
  await addVendor(companyId, 'ZIP');
  await addQualityDocument(erp, { companyId, vendorId: 'ZIP', fileName: 'papers.zip', bytes: zip() });
  expect((await read(at('ZIP'))).headers.get('content-disposition')).toMatch(/^attachment/);
});

it('is gone when the document is', async () => {
  await addVendor(companyId, 'GONE');
  const documentId = await addQualityDocument(erp, { companyId, vendorId: 'GONE' });
  expect((await read(at('GONE'))).status).toBe(200);
  await erp.owner.query('update document set deleted_at = now() where company_id = $1 and document_id = $2', [
    companyId,
    documentId,
  ]);
  expect(await browser.get(at('GONE'))).toMatchObject({ code: 404, msgCode: 'DOCUMENT_NOT_FOUND' });
  expect((await browser.get<Vendor>('/vendors/GONE')).data.qualityDocuments).toMatchObject([{ fileName: null }]);
});

it('is not there without a file, without a vendor, with another number', async () => {
  await addVendor(companyId, 'PAPER');
  await erp.owner.query(
    `insert into vendor_quality_document (company_id, vendor_id, document_number, type, title)
     values ($1, 'PAPER', 1, 'AUDIT', 'Audit')`,
    [companyId],
  );
  const answers = await Promise.all([at('PAPER'), at('PAPER', '2'), at('NOBODY')].map((path) => browser.get(path)));
  expect(answers.map(({ msgCode }) => msgCode)).toEqual(Array(3).fill('DOCUMENT_NOT_FOUND'));
  expect((await browser.get(at('PAPER', '0'))).msgCode).toBe('INVALID_INPUT');
});
