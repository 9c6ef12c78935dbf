import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isPublicAddress, lookupWhere } from '../outside/addresses.ts';
import { isPushService } from './push-services.ts';

const ANSWER_WITHIN_MS = 10_000;

const lookupPublic = lookupWhere(isPublicAddress);

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
