import { reloadOffer } from '../client/reload-offer.ts';

export const WORKER = '/service-worker.js';
/** The first screen has the network for itself. */
const LATER_MS = 3_000;

const register = async () => {
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  active?.postMessage({ files: loaded }, []);
};

const tellOfBuild = ({ data }: MessageEvent<{ newBuild?: boolean }>) => {
  if (data.newBuild && reloadOffer.get() === undefined) reloadOffer.set('newBuild');
};

/** Keeps the app on the device, so that it opens at once and without a network. Plain http has no service worker. */
export function keepApp() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
  navigator.serviceWorker.addEventListener('message', tellOfBuild);
  const later = setTimeout(() => void register().catch(() => undefined), LATER_MS);
  return () => {
    clearTimeout(later);
    navigator.serviceWorker.removeEventListener('message', tellOfBuild);
  };
}
