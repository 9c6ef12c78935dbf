import type { UserInfo } from '@gemba/contract/auth/session-answer';
import { asJson, record, stored, texts } from '../../kit/store/stored.ts';

/** After a session only the name is left, with the empty password that older clients expect. */
type Remains = Pick<UserInfo, 'username' | 'password'>;

const read = (value: unknown): UserInfo => {
  const from = record(value);
  const text = (key: string) => (typeof from[key] === 'string' ? from[key] : '');
  const refId = text('refId') || null;
  const { wc, present } = record(from['terminal']);
  return {
    username: text('username'),
    displayName: text('displayName') || text('username'),
    refId,
    roles: texts(from['roles']),
    realTime: from['realTime'] === true,
    onlyConsole: typeof from['onlyConsole'] === 'boolean' ? from['onlyConsole'] : refId === null,
    terminal: typeof wc === 'string' ? { wc, present: present === true } : null,
    password: '',
  };
};

const store = stored<UserInfo>('userInfo', asJson(read));

/** A shared terminal whose next worker has not come yet: the screen waits for the worker too. */
export const waitsForWorker = () => store.get().terminal?.present === false;

export const userInfo = {
  get: store.get,
  subscribe: store.subscribe,
  set: (value: UserInfo | Remains | undefined) => (value ? store.set(value as UserInfo) : store.remove()),
};
