import type { Hit } from '@gemba/contract/search/find-everything';
import { HIT_SCREENS, type HitKind } from '@gemba/contract/search/hit-kinds';
import { RECENT } from '../kit/form/drafts.ts';
import { formOwner } from '../kit/form/form-owner.ts';
import { asJson, record, stored } from '../kit/store/stored.ts';

const AT_MOST = 5;

/** A hit that somebody opened, and when. */
export type Opened = Pick<Hit, 'kind' | 'id' | 'name' | 'nameZh' | 'nameEs' | 'detail' | 'fileName'> & {
  openedAt: string;
};

const isKind = (kind: unknown): kind is HitKind => typeof kind === 'string' && Object.hasOwn(HIT_SCREENS, kind);
const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

const openedOf = (value: unknown): Opened[] => {
  const { kind, id, name, nameZh, nameEs, detail, fileName, openedAt } = record(value);
  if (!isKind(kind) || typeof id !== 'string' || typeof name !== 'string' || typeof openedAt !== 'string') return [];
  const others = {
    nameZh: textOrNull(nameZh),
    nameEs: textOrNull(nameEs),
    detail: textOrNull(detail),
    fileName: textOrNull(fileName),
  };
  return Number.isNaN(Date.parse(openedAt)) ? [] : [{ kind, id, name, ...others, openedAt }];
};

/** Hits that one person opened on this device, the last one first. An explicit log-out removes them. */
export const lastOpened = () => {
  const store = stored(
    `${RECENT}${formOwner()} opened`,
    asJson((value) => (Array.isArray(value) ? value.flatMap(openedOf) : [])),
  );
  return {
    get: store.get,
    subscribe: store.subscribe,
    clear: store.remove,
    add: ({ kind, id, name, nameZh, nameEs, detail, fileName }: Omit<Opened, 'openedAt'>, now = new Date()) => {
      const others = store.get().filter((opened) => opened.kind !== kind || opened.id !== id || opened.name !== name);
      const opened = { kind, id, name, nameZh, nameEs, detail, fileName, openedAt: now.toISOString() };
      store.set([opened, ...others].slice(0, AT_MOST));
    },
  };
};
