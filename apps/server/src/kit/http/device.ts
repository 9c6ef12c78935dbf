import type { IncomingHttpHeaders } from 'node:http';

const DESK = /Windows NT|Macintosh|X11|CrOS/;
const HAND = /Mobi|Android|iPhone|iPad|iPod|HarmonyOS|Windows Phone|Tablet|Silk/i;

/**
 * Whether the client says that it is a computer at a desk. Whoever says nothing is not believed to be one. It is what the
 * client says, so it guides people and guards nothing: see docs/adr/0005-documents.md.
 */
export const isDesktop = (headers: IncomingHttpHeaders) => {
  const agent = headers['user-agent'] ?? '';
  return headers['sec-ch-ua-mobile'] !== '?1' && DESK.test(agent) && !HAND.test(agent);
};
