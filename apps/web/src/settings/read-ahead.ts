import { userInfo } from '../auth/index.ts';
import { readPushSettingsAhead } from '../messages/index.ts';
import { readDigestAhead } from '../today/index.ts';
import { readSessionsAhead } from './devices/use-list-sessions.ts';
import { readPasskeysAhead } from './passkeys/use-list-passkeys.ts';

/** Begins to read the own settings. A shared terminal shows neither notifications nor passkeys. */
export const readSettingsAhead = () => {
  const own = [readPasskeysAhead, readPushSettingsAhead, readDigestAhead];
  const reads = [readSessionsAhead, ...(userInfo.get().terminal ? [] : own)];
  return Promise.all(reads.map((read) => read()));
};
