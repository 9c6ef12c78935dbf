/**
 * Short messages from anywhere, also outside React. The timer of a notice starts when it is rendered, so nothing is
 * lost before the layer is mounted.
 */
import type { ReactNode } from 'react';
import type { Icon } from '../icons.ts';

export const TOAST_MS = 2000;
export const NOTICE_MS = 3000;

export type Shown = {
  id: number;
  kind: 'toast' | 'notice';
  text: ReactNode;
  title?: ReactNode;
  icon?: Icon | undefined;
  /** Spoken at once, interrupting other speech. */
  urgent?: boolean | undefined;
  action?: { label: string; onClick: () => void } | undefined;
};

let shown: readonly Shown[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const change = (next: readonly Shown[]) => {
  shown = next;
  for (const listener of listeners) listener();
};

export const shownNotices = () => shown;

export const onNotices = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const dismissNotice = (id: number) => change(shown.filter((notice) => notice.id !== id));

const show = (notice: Omit<Shown, 'id'>) => {
  const id = ++lastId;
  change([...shown, { ...notice, id }]);
  return () => dismissNotice(id);
};

/** Two seconds, one line. Returns a function that removes it early. */
export const showToast = (text: ReactNode, { icon, urgent }: Pick<Shown, 'icon' | 'urgent'> = {}) =>
  show({ kind: 'toast', text, icon, urgent });

/** Three seconds, a title, a sentence and at most one link. */
export const showNotice = (notice: Omit<Shown, 'id' | 'kind'> & { title: ReactNode }) =>
  show({ ...notice, kind: 'notice' });
