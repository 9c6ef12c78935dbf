import { KEY_IS_USED_UP } from '@gemba/contract/kit/envelope';
import type { Progress } from './request.ts';

interface Sent {
  method: string;
  body: string | FormData | null;
  headers: Record<string, string>;
  signal: AbortSignal;
}

/** `fetch` reports no upload progress; XMLHttpRequest does. Answers and fails as `fetch` would. */
export const sendWithProgress = (url: string, { method, body, headers, signal }: Sent, onProgress: Progress) =>
  new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const failed = () => reject(new TypeError('not sent'));
    const stop = () => request.abort();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.responseType = 'text';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('error', failed);
    request.addEventListener('abort', failed);
    request.addEventListener('load', () => {
      const usedUp = request.getResponseHeader(KEY_IS_USED_UP);
      const { responseText, status } = request;
      resolve(new Response(responseText, { status, headers: usedUp ? { [KEY_IS_USED_UP]: usedUp } : {} }));
    });
    request.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
    signal.addEventListener('abort', stop);
    if (signal.aborted) failed();
    else request.send(body);
  });
