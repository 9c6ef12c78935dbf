import {
  clientIdOf,
  type StreamEvent,
  type StreamedAlarm,
  type StreamedMessage,
  type StreamedOrder,
  subscribe,
} from '@gemba/contract/messages/subscribe';
import { createTranslator } from 'use-intl';
import { addressOf, isSignedIn, leftDeliberately, messageState, personNow, userInfo } from '../auth/index.ts';
import { refetchServerVersion } from '../companies/index.ts';
import {
  LIVE_ALARMS,
  LIVE_APPROVALS,
  liveOrder,
  refreshAllLive,
  refreshLive,
  refreshToday,
} from '../kit/client/live.ts';
import { openStream } from '../kit/client/open-stream.ts';
import { queries } from '../kit/client/queries.ts';
import { liveStream } from '../kit/stream/live-stream.ts';
import { oneForAllTabs } from '../kit/stream/one-for-all-tabs.ts';
import { ensureTexts, loadedTexts } from '../kit/text/catalogues.ts';
import { showNotice } from '../kit/ui/feedback/notices.ts';
import { IconAlarm, IconApprovals, IconMail } from '../kit/ui/icons.ts';
import { heardSoFar } from './heard-so-far.ts';
import { messageKeys } from './message-keys.ts';

/** Shown outside of every screen, in the current language. */
const words = async () => {
  await ensureTexts('messages', 'deciding');
  const loaded = loadedTexts.get();
  if (!loaded) return undefined;
  const { language: locale, messages } = loaded;
  return {
    t: createTranslator({ locale, messages, namespace: 'messages' }),
    named: createTranslator({ locale, messages, namespace: 'deciding.named' }),
  };
};

const noticeMessage = async ({ id, sender, title }: StreamedMessage, ways: Ways) => {
  const { t } = (await words()) ?? {};
  if (t)
    showNotice({
      icon: IconMail,
      title: sender === null ? t('newMessage') : t('newMessageFrom', { sender }),
      text: title,
      action: { label: t('openMessage'), onClick: () => ways.toAddress(`/setting/message-detail/${id}`) },
    });
};

const noticeAlarm = async (open: () => void) => {
  const { t } = (await words()) ?? {};
  if (!t) return;
  const action = { label: t('openAlarm'), onClick: open };
  showNotice({ icon: IconAlarm, urgent: true, title: t('alarm'), text: t('alarmText'), action });
};

const noticeApproval = async ({ type, number }: StreamedOrder, ways: Ways) => {
  const { t, named } = (await words()) ?? {};
  if (!t || !named) return;
  const action = { label: t('openWaiting'), onClick: () => ways.toAddress(addressOf(type, number)) };
  showNotice({ icon: IconApprovals, title: t('waitsForYou'), text: named(type, { number }), action });
};

/** The links of notices. */
export interface Ways {
  toAddress(href: string): void;
}

/** Something may be due that was not, or be done. */
const CHANGES_TODAY: ReadonlySet<StreamEvent['type']> = new Set(['alarm', 'alarmChanged', 'approval', 'orderChanged']);

/** The first screen has the network, and the phone's processor, for itself. */
const LATER_MS = 3_000;

const renewSubscription = async () => (await import('./push/use-subscribe-to-push.ts')).keepSubscribed();

type News = { isConnected: boolean } | { event: StreamEvent };

/** Screens subscribe to it: set it only when something changed. */
const put = (change: Partial<{ messageCount: number; openAlarms: number; isConnected: boolean }>) => {
  const now = messageState.get();
  const next = { ...now, ...change };
  const isOther =
    next.messageCount !== now.messageCount ||
    next.openAlarms !== now.openAlarms ||
    next.isConnected !== now.isConnected;
  if (isOther) messageState.set(next);
};

/** Follows the stream of the signed-in person. Returns a function that stops it. */
export function followMessages(ways: Ways) {
  const before = heardSoFar.get().lastId;
  /** For this tab only: an event that another tab has shown is still new here. */
  const shown = new Set<number>();
  /** Each announcement of an alarm: it may come twice after a cut. */
  const announced = new Set<string>();
  let wasCut = false;

  const hearAlarm = ({ id, event }: StreamedAlarm) => {
    const announcement = `${id} ${event}`;
    if (event !== undefined && announced.has(announcement)) return;
    announced.add(announcement);
    void noticeAlarm(() => ways.toAddress(`/alarmDetail/${id}`));
  };

  const hear = (event: StreamEvent) => {
    if (event.type === 'total' || event.type === 'message') {
      put({ messageCount: event.total });
      void queries.invalidateQueries({ queryKey: messageKeys.all });
    }
    if ('openAlarms' in event) put({ openAlarms: event.openAlarms });
    if (CHANGES_TODAY.has(event.type)) refreshToday();
    if (event.type === 'alarm' || event.type === 'alarmChanged') refreshLive(LIVE_ALARMS);
    if (event.type === 'orderChanged') {
      refreshLive(liveOrder(event.order.type, event.order.number));
      if (event.waiting) refreshLive(LIVE_APPROVALS);
    }
    if (event.type === 'approval') void noticeApproval(event.order, ways);
    if (event.type === 'alarm') hearAlarm(event.alarm);
    if (event.type !== 'message' || event.message.id <= before || shown.has(event.message.id)) return;
    shown.add(event.message.id);
    void noticeMessage(event.message, ways);
    void refetchServerVersion();
  };
  const connect = (state: { isConnected: boolean }) => {
    if (state.isConnected && wasCut) refreshAllLive();
    wasCut = !state.isConnected;
    put(state);
  };
  const heard = (news: News) => ('event' in news ? hear(news.event) : connect(news));

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
  /** The service worker has a push to show, or one was tapped: the app goes there itself. It answers only to say yes. */
  const answerWorker = ({ data, ports }: MessageEvent<{ isLive?: true; open?: string }>) => {
    if (data.isLive && !messageState.get().isConnected) return;
    if (data.open !== undefined) {
      const { pathname, search } = new URL(data.open);
      ways.toAddress(pathname + search);
    }
    ports[0]?.postMessage('yes');
  };
  navigator.serviceWorker?.addEventListener('message', answerWorker);
  const later = setTimeout(() => void renewSubscription().catch(() => undefined), LATER_MS);
  document.addEventListener('visibilitychange', check);
  window.addEventListener('online', check);
  return () => {
    clearTimeout(later);
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('online', check);
    navigator.serviceWorker?.removeEventListener('message', answerWorker);
    tabs.stop();
    // Nobody says any more when it changes.
    put({ openAlarms: 0 });
    if (leftDeliberately()) heardSoFar.forget();
  };
}

const soFar = (): News[] => {
  const { isConnected, messageCount, openAlarms } = messageState.get();
  return [
    { isConnected },
    { event: { type: 'total', total: messageCount } },
    { event: { type: 'openAlarms', openAlarms } },
  ];
};
