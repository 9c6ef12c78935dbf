/** Push on this device: what the browser can do, and its subscription. */
import { WORKER } from '../offline/keep-app.ts';
import { asText, stored } from '../store/stored.ts';

/** The person who switched it on in this browser. */
export const pushPerson = stored('pushPerson', asText);

const GIVE_UP_MS = 2_000;

export type PushSupport = 'ready' | 'blocked' | 'missing';

/** Plain http, and phones that open the app in a tab only, have no push. */
export const pushSupport = (): PushSupport => {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return 'missing';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
};

const registered = async () => {
  if (pushSupport() === 'missing') return undefined;
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return registration?.pushManager.getSubscription();
};

const textOf = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const namesOf = (subscription: PushSubscription) => ({
  endpoint: subscription.endpoint,
  p256dh: textOf(subscription.getKey('p256dh')),
  auth: textOf(subscription.getKey('auth')),
});
export type DeviceSubscription = ReturnType<typeof namesOf>;

/** The subscription that this browser has with the key of the company; undefined where there is none. */
export async function deviceSubscription(publicKey: string): Promise<DeviceSubscription | undefined> {
  const subscription = await registered();
  const isOurs = subscription && textOf(subscription.options.applicationServerKey) === publicKey;
  return isOurs ? namesOf(subscription) : undefined;
}

/** Asks for permission, and subscribes; undefined where the person says no. A subscription with another key is replaced. */
export async function subscribeDevice(publicKey: string): Promise<DeviceSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  const known = await deviceSubscription(publicKey);
  if (known) return known;
  await (await registered())?.unsubscribe();
  const { pushManager } = await navigator.serviceWorker.ready;
  return namesOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
}

const unsubscribe = async () => {
  try {
    await (await registered())?.unsubscribe();
  } catch {
    // The server has forgotten it, and sends nothing to it.
  }
};

/** Nothing may hold up a person who leaves. */
export const dropDevice = () => {
  pushPerson.remove();
  return Promise.race([unsubscribe(), new Promise((resolve) => setTimeout(resolve, GIVE_UP_MS))]);
};
