import type { Received } from './request.ts';

/** The server's file name: `filename*` holds it exactly, in any script. */
const nameIn = (disposition: string | null) => {
  const exact = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  return exact === undefined ? '' : decodeURIComponent(exact);
};

/** Downloads the file of an answer, and reports the received bytes: the total is unknown beforehand. */
export async function receiveFile({ body, headers }: Response, onReceived: Received): Promise<File> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    chunks.push(part.value);
    received += part.value.length;
    onReceived(received);
  }
  return new File(chunks, nameIn(headers.get('content-disposition')), { type: headers.get('content-type') ?? '' });
}
