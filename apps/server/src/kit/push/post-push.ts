import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, isPushService } from './push-services.ts';

const ANSWER_WITHIN_MS = 10_000;

/** Asked for the connection itself: a name that is looked up before could lead elsewhere a moment later. */
const lookupPublic: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return done(error ?? new Error(`${host} has no address`), '', 0);
    const wrong = found.find(({ address }) => !isPublicAddress(address));
    if (wrong) return done(new Error(`${host} leads to an address that is not on the internet`), '', 0);
    if (options.all) return done(null, found);
    done(null, first.address, first.family);
  });

export interface PushPost {
  endpoint: string;
  headers: Record<string, string>;
  body: Buffer;
  /** Origins that the operator trusts: they may be inside, as the one of a test is. */
  ownServices: readonly string[];
}

/** Posts to a push service and answers its status. It follows no redirect and reads nothing of the answer. */
export function postPush({ endpoint, headers, body, ownServices }: PushPost): Promise<number> {
  const url = new URL(endpoint);
  if (!isPushService(endpoint, ownServices)) throw new Error(`${url.host} is no push service that we know`);
  const request = url.protocol === 'http:' ? requestHttp : requestHttps;
  const trusted = ownServices.includes(url.origin);
  return new Promise((resolve, reject) => {
    const posting = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(body.length) },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      ...(!trusted && { lookup: lookupPublic }),
    });
    posting.on('response', (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    posting.on('error', reject);
    posting.end(body);
  });
}
