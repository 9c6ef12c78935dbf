import { openWindows, type Window, worker } from './worker.ts';

const ANSWER_WITHIN_MS = 500;

/** Only screens of ours. */
const addressIn = (data: unknown) => {
  const { url } = (data ?? {}) as { url?: unknown };
  const address = new URL(typeof url === 'string' ? url : '/', worker.location.origin);
  return address.origin === worker.location.origin ? address.href : worker.location.origin;
};

/** Whether the app in a window says yes. Login does not, nor a page that sleeps or has no live connection. */
const answers = (window: Window, question: { isLive: true } | { open: string }) =>
  new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(true));
    port1.start();
    setTimeout(() => resolve(false), ANSWER_WITHIN_MS);
    window.postMessage(question, [port2]);
  });

/** Shows a push. */
export async function showPush(data: unknown) {
  const { title = 'Gemba', body = '', tag = '' } = (data ?? {}) as Record<string, string>;
  const seen = (await openWindows()).filter(({ visibilityState }) => visibilityState === 'visible');
  const live = await Promise.all(seen.map((window) => answers(window, { isLive: true })));
  // The stream has told a window that somebody looks at.
  if (live.includes(true)) return;
  await worker.registration.showNotification(title, {
    body,
    tag,
    icon: '/icon-192.png',
    data: { url: addressIn(data) },
  });
}

/** Opens the screen of a notification. */
export async function openTapped(data: unknown) {
  const url = addressIn(data);
  const [window] = await openWindows();
  if (!window) return worker.clients.openWindow(url);
  await window.focus();
  // The app goes there itself where it can: it keeps what is typed.
  if (!(await answers(window, { open: url }))) await window.navigate(url);
  return undefined;
}
