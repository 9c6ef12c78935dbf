import { reloadOffer } from '../client/reload-offer.ts';

export const WORKER = '/service-worker.js';
/** The first screen has the network for itself. */
const LATER_MS = 3_000;

const register = async () => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  active?.postMessage({ files: loaded }, []);
};

const tellOfBuild = ({ data }: MessageEvent<{ newBuild?: boolean }>) => {
  if (data.newBuild && reloadOffer.get() === undefined) reloadOffer.set('newBuild');
};

/**
 * Keeps the app on the device, so that it opens at once and without a network. Plain http has no service worker.
 * `loadMore` loads what every screen leads to: it is kept as well, and is there when the network has gone.
 */
export function keepApp(loadMore: () => Promise<void>) {
  const keep = async () => {
    await loadMore();
    await register();
  };
  // Left out by browsers where it could not work.
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  worker?.addEventListener('message', tellOfBuild);
  const later = setTimeout(() => void keep().catch(() => undefined), LATER_MS);
  return () => {
    clearTimeout(later);
    worker?.removeEventListener('message', tellOfBuild);
  };
}
