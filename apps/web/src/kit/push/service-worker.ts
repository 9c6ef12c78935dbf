/**
 * Works while the app is closed: shows a push, and opens its screen. It is built as one file without imports
 * (`build/service-worker.ts`). The types are the parts of the platform that it uses: the page and a worker do not agree on
 * the rest.
 */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PushArrived extends Waiting {
  data: { json(): unknown } | null;
}
interface NotificationTapped extends Waiting {
  notification: Notification;
}
interface Window {
  visibilityState: DocumentVisibilityState;
  url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
  postMessage(message: unknown, transfer: Transferable[]): void;
}
interface Worker {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'push', listener: (event: PushArrived) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationTapped) => void): void;
}

const worker = globalThis as unknown as Worker;
const ANSWER_WITHIN_MS = 500;

const windows = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Only screens of ours. */
const addressIn = (data: unknown) => {
  const { url } = (data ?? {}) as { url?: unknown };
  const address = new URL(typeof url === 'string' ? url : '/', worker.location.origin);
  return address.origin === worker.location.origin ? address.href : worker.location.origin;
};

async function show(data: unknown) {
  const { title = 'Gemba', body = '', tag = '' } = (data ?? {}) as Record<string, string>;
  // The stream has told a window that somebody looks at.
  if ((await windows()).some(({ visibilityState }) => visibilityState === 'visible')) return;
  await worker.registration.showNotification(title, {
    body,
    tag,
    icon: '/icon-192.png',
    data: { url: addressIn(data) },
  });
}

/** Whether the app in the window goes there itself: it keeps what is typed. */
const goesItself = (window: Window, url: string) =>
  new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(true));
    port1.start();
    setTimeout(() => resolve(false), ANSWER_WITHIN_MS);
    window.postMessage({ open: url }, [port2]);
  });

async function open(url: string) {
  const [window] = await windows();
  if (!window) return worker.clients.openWindow(url);
  await window.focus();
  if (!(await goesItself(window, url))) await window.navigate(url);
}

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('push', (event) => event.waitUntil(show(event.data?.json())));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(addressIn(event.notification.data)));
});
