import type { Hit } from '@gemba/contract/search/find-everything';
import { DETAIL_KINDS, HIT_SCREENS, type HitKind } from '@gemba/contract/search/hit-kinds';
import { RECENT } from '../kit/form/drafts.ts';
import { formOwner } from '../kit/form/form-owner.ts';
import { asJson, record, stored } from '../kit/store/stored.ts';

const AT_MOST = 5;

/** `stock`: a part (`id`) at a location (`detail`). */
type OpenedKind = HitKind | 'stock';

type Words = Pick<Hit, 'name' | 'nameZh' | 'nameEs' | 'detail' | 'detailKind' | 'fileName'>;

/** A thing that somebody opened, and when. What was opened by its address has no name until it is looked up. */
export type Opened = Words & { kind: OpenedKind; id: string; openedAt: string };

const isKind = (kind: unknown): kind is OpenedKind =>
  kind === 'stock' || (typeof kind === 'string' && Object.hasOwn(HIT_SCREENS, kind));
const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

const openedOf = (value: unknown): Opened[] => {
  const { kind, id, name, nameZh, nameEs, detail, detailKind, fileName, openedAt } = record(value);
  if (!isKind(kind) || typeof id !== 'string' || typeof name !== 'string' || typeof openedAt !== 'string') return [];
  const others = {
    nameZh: textOrNull(nameZh),
    nameEs: textOrNull(nameEs),
    detail: textOrNull(detail),
    detailKind: DETAIL_KINDS.find((known) => known === detailKind) ?? null,
    fileName: textOrNull(fileName),
  };
  return Number.isNaN(Date.parse(openedAt)) ? [] : [{ kind, id, name, ...others, openedAt }];
};

type Thing = Omit<Opened, 'openedAt'>;

/** Several people stand under one address, and a part lies at several locations. */
const isSame = (one: Thing, other: Thing) =>
  one.kind === other.kind &&
  one.id === other.id &&
  (one.name === other.name || one.name === '' || other.name === '') &&
  (one.kind !== 'stock' || one.detail === other.detail);

/** Things that one person opened on this device, the last one first. An explicit log-out removes them. */
export const lastOpened = () => {
  const store = stored(
    `${RECENT}${formOwner()} opened`,
    asJson((value) => (Array.isArray(value) ? value.flatMap(openedOf) : [])),
  );
  return {
    get: store.get,
    subscribe: store.subscribe,
    clear: store.remove,
    add: ({ kind, id, name, nameZh, nameEs, detail, detailKind, fileName }: Thing, now = new Date()) => {
      const thing = { kind, id, name, nameZh, nameEs, detail, detailKind, fileName };
      const known = store.get().find((opened) => isSame(opened, thing));
      const others = store.get().filter((opened) => !isSame(opened, thing));
      const opened = { ...(known && name === '' ? known : thing), openedAt: now.toISOString() };
      store.set([opened, ...others].slice(0, AT_MOST));
    },
  };
};
