import { mayOpen, type ScreenPath, startScreenOf } from '@gemba/contract/screens';
import { redirect } from '@tanstack/react-router';
import { isSignedIn, userInfo, waitsForWorker } from '../../auth/index.ts';
import { ensureTexts } from '../../kit/text/catalogues.ts';
import { text } from '../../kit/text/text.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { IconLocked } from '../../kit/ui/icons.ts';
import { whereItWas } from './where-it-was.ts';

/** Needs a session; Login comes back to where the person wanted to go. */
export const needSession = (wanted: string) => {
  if (!isSignedIn()) throw redirect({ to: '/login', search: { returnTo: wanted }, replace: true });
};

/** A screen on a wall, not a phone. */
const isBigScreen = () => window.matchMedia('(min-width: 1200px)').matches;

/** The one guard of every screen. What the server would refuse is refused here first, and the person stays where they were. */
export const guard = async (path: ScreenPath, wanted: string) => {
  needSession(wanted);
  if (waitsForWorker()) return;
  const person = userInfo.get();
  if (path === '/navigation' && person.onlyConsole)
    throw redirect({ to: isBigScreen() ? '/alarm/board' : startScreenOf(person), replace: true });
  if (mayOpen(person, path)) return;
  await ensureTexts('client');
  showToast(text('limitedPermissions'), { icon: IconLocked });
  throw redirect({ href: whereItWas(wanted), replace: true });
};
