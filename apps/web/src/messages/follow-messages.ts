import { clientIdOf, type StreamEvent, subscribe } from '@gemba/contract/messages/subscribe';
import { isSignedIn, leftDeliberately, messageState, personNow, userInfo } from '../auth/index.ts';
import { refetchServerVersion } from '../companies/index.ts';
import { openStream } from '../kit/client/open-stream.ts';
import { liveStream } from '../kit/stream/live-stream.ts';
import { oneForAllTabs } from '../kit/stream/one-for-all-tabs.ts';
import { heardSoFar } from './heard-so-far.ts';
import { noticeAlarm, noticeMessage } from './notices.ts';

/** Where a notice leads. */
export interface Ways {
  toAlarm(id: number): void;
}

type News = { isConnected: boolean } | { event: StreamEvent };

/** Screens watch it: what is as it was is not told again. */
const put = (change: Partial<{ messageCount: number; isConnected: boolean }>) => {
  const now = messageState.get();
  const next = { ...now, ...change };
  if (next.messageCount !== now.messageCount || next.isConnected !== now.isConnected) messageState.set(next);
};

/** Follows the stream of whoever is signed in. Returns how to stop. */
export function followMessages(ways: Ways) {
  const before = heardSoFar.get().lastId;
  /** Of this tab: what another one has shown is still new here. */
  const shown = new Set<number>();

  const hear = (event: StreamEvent) => {
    if (event.type === 'total' || event.type === 'message') put({ messageCount: event.total });
    if (event.type === 'alarm') void noticeAlarm(() => ways.toAlarm(event.alarm.id));
    if (event.type !== 'message' || event.message.id <= before || shown.has(event.message.id)) return;
    shown.add(event.message.id);
    void noticeMessage(event.message);
    void refetchServerVersion();
  };
  const heard = (news: News) => ('event' in news ? hear(news.event) : put(news));

  const person = personNow();
  /** A tab may come to lead because another has signed out, before it has heard of that itself. */
  const open = async (lastEventId: string | undefined, signal: AbortSignal) => {
    if (!isSignedIn() || personNow() !== person) throw new Error('whose stream it was has gone');
    const clientId = clientIdOf(userInfo.get().username);
    return openStream(subscribe, { query: { clientId } }, { lastEventId, signal });
  };

  let stream: ReturnType<typeof liveStream> | undefined;
  const lead = (tell: (news: News) => void) => {
    const started = liveStream({
      open,
      lastEventId: () => heardSoFar.get().cursor,
      heardUpTo: (cursor) => heardSoFar.add({ cursor }),
      heard: (event) => {
        const told = event as StreamEvent;
        const { lastId } = heardSoFar.get();
        if (told.type === 'message' && told.message.id > lastId) heardSoFar.add({ lastId: told.message.id });
        tell({ event: told });
      },
      connected: (isConnected) => tell({ isConnected }),
    });
    stream = started;
    return started.stop;
  };
  const tabs = oneForAllTabs<News>({ name: `gemba-stream ${person}`, lead, heard, soFar });

  const check = () => {
    if (document.visibilityState !== 'visible') return;
    tabs.check();
    stream?.check();
  };
  document.addEventListener('visibilitychange', check);
  window.addEventListener('online', check);
  return () => {
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('online', check);
    tabs.stop();
    if (leftDeliberately()) heardSoFar.forget();
  };
}

const soFar = (): News[] => {
  const { isConnected, messageCount } = messageState.get();
  return [{ isConnected }, { event: { type: 'total', total: messageCount } }];
};
