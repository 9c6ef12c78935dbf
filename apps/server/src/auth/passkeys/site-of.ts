import type { Visit } from '../../kit/http/visit.ts';

/**
 * The site of a visit, as browsers know it. A browser signs for the site that it is on, and a passkey is kept with its own: a
 * client that lies about the host gains nothing.
 */
export const siteOf = ({ host }: Visit) => ({
  rpId: URL.parse(`https://${host}`)?.hostname ?? '',
  origins: [`https://${host}`, `http://${host}`],
});
