import type { ApprovalCard } from '@gemba/contract/approvals/waiting/approval-card';
import { describe, expect, it } from 'vitest';
import { openCompany } from '../../testing/orders/company.ts';
import type { Decider } from '../../testing/orders/deciders.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { ask } from '../changes/testing/changes.ts';

const erp = await startTestApp();

const allPages = async (who: Decider, query = 'limit=3') => {
  const cards: ApprovalCard[] = [];
  for (let cursor = ''; ; ) {
    const { data } = await who.waiting(`${query}${cursor && `&cursor=${cursor}`}`);
    cards.push(...data.items);
    if (!data.nextCursor) return cards;
    cursor = data.nextCursor;
  }
};

describe('what waits', () => {
  it('is listed most urgent first, then oldest, each once over the pages, and what is decided is gone', async () => {
    const { book, companyId, maker, person } = await openCompany(erp);
    const boss = await person('1000');
    const at = (arrival_date: string, created_at: string) => ({ columns: { arrival_date, created_at } });
    const owner = maker.userId;
    const numbers = [
      await book.order(companyId, 'po', { owner, ...at('2026-05-01', '2026-04-03T08:00:00Z') }),
      await book.order(companyId, 'so', { owner, ...at('2031-01-01', '2026-04-01T08:00:00Z') }),
      await book.order(companyId, 'po', { owner, ...at('2031-01-01', '2026-04-01T09:00:00Z') }),
      await book.order(companyId, 'wo', { owner, columns: { due_date: '2031-02-01' } }),
      await book.order(companyId, 'qo', { owner, columns: { valid_until: '2031-03-01' } }),
      await book.order(companyId, 'rma', { owner, columns: { created_at: '2026-04-01T08:00:00Z' } }),
      await book.order(companyId, 'rtv', { owner, columns: { created_at: '2026-04-02T08:00:00Z' } }),
    ];
    for (const status of ['REJECTED', 'APPROVED', 'CANCELLED']) await book.order(companyId, 'po', { owner, status });
    await book.order(companyId, 'qo', { owner, columns: { valid_until: '2026-01-01' } });
    const cards = await allPages(boss);
    expect(cards.map(({ number }) => number)).toEqual(numbers);
    expect(cards.map(({ overdue }) => overdue)).toEqual([true, ...Array(6).fill(false)]);
    expect(cards[0]).toMatchObject({ neededBy: '2026-05-01', waitingSince: '2026-04-03T08:00:00Z' });
    await boss.fire('po', numbers[0] ?? '', 'reject');
    expect((await allPages(boss)).map(({ number }) => number)).toEqual(numbers.slice(1));
    await maker.fire('po', numbers[0] ?? '', 'resubmit', 2);
    expect(Date.parse((await allPages(boss))[0]?.waitingSince ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('keeps its age and its place when a decision is taken back', async () => {
    const { book, companyId, maker, person } = await openCompany(erp);
    const boss = await person('1000');
    const made = (hour: string) =>
      book.order(companyId, 'po', { owner: maker.userId, columns: { created_at: `2026-04-01T${hour}:00:00Z` } });
    const numbers = [await made('08'), await made('09')];
    const queue = async () => (await allPages(boss)).map(({ number, waitingSince }) => [number, waitingSince]);
    const before = await queue();
    for (const event of ['approve', 'reject']) {
      const version = event === 'approve' ? 1 : 3;
      const { data } = await boss.fire('po', numbers[0] ?? '', event, version);
      await boss.withdraw(data.history[0]?.decisionId);
      expect(await queue()).toEqual(before);
    }
    await ask(maker, { number: numbers[0] ?? '', version: 5, changes: { quantity: '2' } });
    expect((await queue()).map(([number]) => number)).toEqual(numbers.toReversed());
  });

  it('says beforehand why a person cannot approve', async () => {
    const { book, companyId, maker, person } = await openCompany(erp, {}, ['ORDERS']);
    const [boss, clerk] = [await person('1000'), await person()];
    const reasons = async (who: Decider) =>
      Object.fromEntries((await allPages(who)).map(({ number, approval }) => [number, approval.reason]));
    const fine = await book.order(companyId, 'po', { owner: maker.userId });
    const dear = await book.order(companyId, 'po', { owner: maker.userId, lines: [{ price: '1000.01' }] });
    const own = await book.order(companyId, 'po', { owner: boss.userId });
    const work = await book.order(companyId, 'wo', { owner: maker.userId });
    expect(await reasons(boss)).toEqual({
      [fine]: null,
      [dear]: 'EXCEED_AUTHORIZED_APPROVAL_LIMIT',
      [own]: 'NOT_AUTHORIZED_APPROVER_TO_APPROVE_SELF',
      [work]: 'NOT_LICENSED',
    });
    const none = 'AUTHORIZATION_REQUIRED';
    expect(await reasons(clerk)).toEqual({ [fine]: none, [dear]: none, [own]: none, [work]: 'NOT_LICENSED' });
    const { data } = await boss.browser.get('/approvals/counts');
    expect(data).toMatchObject({ currency: 'USD' });
    expect((data as { kinds: object[] }).kinds).toEqual([
      { type: 'po', waiting: 3, approvable: 1, amount: '1020.01', more: false },
      ...['so', 'qo'].map((type) => ({ type, waiting: 0, approvable: 0, amount: '0.00', more: false })),
      { type: 'wo', waiting: 1, approvable: 0, amount: '10.00', more: false },
      ...['rma', 'rtv'].map((type) => ({ type, waiting: 0, approvable: 0, amount: '0.00', more: false })),
    ]);
  });

  it('counts the changes that wait with what they would make of their orders, and says where it stops', async () => {
    const { book, companyId, maker, person } = await openCompany(erp, { order_change_approval: true });
    const boss = await person('1000');
    const number = await book.order(companyId, 'po', { owner: maker.userId, status: 'APPROVED' });
    await ask(maker, { number, changes: { quantity: '101' } });
    const counted = async () => (await boss.browser.get<{ kinds: object[] }>('/approvals/counts')).data.kinds[0];
    expect(await counted()).toEqual({ type: 'po', waiting: 1, approvable: 0, amount: '1010.00', more: false });
    for (let at = 0; at < 100; at += 1) {
      const other = await book.order(companyId, 'po', { owner: maker.userId, status: 'APPROVED' });
      await ask(maker, { number: other, changes: { quantity: '2' } });
    }
    expect(await counted()).toMatchObject({ waiting: 100, approvable: 99, more: true });
  });

  it('carries what a decision needs', async () => {
    const { book, companyId, maker, person } = await openCompany(erp);
    const boss = await person('1000');
    const price = (effective_date: string, amount: string, effective_thru: string | null = null) =>
      book.insert(companyId, 'vendor_price', {
        part_number: 'BOLT',
        vendor_id: 'V-1',
        effective_date,
        effective_thru,
        price: amount,
        currency: 'USD',
        last_po_cost: '8.5',
      });
    await price('2025-01-01', '9');
    await price('2026-01-01', '9.5');
    await price('2026-02-01', '7', '2026-03-01');
    await price('2090-01-01', '99');
    await erp.owner.query(`update part_stock set on_hand = 12 where company_id = $1 and part_number = 'BOLT'`, [
      companyId,
    ]);
    await erp.owner.query(
      `update customer set credit_limit = 5000, open_receivable = 1200.5, unbilled = 300, lock_status = 'LOCKED' where company_id = $1`,
      [companyId],
    );
    const [paper, drawing] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
    const about = { title: 'Quote', doc_lang: 'en', created_by: maker.userId };
    await book.insert(companyId, 'document', { ...about, document_id: paper, type: 'QUOTE' });
    await book.insert(companyId, 'document', {
      ...about,
      document_id: drawing,
      type: 'DRAWING',
      part_number: 'BOLT',
      revision: 'A',
    });
    for (const document_id of [paper, drawing])
      await book.insert(companyId, 'document_revision', {
        document_id,
        doc_rev: 1,
        file_name: 'a.pdf',
        file_type: 'pdf',
        byte_count: 1,
        uploaded_by: maker.userId,
        sha256: '\\x00',
      });
    const po = await book.order(companyId, 'po', {
      owner: maker.userId,
      lines: [{ quantity: '4', price: '10' }, { part: null }, { part: 'NUT' }, { part: 'NUT' }],
    });
    await book.insert(companyId, 'document_link', { of_kind: 'po', of_number: po, document_id: paper });
    const so = await book.order(companyId, 'so', { owner: maker.userId });
    await book.insert(companyId, 'shipper', {
      shipper_number: 'S-1',
      so_number: so,
      customer_id: 'C-1',
      warehouse_code: 'P2',
      picked_by: maker.userId,
      amount: '99.50',
    });
    const wo = await book.order(companyId, 'wo', { owner: maker.userId, lines: [{ quantity: '3' }] });
    const cards = await allPages(boss);
    const card = (number: string) => cards.find((one) => one.number === number);
    expect(card(po)).toMatchObject({
      party: { id: 'V-1', name: 'Vendor' },
      itemCount: 4,
      total: '70.00',
      documentCount: 2,
      credit: null,
      makes: null,
      requester: { userId: maker.userId },
      owner: { userId: maker.userId, name: maker.userName },
      lines: [
        {
          itemNumber: 1,
          part: 'BOLT',
          quantity: '4.0000',
          price: '10.000000',
          discount: '0.0000',
          extPrice: '40.00',

          vendorPrice: { price: '9.500000', effectiveDate: '2026-01-01' },
          lastPoCost: '8.500000',
          onHand: '12.0000',
        },
        { itemNumber: 2, part: null, vendorPrice: null, onHand: null },
        { itemNumber: 3, part: 'NUT' },
      ],
    });
    expect(card(so)?.credit).toEqual({
      creditLimit: '5000.00',
      openReceivable: '1200.50',
      unbilled: '300.00',
      picked: '99.50',
      available: '3400.00',
      lockStatus: 'LOCKED',
    });
    expect(card(wo)).toMatchObject({
      party: null,
      makes: { part: 'BOLT', quantity: '3.0000' },
      lines: [{ part: 'NUT', price: null }],
    });
  });

  it('is asked by kind behind its role, and is never of another company', async () => {
    const { book, companyId, maker, person } = await openCompany(erp);
    const seller = await person('1000', { roles: ['FIND_SALES_ORDER'] });
    for (const kind of ['po', 'so', 'qo', 'wo', 'rma', 'rtv'] as const)
      await book.order(companyId, kind, { owner: maker.userId });
    expect((await allPages(seller)).map(({ type }) => type).sort()).toEqual(['rma', 'so']);
    for (const type of ['po', 'qo', 'wo', 'rtv'])
      expect(await seller.waiting(`type=${type}`)).toMatchObject({ code: 403, msgCode: 'LIMITED_PERMISSIONS' });
    expect((await allPages(seller, 'type=rma')).map(({ type }) => type)).toEqual(['rma']);
    const { data } = await seller.browser.get<{ kinds: { type: string }[] }>('/approvals/counts');
    expect(data.kinds.map(({ type }) => type)).toEqual(['so', 'rma']);
    const rival = await openCompany(erp);
    expect(await allPages(rival.maker)).toEqual([]);
  });

  it('refuses a cursor of somebody else’s making', async () => {
    const { maker } = await openCompany(erp);
    const made = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');
    const keys = [
      1,
      [],
      ['2026-01-01'],
      ['x', '2026-01-01T00:00:00Z', 'po', '1', 0],
      ['2026-01-01', 'now', 'po', '1', 0],
      [null, null, null, null, null],
    ];
    for (const cursor of ['x', '%00', ...keys.map(made)])
      expect(await maker.waiting(`cursor=${cursor}`), cursor).toMatchObject({ code: 400, data: { field: 'cursor' } });
  });
});
