/** The push services of the browsers. Their names begin anywhere where they begin with a dot. */
const SERVICES = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

const isService = (host: string) =>
  SERVICES.some((service) => (service.startsWith('.') ? host.endsWith(service) : host === service));

/**
 * An endpoint comes from a client, and the server writes to it: so it must be at a push service that we know, or at one that the
 * operator named by its origin (`GEMBA_PUSH_SERVICES`).
 */
export function isPushService(endpoint: string, own: readonly string[]) {
  if (!URL.canParse(endpoint)) return false;
  const { origin, protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  return own.includes(origin) || (protocol === 'https:' && port === '' && isService(hostname));
}
