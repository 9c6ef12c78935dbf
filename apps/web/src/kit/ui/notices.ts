/**
 * Short words from anywhere, also from outside React. The clock of a notice starts when it is drawn, not when it is
 * asked for, so nothing said before the layer is mounted is lost.
 */
import type { ReactNode } from 'react';
import type { Icon } from './icons.ts';

export const TOAST_MS = 2000;
export const NOTICE_MS = 3000;

export type Shown = {
  id: number;
  kind: 'toast' | 'notice';
  text: ReactNode;
  title?: ReactNode;
  icon?: Icon | undefined;
  /** Spoken at once, over whatever is being read. */
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

export const dismissNotice = (id: number) => change(shown.filter((one) => one.id !== id));

const show = (notice: Omit<Shown, 'id'>) => {
  const id = ++lastId;
  change([...shown, { ...notice, id }]);
  return () => dismissNotice(id);
};

/** Two seconds, one line. Returns a function that takes it away early. */
export const showToast = (text: ReactNode, { icon, urgent }: Pick<Shown, 'icon' | 'urgent'> = {}) =>
  show({ kind: 'toast', text, icon, urgent });

/** Three seconds, a title, a sentence and at most one way to go. */
export const showNotice = (notice: Omit<Shown, 'id' | 'kind'> & { title: ReactNode }) =>
  show({ ...notice, kind: 'notice' });
