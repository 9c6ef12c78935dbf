import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '@gemba/contract/companies/audit';
import { ROLES, type Role } from '@gemba/contract/kit/roles';
import { describe, expect, it } from 'vitest';
import type { Browser } from './browser.ts';
import { openStockRoom } from './stock-room.ts';
import type { startTestApp } from './test-app.ts';

type Erp = Awaited<ReturnType<typeof startTestApp>>;
type Room = Awaited<ReturnType<typeof openStockRoom>>;

interface Sample {
  method: 'PUT' | 'POST';
  /** A path of something that is in every stock room, or is prepared. */
  path: string;
  /** Something that is not there, and the refusal. */
  missing: readonly [path: string, code: string];
  /** Roles that suffice together. */
  roles: readonly Role[];
  /** A change, and another one that differs from it. */
  change: object;
  other: object;
  bad: readonly object[];
  /** The entry of the audit trail after `change`, without its reason. */
  audited: Pick<AuditEntry, 'kind' | 'subject'> & { changes: readonly object[] };
  /** The state that the change starts from, as its body names it. */
  seen: (room: Room) => Promise<object>;
  /** Rows that the change needs beside those of the stock room. */
  prepare?: (room: Room) => Promise<unknown>;
  /** The refusal of a change that changes nothing. */
  unchanged?: string;
}

export const titlesOf = async (reader: Browser) =>
  (await reader.get<{ items: { title: string; content: string }[] }>('/messages')).data.items;

/** The facts that hold for every change with a reason: who may make it, once, on what they saw, and what is kept of it. */
export function describeReasonedChange(erp: Erp, name: string, sample: Sample) {
  const {
    method,
    path,
    missing,
    roles,
    change,
    other,
    bad,
    audited,
    seen,
    prepare,
    unchanged = 'VALUE_UNCHANGED',
  } = sample;
  const open = async () => {
    const room = await openStockRoom(erp);
    await prepare?.(room);
    const doer = await room.person({ roles });
    type Sending = { by?: Browser; key?: string; at?: string };
    const send = (body: object, { by = doer, key = randomUUID(), at = path }: Sending = {}) =>
      by.send(`/app${at}`, { method, body, headers: { 'Idempotency-Key': key } });
    const trail = async () => (await room.get<{ items: AuditEntry[] }>('/admin/audit')).data.items;
    return { room, send, trail, sound: { ...change, ...(await seen(room)), reason: 'Because of the test' } };
  };

  describe(`the rules of ${name}`, () => {
    it('is kept in the audit trail with its reason, before and after', async () => {
      const { send, trail, sound } = await open();
      expect(await send({ ...sound, reason: '  Because of the test ' })).toMatchObject({ success: true });
      const { changes, ...entry } = audited;
      expect(await trail()).toMatchObject([
        { ...entry, act: 'changed', changes: [...changes, { field: 'reason', after: 'Because of the test' }] },
      ]);
    });

    it('needs its roles, a reason and a key, and changes nothing without them', async () => {
      const { room, send, trail, sound } = await open();
      const before = await seen(room);
      const tooFew = [
        ROLES.filter((role) => !roles.includes(role)),
        ...roles.map((left) => roles.filter((role) => role !== left)),
      ];
      for (const held of tooFew) {
        const by = await room.person({ roles: held });
        expect(await send(sound, { by }), held.join()).toMatchObject({ code: 403, msgCode: 'LIMITED_PERMISSIONS' });
      }
      for (const reason of ['', '   ', 'x'.repeat(201)])
        expect(await send({ ...sound, reason })).toMatchObject({ code: 400, data: { field: 'reason' } });
      for (const wrong of bad)
        expect(await send({ ...sound, ...wrong }), JSON.stringify(wrong)).toMatchObject({ code: 400 });
      const bare = await room.browser.send(`/app${path}`, { method, body: sound });
      expect(bare).toMatchObject({ msgCode: 'IDEMPOTENCY_KEY_REQUIRED' });
      expect([await trail(), await seen(room)]).toEqual([[], before]);
    });

    it('is refused for something that is not there, or another company’s', async () => {
      const { send, sound } = await open();
      const [nowhere, code] = missing;
      expect(await send(sound, { at: nowhere })).toMatchObject({ code: 404, msgCode: code });
      const { browser } = await erp.somebody();
      expect(await send(sound, { by: browser })).toMatchObject({ code: 404, msgCode: code });
    });

    it('is refused where somebody was faster, and where it changes nothing', async () => {
      const { room, send, trail, sound } = await open();
      await send(sound);
      const later = { ...sound, ...other };
      expect(await send(later)).toMatchObject({ code: 409, msgCode: 'CHANGED_MEANWHILE' });
      const now = await seen(room);
      expect(await send({ ...sound, ...now })).toMatchObject({ code: 409, msgCode: unchanged });
      expect(await send({ ...later, ...now })).toMatchObject({ success: true });
      expect(await trail()).toHaveLength(2);
    });

    it('happens once: of two people at once, and however often it is sent', async () => {
      const { room, send, trail, sound } = await open();
      const both = await Promise.all([send(sound), send({ ...sound, reason: 'Another reason' })]);
      expect(both.map(({ msgCode }) => msgCode).sort()).toEqual(expect.arrayContaining(['CHANGED_MEANWHILE']));
      const [again, key] = [{ ...sound, ...other, ...(await seen(room)) }, randomUUID()];
      const [first, second] = [await send(again, { key }), await send(again, { key })];
      expect(first.success && second.text === first.text).toBe(true);
      expect(await trail()).toHaveLength(2);
    });
  });
}
