import { readText, writeText } from '../kit/store/storage.ts';

/** Older clients kept the password under `userInfo`. It is gone before anything else happens, whatever state it is in. */
export const forgetOldPassword = () => {
  const text = readText('userInfo');
  if (text === null) return;
  try {
    const stored = JSON.parse(text) as { password?: unknown } | null;
    if (stored?.password) writeText('userInfo', JSON.stringify({ ...stored, password: '' }));
  } catch {
    // Not readable by us, so nothing is lost; it might still hold a secret.
    writeText('userInfo', null);
  }
};
