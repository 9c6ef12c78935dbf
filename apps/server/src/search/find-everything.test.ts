import type { CallReply } from '@gemba/contract/kit/call';
import { ROLES, type Role } from '@gemba/contract/kit/roles';
import { QUALITY_READERS } from '@gemba/contract/quality/quality-readers';
import { mayOpen } from '@gemba/contract/screens';
import type { findEverything } from '@gemba/contract/search/find-everything';
import { HIT_KINDS, type HitKind, kindsFor } from '@gemba/contract/search/hit-kinds';
import { describe, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { loadSmallCompany } from '../testing/small-company.ts';
import { startTestApp } from '../testing/test-app.ts';

const erp = await startTestApp();
const { companyId, companyCode, browser } = await loadSmallCompany(erp);
const rival = await erp.somebody();
await erp.owner.query(
  `insert into part (company_id, part_number, description, description_zh, description_es, part_type)
   values ($1, 'ZQX-6204-2RS', 'Quixotic bearing', '奇异轴承', 'Rodamiento quijotesco', 'BUY'),
          ($1, 'ZQX-6204-2RS-C3', 'Quixotic bearing, loose', null, null, 'BUY'),
          ($1, 'ZQ-X77', 'One spelling', null, null, 'BUY'), ($1, 'ZQX-77', 'Another spelling', null, null, 'BUY')`,
  [companyId],
);
await erp.owner.query(
  `insert into location (company_id, location, warehouse_code, description)
   select $1, 'ZZ-03-2', warehouse_code, 'Mezzanine over the gate 4 × 3' from warehouse where company_id = $1 limit 1`,
  [companyId],
);

await erp.owner.query(
  `insert into rtv_shipper (company_id, shipper_number, rtv_number, shipped_date, shipped_by)
   select company_id, '880017', rtv_number, rtv_date, owner from rtv where company_id = $1 limit 1`,
  [companyId],
);

type Found = CallReply<typeof findEverything>;
const ask = (q: string, by: Browser = browser) => by.get<Found>(`/search?q=${encodeURIComponent(q)}`);
const find = async (q: string, by?: Browser) => (await ask(q, by)).data;
const exactOf = async (q: string, by?: Browser) =>
  (await find(q, by)).hits.filter(({ exact }) => exact).map(({ kind, id }) => `${kind} ${id}`);
const rowOf = async <Row extends Record<string, string>>(sql: string) =>
  (await erp.owner.query<Row>(sql, [companyId])).rows[0] as Row;

/** One thing of each kind, its words or number, and the id that opens it. */
const NUMBERED: Partial<Record<HitKind, [table: string, number: string]>> = {
  part: ['part', 'part_number'],
  po: ['purchase_order', 'po_number'],
  so: ['sales_order', 'so_number'],
  qo: ['quote', 'qo_number'],
  wo: ['work_order', 'wo_number'],
  rma: ['rma', 'rma_number'],
  rtv: ['rtv', 'rtv_number'],
  receiver: ['receiver', 'receiver_number'],
  shipper: ['shipper', 'shipper_number'],
  proformaReceiver: ['proforma_receiver', 'pr_number'],
  proformaShipper: ['proforma_shipper', 'pf_number'],
  transfer: ['transfer', 'transfer_number'],
  count: ['cycle_count', 'count_number'],
  issue: ['work_order_issue', 'issue_number'],
  rtvShipper: ['rtv_shipper', 'shipper_number'],
  inspection: ['inspection_report', 'ir_number'],
  ncr: ['ncr', 'ncr_number'],
  ecn: ['ecn', 'ecn_number'],
  location: ['location', 'location'],
  customer: ['customer', 'customer_id'],
  vendor: ['vendor', 'vendor_id'],
};
const idOf = async ([table, number]: [string, string]) =>
  (await rowOf<{ id: string }>(`select ${number} as id from ${table} where company_id = $1 order by 1 desc limit 1`))
    .id;

/** A quote of any number, also that of another document. */
const addQuote = (number: string) =>
  erp.owner.query(
    `insert into quote (company_id, qo_number, qo_date, customer_id, owner, valid_until, warehouse_code, currency, terms)
     select company_id, $2, qo_date, customer_id, owner, valid_until, warehouse_code, currency, terms
       from quote where company_id = $1 order by qo_number limit 1 on conflict do nothing`,
    [companyId, number],
  );

const somebodyWith = async (roles: readonly Role[]) => {
  const { userName } = await erp.user(companyId, { roles });
  return erp.signIn(companyCode, userName);
};

describe('one search for everything', () => {
  it.each(Object.entries(NUMBERED))('finds %s by its number, first, and as the exact hit', async (kind, place) => {
    const id = await idOf(place);
    const { hits } = await find(id);
    expect(hits.find((hit) => hit.kind === kind)).toMatchObject({ id, exact: true });
    expect(await exactOf(id.toLowerCase())).toContain(`${kind} ${id}`);
  });

  it.each(['PO 48205', 'po48205', 'Po-48205', 'PC 48205', '采购单48205', ' po # 48205 '])(
    'takes %s for the purchase order, and for nothing else of that number',
    async (typed) => {
      const po = await idOf(['purchase_order', 'po_number']);
      await addQuote(po);
      expect(await exactOf(typed.replace('48205', po))).toEqual([`po ${po}`]);
    },
  );

  it.each([
    ['TO ', 'transfer', ['transfer', 'transfer_number']],
    ['count', 'count', ['cycle_count', 'count_number']],
    ['发料单', 'issue', ['work_order_issue', 'issue_number']],
    ['退货发货单', 'rtvShipper', ['rtv_shipper', 'shipper_number']],
    ['IR ', 'inspection', ['inspection_report', 'ir_number']],
    ['ir', 'inspection', ['inspection_report', 'ir_number']],
    ['Inspección ', 'inspection', ['inspection_report', 'ir_number']],
    ['检验单', 'inspection', ['inspection_report', 'ir_number']],
    ['NCR ', 'ncr', ['ncr', 'ncr_number']],
    ['ncr', 'ncr', ['ncr', 'ncr_number']],
    ['No conformidad ', 'ncr', ['ncr', 'ncr_number']],
    ['不合格品报告', 'ncr', ['ncr', 'ncr_number']],
  ] as const)('takes a number after %s for the %s alone', async (prefix, kind, [table, number]) => {
    const id = await idOf([table, number]);
    expect(await exactOf(prefix + id)).toEqual([`${kind} ${id}`]);
  });

  it('finds what quality wrote by the beginning of its number, with the part and the state', async () => {
    await erp.owner.query(
      `insert into inspection_report (company_id, ir_number, ir_date, part_number, quantity_inspected)
       select $1, number, '2026-03-01', 'ZQX-77', 1 from unnest(array['88421/1', '88421/2']) as number`,
      [companyId],
    );
    await erp.owner.query(
      `insert into ncr (company_id, ncr_number, ncr_date, source, part_number, quantity, description, raised_by)
       select $1, number, '2026-03-01', 'STOCK', 'ZQX-77', 1, 'Rust', (select min(user_id) from app_user where company_id = $1)
         from unnest(array['NCR-88421', '88422']) as number`,
      [companyId],
    );
    const ofPart = { name: 'Another spelling', detail: 'ZQX-77', exact: false };
    expect((await find('ir8842')).hits).toMatchObject([
      { ...ofPart, kind: 'inspection', id: '88421/2', status: null },
      { ...ofPart, kind: 'inspection', id: '88421/1' },
    ]);
    expect((await find('ncr 8842')).hits).toMatchObject([
      { ...ofPart, kind: 'ncr', id: 'NCR-88421', status: 'OPEN' },
      { ...ofPart, kind: 'ncr', id: '88422' },
    ]);
    expect((await find('8842')).hits.map(({ id }) => id)).toEqual(['88421/2', '88421/1', 'NCR-88421', '88422']);
    expect(await exactOf('884211')).toEqual(['inspection 88421/1']);
    expect(await exactOf('88421')).toEqual(['ncr NCR-88421']);
  });

  it('finds a number that has its prefix in the books by its digits', async () => {
    await addQuote('QO-2026-0717');
    for (const typed of ['2026-0717', '20260717', 'qo20260717', 'QO-2026-0717'])
      expect(await exactOf(typed)).toEqual(['qo QO-2026-0717']);
  });

  it('needs no hyphens', async () => {
    expect(await exactOf('zqx62042rs')).toEqual(['part ZQX-6204-2RS']);
    expect((await find('zqx6204')).hits.map(({ id }) => id)).toEqual(['ZQX-6204-2RS', 'ZQX-6204-2RS-C3']);
    expect(await exactOf('zz032')).toEqual(['location ZZ-03-2']);
    expect((await find('zz03')).hits.map(({ id }) => id)).toEqual(['ZZ-03-2']);
  });

  it.each([
    'ＺＱＸ－６２０４－２ＲＳ',
    'ｚｑｘ６２０４２ｒｓ',
    'ZQX\u20116204\u20112RS',
    'ZQX–6204—2RS',
    'ZQX\u22126204\u22122RS',
  ])('takes the full-width signs and the dashes of %s for plain ones', async (typed) => {
    expect(await exactOf(typed)).toEqual(['part ZQX-6204-2RS']);
  });

  it('finds full-width signs where they are written so', async () => {
    const so = await idOf(['sales_order', 'so_number']);
    await erp.owner.query(
      `update sales_order set customer_po = 'ＧＤ－７７１' where company_id = $1 and so_number = $2`,
      [companyId, so],
    );
    expect((await find('ＧＤ－７７１')).hits).toMatchObject([{ kind: 'so', id: so, detail: 'ＧＤ－７７１' }]);
  });

  it('takes the number as it is spelled for the exact one, where two have the same letters', async () => {
    expect(await exactOf('ZQX-77')).toEqual(['part ZQX-77']);
    expect((await exactOf('zqx77')).toSorted()).toEqual(['part ZQ-X77', 'part ZQX-77']);
  });

  it('finds parts by a piece of their number and by words in three languages', async () => {
    for (const typed of ['6204-2rs', 'quixotic', 'bearing quixotic', '奇异轴承', 'quijotesco'])
      expect((await find(typed)).hits).toContainEqual(
        expect.objectContaining({ kind: 'part', id: 'ZQX-6204-2RS', exact: false, nameZh: '奇异轴承' }),
      );
  });

  it('finds addresses, locations and people by their words', async () => {
    const { id, name } = await rowOf<{ id: string; name: string }>(
      `select customer_id as id, customer_name as name from customer where company_id = $1 limit 1`,
    );
    expect((await find(name)).hits).toContainEqual(expect.objectContaining({ kind: 'customer', id, name }));
    expect((await find('mezzanine gate')).hits).toMatchObject([{ kind: 'location', id: 'ZZ-03-2' }]);
    expect((await find('gate 4x3')).hits).toMatchObject([{ kind: 'location', id: 'ZZ-03-2' }]);
    const colleague = await rowOf<{ id: string; name: string }>(
      `select department_id as id, employee_name as name from employee where company_id = $1 and active limit 1`,
    );
    expect((await find(colleague.name)).hits).toContainEqual(
      expect.objectContaining({ kind: 'employee', ...colleague }),
    );
    const contact = await rowOf<{ id: string; name: string }>(
      `select vendor_id as id, contact_name as name from contact where company_id = $1 and vendor_id is not null limit 1`,
    );
    expect((await find(contact.name)).hits).toContainEqual(
      expect.objectContaining({ kind: 'vendorContact', ...contact }),
    );
  });

  it('finds what begins a word before what has it inside of one', async () => {
    await erp.owner.query(
      `insert into customer (company_id, customer_id, customer_name, sort_name)
       select $1, 'ZK-' || number, name, lower(name)
         from unnest(array['Aazzkxer Machines', 'Bazzkxer', 'Cazzkxer', 'Dazzkxer', 'Eazzkxer', 'Fazzkxer', 'The Zzkxer Mill'])
           with ordinality as named (name, number)`,
      [companyId],
    );
    await erp.owner.query(
      `insert into part (company_id, part_number, description, part_type)
       select $1, 'PK-' || number, name, 'BUY'
         from unnest(array['Azzkxer', 'Bzzkxer', 'Czzkxer', 'Dzzkxer', 'Ezzkxer', 'Fzzkxer', 'Ring, zzkxer']) with ordinality as named (name, number)`,
      [companyId],
    );
    const { hits } = await find('zzkxer');
    const first = (kind: HitKind) => hits.find((hit) => hit.kind === kind)?.name;
    expect([first('customer'), first('part')]).toEqual(['The Zzkxer Mill', 'Ring, zzkxer']);
  });

  it('finds a document by the words of its title and by its part, until it is deleted', async () => {
    const { rows } = await erp.owner.query<{ id: string }>(
      `insert into document (company_id, part_number, revision, type, title, doc_lang, created_by)
       select $1, 'ZQX-77', revision, 'OTHER', title, 'en', (select min(user_id) from app_user where company_id = $1)
         from (values ('A', 'Greasing plan 7 × 31'), ('B', 'Torque ziggurat')) as sheet (revision, title) returning document_id as id`,
      [companyId],
    );
    await erp.owner.query(
      `insert into document_revision (company_id, document_id, doc_rev, file_name, file_type, byte_count, sha256, uploaded_by)
       select company_id, document_id, doc_rev, revision || '.pdf', 'pdf', 1, '', created_by from document
        where company_id = $1 and part_number = 'ZQX-77'`,
      [companyId],
    );
    const [plan, torque] = rows.map(({ id }) => ({ kind: 'document', id, exact: false, detail: 'ZQX-77' }));
    const documents = async (q: string, by?: Browser) =>
      (await find(q, by)).hits.filter(({ kind }) => kind === 'document');
    expect(await documents('plan greas')).toMatchObject([
      { ...plan, name: 'Greasing plan 7 × 31', fileName: 'A.pdf' },
      torque,
    ]);
    expect(await documents('ziggurat')).toMatchObject([torque, plan]);
    expect(await documents('7x31')).toMatchObject([plan, torque]);
    expect(await documents('ZQX-77')).toMatchObject([torque, plan]);
    expect(await documents('ziggurat', await somebodyWith(['FIND_PURCHASE_ORDER', 'SEND_MESSAGE']))).toEqual([]);
    expect(await documents('ziggurat', rival.browser)).toEqual([]);
    await erp.owner.query(`update document set deleted_at = now() where company_id = $1 and part_number = 'ZQX-77'`, [
      companyId,
    ]);
    expect(await documents('ziggurat')).toEqual([]);
  });

  it('gives the telephone of an address and of a person', async () => {
    const [vendor, colleague] = await Promise.all([
      rowOf<{ id: string; name: string; phone: string }>(
        `select vendor_id as id, vendor_name as name, phone from vendor where company_id = $1 and phone is not null limit 1`,
      ),
      rowOf<{ name: string; phone: string }>(
        `select employee_name as name, phone from employee where company_id = $1 and active and phone is not null limit 1`,
      ),
    ]);
    expect((await find(vendor.id)).hits).toContainEqual(expect.objectContaining({ kind: 'vendor', ...vendor }));
    expect((await find(colleague.name)).hits).toContainEqual(
      expect.objectContaining({ kind: 'employee', ...colleague }),
    );
  });

  it('finds a sale by the number that the customer gave it, after the number itself', async () => {
    const so = await idOf(['sales_order', 'so_number']);
    await erp.owner.query(`update sales_order set customer_po = 'XK/2026-9' where company_id = $1 and so_number = $2`, [
      companyId,
      so,
    ]);
    expect((await find('xk20269')).hits).toMatchObject([{ kind: 'so', id: so, exact: false, detail: 'XK/2026-9' }]);
  });

  it('shows a few of each kind and names the kinds that have more', async () => {
    const { hits, more } = await find('4');
    for (const kind of HIT_KINDS) expect(hits.filter((hit) => hit.kind === kind).length).toBeLessThanOrEqual(5);
    expect(more.length).toBeGreaterThan(0);
    for (const kind of more) expect(hits.filter((hit) => hit.kind === kind).length).toBe(5);
  });
});

describe('a person', () => {
  it.each(ROLES.map((role) => [role]))('with %s alone finds the kinds whose screens they may open', async (role) => {
    const by = await somebodyWith([role]);
    const kinds = new Set(kindsFor((screen) => mayOpen({ roles: [role], onlyConsole: false }, screen)));
    for (const [kind, place] of Object.entries(NUMBERED)) {
      const id = await idOf(place);
      expect([kind, (await exactOf(id, by)).includes(`${kind} ${id}`)]).toEqual([kind, kinds.has(kind as HitKind)]);
    }
    for (const typed of ['4', 'a', 'e']) {
      const seen = (await find(typed, by)).hits.filter(({ kind }) => !kinds.has(kind));
      expect(seen).toEqual([]);
    }
  });

  it('finds reports of quality with each role that reads them, and with all the others does not', async () => {
    const places = Object.entries(NUMBERED).filter(([kind]) => kind === 'inspection' || kind === 'ncr');
    const others = ROLES.filter((role) => !QUALITY_READERS.some((reader) => reader === role));
    for (const roles of [...QUALITY_READERS.map((role) => [role]), others]) {
      const by = await somebodyWith(roles);
      for (const [kind, place] of places) {
        const found = (await find(await idOf(place), by)).hits.some((hit) => hit.kind === kind);
        expect([kind, roles, found]).toEqual([kind, roles, roles !== others]);
      }
    }
  });

  it('without a role finds nothing, and nobody finds anything without a session', async () => {
    const by = await somebodyWith([]);
    for (const place of Object.values(NUMBERED))
      expect(await find(await idOf(place), by)).toEqual({ hits: [], more: [] });
    expect(await ask('4', erp.browser())).toMatchObject({ code: 401 });
  });

  it('of another company finds none of it', async () => {
    for (const place of Object.values(NUMBERED)) {
      const { hits } = await find(await idOf(place), rival.browser);
      expect(hits).toEqual([]);
    }
    for (const typed of ['quixotic', 'mezzanine', 'a', '4'])
      expect((await find(typed, rival.browser)).hits.filter(({ kind }) => kind !== 'employee')).toEqual([]);
  });
});

describe('bad input', () => {
  it.each(['', '?q=', '?q=%20%20', `?q=${'x'.repeat(81)}`, '?q=a%00', '?q=%E2%80%AE', '?q=a&q=b', '?q=a&more=1'])(
    '%s is refused clearly',
    async (query) => {
      expect(await browser.get(`/search${query}`)).toMatchObject({ code: 400, msgCode: 'INVALID_INPUT' });
    },
  );

  it.each(["'; drop table part; --", '\\%_', '%%%', '---', '😀', 'ß', '( ) (', 'x'.repeat(80)])(
    '%s is no more than text',
    async (typed) => {
      expect(await ask(typed)).toMatchObject({ success: true });
    },
  );
});
