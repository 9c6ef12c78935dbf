import { EventEmitter, once } from 'node:events';
import { pathOf } from '@gemba/contract/kit/call';
import { clientIdOf, subscribe } from '@gemba/contract/messages/subscribe';

export interface Heard {
  type: string;
  total?: number;
  message?: { id: number; title: string; content: string; sender: string | null; sendDate: string };
  alarm?: { id: number };
  openAlarms?: number;
  order?: { type: string; number: string };
  waiting?: boolean;
}

interface Subscription {
  url: string;
  token: string | undefined;
  userName: string;
  lastEventId?: string | undefined;
}

/** An event stream as its standard reads it: a line ends with CR, LF or both, an event with an empty line. */
const linesIn = (text: string) => text.split(/\r\n|\r|\n/);

class StreamClient {
  readonly events: Heard[] = [];
  readonly answer: Response;
  lastEventId: string | undefined;
  endedAt: number | undefined;
  private readonly leaving: AbortController;
  private readonly news = new EventEmitter();

  constructor(answer: Response, leaving: AbortController, lastEventId: string | undefined) {
    this.answer = answer;
    this.leaving = leaving;
    this.lastEventId = lastEventId;
    void this.read();
  }

  private async read() {
    let text = '';
    try {
      for await (const chunk of this.answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const lines = linesIn(text + chunk);
        const end = lines.lastIndexOf('', lines.length - 2);
        text = lines.slice(end + 1).join('\n');
        for (const line of lines.slice(0, end)) this.take(line);
        this.news.emit('news');
      }
    } catch {
      // Left, or dropped by the server.
    }
    this.endedAt = performance.now();
    this.news.emit('news');
  }

  private take(line: string) {
    const [, field, value = ''] = /^(\w+): (.*)$/s.exec(line) ?? [];
    if (field === 'id') this.lastEventId = value;
    else if (field === 'data') this.events.push(JSON.parse(value) as Heard);
    else if (line !== '') this.events.push({ type: `not a line of ours: ${line}` });
  }

  async until(isThere: (client: this) => boolean, ms = 60_000) {
    const signal = AbortSignal.timeout(ms);
    while (!isThere(this)) await once(this.news, 'news', { signal });
    return this;
  }

  get messages() {
    return this.events.flatMap(({ message }) => message ?? []);
  }

  leave() {
    this.leaving.abort();
  }
}

export async function openStream({ url, token, userName, lastEventId }: Subscription) {
  const leaving = new AbortController();
  const query = new URLSearchParams({ clientId: clientIdOf(userName) }).toString();
  const answer = await fetch(`${url}/app${pathOf(subscribe)}?${query}`, {
    headers: { ...(token && { authorization: token }), ...(lastEventId && { 'last-event-id': lastEventId }) },
    signal: leaving.signal,
  });
  return new StreamClient(answer, leaving, lastEventId);
}
