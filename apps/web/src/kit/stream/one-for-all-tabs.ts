type Word<News> = { ask: true } | { here: true } | { news: News };

const ANSWER_WITHIN_MS = 1_000;

interface Work<News> {
  name: string;
  /** Does the work here; its messages reach every tab, this one too. Returns a function that stops it. */
  lead(tell: (news: News) => void): () => void;
  heard(news: News): void;
  /** The message for a tab that has just joined. */
  soFar(): readonly News[];
}

/**
 * One tab works for all tabs of the browser; the next one takes over when it is gone. A visible tab asks whether the
 * worker is awake, and takes its place if not: phones suspend hidden pages with their locks. Without locks, as on plain
 * http, each tab works for itself.
 */
export function oneForAllTabs<News>({ name, lead, heard, soFar }: Work<News>) {
  if (!('locks' in navigator) || !('BroadcastChannel' in globalThis)) {
    return { check: () => {}, stop: lead(heard) };
  }
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  let leading = false;
  let unanswered: ReturnType<typeof setTimeout> | undefined;
  let endWork = () => {};
  const say = (word: Word<News>) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    if (!leaving.signal.aborted) channel.postMessage(word);
  };

  channel.addEventListener('message', ({ data }: MessageEvent<Word<News>>) => {
    if ('news' in data) heard(data.news);
    else if ('here' in data) clearTimeout(unanswered);
    else if (leading) {
      say({ here: true });
      for (const news of soFar()) say({ news });
    }
  });

  const work = () =>
    new Promise<void>((resolve) => {
      leading = true;
      const stop = lead((news) => {
        heard(news);
        say({ news });
      });
      endWork = () => {
        endWork = () => {};
        leading = false;
        stop();
        resolve();
      };
    });

  const queue = async (options: LockOptions): Promise<void> => {
    try {
      await navigator.locks.request(name, options, work);
    } catch {
      endWork(); // another tab took it while this one slept
    }
    if (!leaving.signal.aborted) return queue({ signal: leaving.signal });
  };
  const takeOver = () => void navigator.locks.request(name, { steal: true }, work).catch(() => endWork());
  void queue({ signal: leaving.signal });
  say({ ask: true });

  return {
    check() {
      if (leading || leaving.signal.aborted) return;
      clearTimeout(unanswered);
      unanswered = setTimeout(takeOver, ANSWER_WITHIN_MS);
      say({ ask: true });
    },
    stop() {
      leaving.abort();
      endWork();
      clearTimeout(unanswered);
      channel.close();
    },
  };
}
