import { clientIdOf, type StreamEvent, type StreamedMessage, subscribe } from '@gemba/contract/messages/subscribe';
import { createTranslator } from 'use-intl';
import { isSignedIn, leftDeliberately, messageState, personNow, userInfo } from '../auth/index.ts';
import { refetchServerVersion } from '../companies/index.ts';
import { openStream } from '../kit/client/open-stream.ts';
import { queries } from '../kit/client/queries.ts';
import { liveStream } from '../kit/stream/live-stream.ts';
import { oneForAllTabs } from '../kit/stream/one-for-all-tabs.ts';
import { ensureTexts, loadedTexts } from '../kit/text/catalogues.ts';
import { showNotice } from '../kit/ui/feedback/notices.ts';
import { IconAlarm, IconMail } from '../kit/ui/icons.ts';
import { heardSoFar } from './heard-so-far.ts';
import { messageKeys } from './message-keys.ts';

/** Shown outside of every screen, in the current language. */
const words = async () => {
  await ensureTexts('messages');
  const loaded = loadedTexts.get();
  return loaded && createTranslator({ locale: loaded.language, messages: loaded.messages, namespace: 'messages' });
};

const noticeMessage = async ({ id, sender, title }: StreamedMessage, ways: Ways) => {
  const t = await words();
  if (t)
    showNotice({
      icon: IconMail,
      title: sender === null ? t('newMessage') : t('newMessageFrom', { sender }),
      text: title,
      action: { label: t('openMessage'), onClick: () => ways.toMessage(id) },
    });
};

const noticeAlarm = async (open: () => void) => {
  const t = await words();
  if (!t) return;
  const action = { label: t('openAlarm'), onClick: open };
  showNotice({ icon: IconAlarm, urgent: true, title: t('alarm'), text: t('alarmText'), action });
};

/** The links of notices, and what others do with an event. */
export interface Ways {
  toMessage(id: number): void;
  toAlarm(id: number): void;
  /** An alarm was raised or has moved on: whatever shows alarms reads them again. */
  alarmChanged(): void;
}

type News = { isConnected: boolean } | { event: StreamEvent };

/** Screens subscribe to it: set it only when something changed. */
const put = (change: Partial<{ messageCount: number; isConnected: boolean }>) => {
  const now = messageState.get();
  const next = { ...now, ...change };
  if (next.messageCount !== now.messageCount || next.isConnected !== now.isConnected) messageState.set(next);
};

/** Follows the stream of the signed-in person. Returns a function that stops it. */
export function followMessages(ways: Ways) {
  const before = heardSoFar.get().lastId;
  /** For this tab only: an event that another tab has shown is still new here. */
  const shown = new Set<number>();
  const announced = new Set<string>();

  /** Once for each entry of its time line: what was sent before a cut may come again. */
  const announce = ({ id, event }: { id: number; event?: number | undefined }) => {
    const name = `${id} ${event}`;
    if (event !== undefined && announced.has(name)) return;
    announced.add(name);
    void noticeAlarm(() => ways.toAlarm(id));
  };

  const hear = (event: StreamEvent) => {
    if (event.type === 'total' || event.type === 'message') {
      put({ messageCount: event.total });
      void queries.invalidateQueries({ queryKey: messageKeys.all });
    }
    if (event.type === 'alarm' || event.type === 'alarmChanged') ways.alarmChanged();
    if (event.type === 'alarm') announce(event.alarm);
    if (event.type !== 'message' || event.message.id <= before || shown.has(event.message.id)) return;
    shown.add(event.message.id);
    void noticeMessage(event.message, ways);
    void refetchServerVersion();
  };
  const heard = (news: News) => ('event' in news ? hear(news.event) : put(news));

  const person = personNow();
  /** A tab may become the leader because another one has signed out, before it has noticed that itself. */
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
