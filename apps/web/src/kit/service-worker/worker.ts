/** The parts of the platform that the service worker uses: the page and a worker do not agree on the rest. */
export interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PushArrived extends Waiting {
  data: { json(): unknown } | null;
}
interface NotificationTapped extends Waiting {
  notification: Notification;
}
export interface Asked extends Waiting {
  request: Request;
  resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Waiting {
  source: Window;
  data: { files: string[] };
}
export interface Window {
  id: string;
  visibilityState: DocumentVisibilityState;
  url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
  postMessage(message: unknown, transfer: Transferable[]): void;
}
interface Events {
  install: Waiting;
  activate: Waiting;
  fetch: Asked;
  message: Told;
  push: PushArrived;
  notificationclick: NotificationTapped;
}
interface Worker {
  location: Location;
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener<Type extends keyof Events>(type: Type, listener: (event: Events[Type]) => void): void;
}

export const worker = globalThis as unknown as Worker;

export const openWindows = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
