import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import type { Envelope } from '@gemba/contract/kit/envelope';

export interface Answer<Data = unknown> extends Envelope<Data> {
  status: number;
  headers: Headers;
  text: string;
}

export interface Sending {
  method?: string;
  body?: unknown;
  /** Sent as it is, instead of `body` as JSON. */
  raw?: string | Uint8Array<ArrayBuffer> | undefined;
  headers?: Record<string, string | undefined>;
  signal?: AbortSignal;
}

/** The path as it is: `fetch` would tidy `..` away before it leaves. */
export const sendRaw = (base: string, path: string, accept = '*/*') =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const request = httpRequest({ hostname, port, path, headers: { accept } }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    request.on('error', reject).end();
  });

/** Sends any bytes on a bare connection and reads everything until it ends. */
export const sendBytes = (base: string, bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(base);
    let answer = '';
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(bytes));
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', (error) => (answer ? resolve(answer) : reject(error)));
  });

/** A browser as far as HTTP goes: keeps cookies, sends the token and the XSRF header, over a real socket. */
export class Browser {
  readonly cookies = new Map<string, string>();
  token: string | undefined;
  private readonly base: string;

  constructor(base: string) {
    this.base = base;
  }

  async send<Data = unknown>(
    path: string,
    { method = 'GET', body, raw, headers = {}, signal }: Sending = {},
  ): Promise<Answer<Data>> {
    const xsrf = this.cookies.get('XSRF-TOKEN');
    const sent: Record<string, string | undefined> = {
      authorization: this.token,
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') || undefined,
      ...(method !== 'GET' && { 'x-xsrf-token': xsrf }),
      ...((body !== undefined || raw !== undefined) && { 'content-type': 'application/json' }),
      ...headers,
    };
    const answer = await fetch(`${this.base}${path}`, {
      method,
      headers: Object.fromEntries(
        Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== undefined),
      ),
      ...((body !== undefined || raw !== undefined) && { body: raw ?? JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    for (const line of answer.headers.getSetCookie()) this.keep(line);
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    return {
      ...(isJson ? (JSON.parse(text) as Envelope<Data>) : {}),
      status: answer.status,
      headers: answer.headers,
      text,
    } as Answer<Data>;
  }

  get<Data = unknown>(path: string, headers?: Sending['headers']) {
    return this.send<Data>(`/app${path}`, headers ? { headers } : {});
  }

  post<Data = unknown>(path: string, body?: unknown, headers?: Sending['headers']) {
    return this.send<Data>(`/app${path}`, { method: 'POST', body, ...(headers && { headers }) });
  }

  private keep(line: string) {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
