import { beforeEach, expect, it, vi } from 'vitest';
import { onSessionCleared } from '../../kit/client/session-port.ts';
import { writeText } from '../../kit/store/storage.ts';
import { followSession } from './follow-session.ts';
import { clearSession, token } from './session.ts';

/** Writes like another tab: this tab learns of it only when it wakes. */
const signInElsewhere = (companyCode: string, username: string) => {
  writeText('userInfo', JSON.stringify({ username, roles: [] }));
  writeText('companyCode', companyCode);
  writeText('token', `token of ${username}`);
};

const leave = vi.fn<() => void>();
const startOver = vi.fn<() => void>();
const cleared = vi.fn<() => void>();
onSessionCleared(cleared);

const wake = followSession(leave, startOver);
beforeEach(() => {
  signInElsewhere('DEMO', 'buyer');
  wake();
  vi.resetAllMocks();
});

it.each([
  ['another person', 'DEMO', 'sales'],
  ['a person of the same name in another company', 'OTHER', 'buyer'],
])('lets go of everything when %s has signed in while this tab slept', (_, companyCode, username) => {
  signInElsewhere(companyCode, username);
  wake();
  expect(cleared).toHaveBeenCalledOnce();
  expect(startOver).toHaveBeenCalledOnce();
  expect(leave).not.toHaveBeenCalled();
  expect(token.get()).toBe(`token of ${username}`);
});

it('goes on when the same person has a new token', () => {
  token.set('renewed');
  wake();
  expect([leave, startOver, cleared].flatMap((told) => told.mock.calls)).toEqual([]);
});

it('leaves once when the session is over', () => {
  clearSession();
  expect(leave).toHaveBeenCalledOnce();
  expect(startOver).not.toHaveBeenCalled();
});
