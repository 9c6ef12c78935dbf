import type { countApprovals } from '@gemba/contract/approvals/waiting/count-approvals';
import type { CallReply } from '@gemba/contract/kit/call';
import { describe, expect, it } from 'vitest';
import { openCompany } from '../../testing/orders/company.ts';
import { atOnce, key } from '../../testing/orders/deciders.ts';
import { startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();
const { book, companyId, maker, person } = await openCompany(erp);
const [anna, bert] = [await person('1000'), await person('1000')];
const FINAL = { code: 409, msgCode: 'DECISION_IS_FINAL' };

const decided = async (event: 'approve' | 'reject' = 'approve', kind: 'po' | 'wo' = 'po') => {
  const number = await book.order(companyId, kind, { owner: maker.userId });
  const { data } = await anna.fire(kind, number, event, 1, 'seen');
  return { number, decisionId: data.history[0]?.decisionId, undoableUntil: data.history[0]?.undoableUntil };
};

/** The history is append-only for everybody, so the clock of a test is a trigger switched off for one statement. */
const age = async (decisionId: number | undefined, seconds: number) => {
  await erp.owner.query('alter table approval_decision disable trigger append_only');
  await erp.owner.query(
    `update approval_decision set decided_at = now() - make_interval(secs => $3) where company_id = $1 and decision_id = $2`,
    [companyId, decisionId, seconds],
  );
  await erp.owner.query('alter table approval_decision enable trigger append_only');
};

describe('taking a decision back', () => {
  it.each(['approve', 'reject'] as const)('%s: the order waits again, and the history says so', async (event) => {
    const { number, decisionId, undoableUntil } = await decided(event);
    expect(Date.parse(undoableUntil ?? '') - Date.now()).toBeGreaterThan(50_000);
    expect(await anna.withdraw(decisionId)).toMatchObject({
      success: true,
      data: { status: 'NOT_APPROVED', version: 3 },
    });
    const { data } = await anna.read('po', number);
    expect(data).toMatchObject({ status: 'NOT_APPROVED', version: 3, approveBy: null, approveDate: null });
    expect(data.history).toMatchObject([
      { decision: 'WITHDRAW', withdraws: decisionId, undoableUntil: null },
      { decision: event.toUpperCase(), comment: 'seen', undoableUntil: null },
    ]);
    expect(await bert.fire('po', number, 'approve', 3)).toMatchObject({ success: true });
  });

  it('lasts for 60 seconds', async () => {
    const [inTime, tooLate] = [await decided(), await decided()];
    await age(inTime.decisionId, 57);
    await age(tooLate.decisionId, 60.1);
    expect(await anna.withdraw(inTime.decisionId)).toMatchObject({ success: true });
    expect(await anna.withdraw(tooLate.decisionId)).toMatchObject(FINAL);
    expect((await anna.read('po', tooLate.number)).data.history[0]?.undoableUntil).toBeNull();
  });

  it('ends when somebody has acted on the order since', async () => {
    const { number, decisionId } = await decided();
    await bert.fire('po', number, 'hold', 2);
    expect(await anna.withdraw(decisionId)).toMatchObject(FINAL);
    await bert.fire('po', number, 'release', 3);
    expect(await anna.withdraw(decisionId)).toMatchObject(FINAL);
    const edited = await decided();
    const change = { type: 'po', number: edited.number, version: 2, itemNumber: 1, changes: { quantity: '3' } };
    expect(await maker.browser.post('/orderChanges', change, key())).toMatchObject({ success: true });
    expect(await anna.withdraw(edited.decisionId)).toMatchObject(FINAL);
  });

  it.each([
    ['po', 'update purchase_order_item set quantity_in_transit = 1 where company_id = $1 and po_number = $2'],
    ['so', 'update sales_order_item set quantity_picked = 1 where company_id = $1 and so_number = $2'],
  ] as const)('ends when goods of a %s moved or were picked since', async (kind, statement) => {
    const number = await book.order(companyId, kind, { owner: maker.userId });
    const { data } = await anna.fire(kind, number, kind === 'so' ? 'review' : 'approve');
    expect(data.history[0]?.undoableUntil).not.toBeNull();
    await erp.owner.query(statement, [companyId, number]);
    expect((await anna.read(kind, number)).data.history[0]?.undoableUntil).toBeNull();
    expect(await anna.withdraw(data.history[0]?.decisionId)).toMatchObject(FINAL);
  });

  it('is offered by the list too, without an answer that got lost: to its maker, while it is the last word', async () => {
    const offered = async (who: typeof anna) =>
      (await who.browser.get<CallReply<typeof countApprovals>>('/approvals/counts')).data.undoable;
    const { number, decisionId, undoableUntil } = await decided('reject');
    const entry = { type: 'po', number, decisionId, decision: 'REJECT', undoableUntil };
    expect((await offered(anna))[0]).toEqual(entry);
    expect((await offered(bert)).some((one) => one.number === number)).toBe(false);
    await anna.withdraw(decisionId);
    expect((await offered(anna)).some((one) => one.number === number)).toBe(false);

    const [old, held, picked] = [await decided(), await decided(), await decided()];
    await age(old.decisionId, 60.1);
    await bert.fire('po', held.number, 'hold', 2);
    const update = 'update purchase_order_item set quantity_in_transit = 1 where company_id = $1 and po_number = $2';
    await erp.owner.query(update, [companyId, picked.number]);
    const numbers = (await offered(anna)).map((one) => one.number);
    for (const one of [old, held, picked]) expect(numbers).not.toContain(one.number);
  });

  it('works once, also when it is asked for twice at once', async () => {
    const { number, decisionId } = await decided();
    const answers = await atOnce(
      () => anna.withdraw(decisionId),
      () => anna.withdraw(decisionId),
    );
    expect(answers.map(({ msgCode }) => msgCode).sort()).toEqual(['DECISION_IS_FINAL', 'OK']);
    expect(await book.decisions(companyId, 'po', number)).toHaveLength(2);
  });

  it('is for its maker only, and for a yes or a no only', async () => {
    const { number, decisionId } = await decided();
    expect(await bert.withdraw(decisionId)).toMatchObject({ code: 404, msgCode: 'DECISION_NOT_EXIST' });
    const rival = await openCompany(erp);
    const stranger = await rival.person('1000');
    expect((await stranger.withdraw(decisionId)).text).toBe((await stranger.withdraw(999_999)).text);
    const held = await anna.fire('po', number, 'hold', 2);
    expect(await anna.withdraw(held.data.history[0]?.decisionId)).toMatchObject(FINAL);
  });

  it('lets the first operation of a work order wait again', async () => {
    const state = async (number: string) =>
      (
        await erp.owner.query('select status from work_order_operation where company_id = $1 and wo_number = $2', [
          companyId,
          number,
        ])
      ).rows;
    const { number, decisionId } = await decided('approve', 'wo');
    expect(await state(number)).toEqual([{ status: 'NOT_SETUP' }]);
    await anna.withdraw(decisionId);
    expect(await state(number)).toEqual([{ status: 'WAITING' }]);
  });
});
