import { refuse } from '../kit/refuse.ts';
import type { UserRow } from './auth.sql.ts';

/** Told only to somebody who has proved to be this user: an outsider learns nothing about it. */
export function refuseUnlessActive({ status, expired }: Pick<UserRow, 'status' | 'expired'>) {
  if (status === 'LOCKED') refuse('USER_LOCKED', { seconds: 0 });
  if (status === 'DISABLED' || expired) refuse('YOUR_ACCOUNT_EXPIRED');
}
