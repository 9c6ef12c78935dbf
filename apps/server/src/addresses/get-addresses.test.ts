import type { Customer } from '@gemba/contract/addresses/customer';
import type { Department } from '@gemba/contract/addresses/get-department';
import type { Vendor } from '@gemba/contract/addresses/get-vendor';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../testing/every-row.ts';
import { loadSmallCompany } from '../testing/small-company.ts';
import { startTestApp } from '../testing/test-app.ts';

const erp = await startTestApp();
const { companyId, browser } = await loadSmallCompany(erp);
const ask = (text: string, values: unknown[] = []) => erp.owner.query(text, [companyId, ...values]);
const customer = async (id: string) => (await browser.get<Customer>(`/customers/${encodeURIComponent(id)}`)).data;

describe('a customer', () => {
  it('is told with every field', async () => {
    expect(await customer('BAL-004')).toMatchObject({
      id: 'BAL-004',
      name: 'Baltic Timber Machines',
      city: 'Gdańsk',
      state: null,
      country: 'PL',
      address: '100 Main Street',
      email: 'ap@bal-004.example',
      language: 'en-US',
      currency: 'EUR',

      phone: expect.stringMatching(/^\+1 \d{7}$/),
      fax: expect.stringMatching(/^\+1 \d{7}$/),
      zip: expect.any(String),
      incoterm: 'FCA',
      taxCode: 'NT',
      taxName: 'Not taxed',
      taxRate: '0.0000',
      statementDelivery: 'E',
      terms: expect.stringMatching(/^Net \d\d$/),
      lockStatus: 'UNLOCKED',
      lock: null,
      lockHistory: [],
      contacts: [
        { jobTitle: 'Purchasing', roles: ['so', 'default'], phone: expect.any(String), mobile: null },
        { jobTitle: 'Accounts payable', roles: ['acct', 'statement'] },
      ],
      shipTos: [{ shipToId: 'MAIN', shipToName: 'Plant Gdańsk', city: 'Gdańsk' }],
      salesCodes: [{ salesCode: 'CV', salesName: 'Carlos Vega', commission: expect.stringMatching(/^[23]\.\d{4}$/) }],
      carriers: [{ carrier: 'SEA', carrierName: 'Great Circle Lines', default: true, accountNumber: null }],
      instructions: [{ number: 1, kind: 'PACKING', instruction: expect.any(String) }],
    });
  });

  it('uses of its credit what it owes, what is not billed and what is picked', async () => {
    const { credit: before } = await customer('ALD-002');
    const { rows } = await ask(
      `select open_receivable::text as receivable, unbilled::text,
              (select coalesce(sum(amount), 0)::numeric(18,2) from shipper
                where company_id = $1 and customer_id = 'ALD-002' and status = 'OPEN')::text as picked
         from customer where company_id = $1 and customer_id = 'ALD-002'`,
    );
    expect([before.openReceivable, before.unbilled, before.picked]).toEqual(Object.values(rows[0]));
    await ask(
      `update customer set credit_limit = 1000, open_receivable = 600.10, unbilled = 300.20 where company_id = $1 and customer_id = 'ALD-002'`,
    );
    await ask(`update shipper set amount = 0 where company_id = $1 and customer_id = 'ALD-002' and status = 'OPEN'`);
    expect((await customer('ALD-002')).credit).toMatchObject({ used: '900.30', available: '99.70', picked: '0.00' });
    await ask(
      `update shipper set status = 'OPEN', amount = 150 where company_id = $1 and shipper_number =
         (select min(shipper_number) from shipper where company_id = $1 and customer_id = 'ALD-002' and status <> 'OPEN')`,
    );
    expect((await customer('ALD-002')).credit).toEqual({
      currency: 'USD',
      creditLimit: '1000.00',
      openReceivable: '600.10',
      unbilled: '300.20',
      picked: '150.00',
      used: '1050.30',
      available: '-50.30',
    });
    const [row] = (await browser.get<{ items: { overCredit: boolean }[] }>('/customers?q=ALD-002')).data.items;
    expect(row?.overCredit).toBe(true);
  });

  it('has a sales catalogue, page by page, whose rows say whether they hold today', async () => {
    const { catalogCount } = await customer('PAC-001');
    const rows = await everyRow<{ partNumber: string; valid: boolean }>(browser, '/customers/PAC-001/catalog', 5);
    expect(rows).toHaveLength(catalogCount);
    expect(catalogCount).toBe(12);
    expect(rows[0]).toMatchObject({ customerPartNumber: expect.stringMatching(/^PAC-/), currency: 'USD', valid: true });
    await ask(
      `update sales_catalog_item set effective_thru = '2020-12-31', effective_date = '2020-01-01'
                where company_id = $1 and customer_id = 'PAC-001' and part_number = $2`,
      [rows[0]?.partNumber],
    );
    const again = await everyRow<{ partNumber: string; valid: boolean }>(browser, '/customers/PAC-001/catalog', 5);
    expect(again.filter(({ valid }) => !valid).map(({ partNumber }) => partNumber)).toEqual([rows[0]?.partNumber]);
    expect(await everyRow(browser, '/customers/GRU-003/catalog', 5)).not.toEqual([]);
    expect(await everyRow(browser, '/customers/COR-031/catalog', 5)).toEqual([]);
  });

  it('says who locked it, when and why', async () => {
    const { lock, lockStatus, lockHistory } = await customer('ARR-017');
    expect(lockStatus).toBe('LOCKED');
    expect(lock?.reason).toBe('Two invoices more than 60 days late');
    expect(lockHistory).toEqual([{ version: 2, event: 'lock', ...lock }]);
  });
});

describe('a vendor', () => {
  it('is told with every field, its certificates and the marks of its manufacturers', async () => {
    await ask(
      `update vendor set credit_limit = 75000, lock_status = 'LOCKED' where company_id = $1 and vendor_id = 'KES-031'`,
    );
    await ask(`insert into vendor_quality_document (company_id, vendor_id, document_number, type, title, valid_until)
               values ($1, 'KES-031', 2, 'AUDIT', 'Audit', '2020-01-01')`);
    const { data } = await browser.get<Vendor>('/vendors/KES-031');
    expect(data).toMatchObject({
      id: 'KES-031',
      name: 'Kestrel Bearings',
      city: 'Canton',
      state: 'OH',
      country: 'US',
      currency: 'USD',
      creditLimit: '75000.00',
      terms: 'Net 30',
      incoterm: 'DAP',
      taxRate: '0.0000',
      lockStatus: 'LOCKED',
      fax: expect.stringMatching(/9$/),
      statementDelivery: expect.stringMatching(/^[PE]$/),
      contacts: [{ jobTitle: 'Orders', roles: ['po', 'rfq', 'default'] }, { roles: ['acct'] }],
      carriers: [{ carrier: 'ROAD', default: true }],
      qualityDocuments: [
        { title: 'ISO 9001:2015 certificate', validUntil: '2027-02-28', fileName: 'KES-031_ISO9001.pdf' },
        { type: 'AUDIT', issuedOn: null, fileName: null, valid: false },
      ],
      manufacturers: [
        { mfgCode: 'KES', mfgName: 'Kestrel Bearings', quality: true, rating: true, preferred: true, sPreferred: true },
      ],
    });
  });
});

describe('a department', () => {
  it('is told with its contacts and the people who work there now', async () => {
    await ask(`update employee set active = false where company_id = $1 and employee_id = 'E-174'`);
    const { data } = await browser.get<Department>('/departments/ASM');
    expect(data).toMatchObject({
      name: 'Assembly',
      phone: '+1 815 555-0175',
      fax: '+1 815 555-0199',
      language: 'en-US',
    });
    expect(data.contacts).toMatchObject([{ name: 'Assembly desk', roles: ['default'] }]);
    expect(data.people.map(({ employeeId }) => employeeId)).toEqual(['E-175', 'E-177', 'E-176']);
    expect(data.people[0]).toEqual({
      employeeId: 'E-175',
      name: 'Grace Kim',
      jobTitle: 'Fitter',
      phone: '+1 815 555-0175',
      email: 'grace.kim@halden.example',
      contract: 'FULL_TIME',
    });
  });
});
