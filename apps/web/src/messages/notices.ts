import type { StreamedMessage } from '@gemba/contract/messages/subscribe';
import { createTranslator } from 'use-intl';
import { ensureTexts, loadedTexts } from '../kit/text/catalogues.ts';
import { IconAlarm, IconMail } from '../kit/ui/icons.ts';
import { showNotice } from '../kit/ui/notices.ts';

/** Said outside of every screen, in the language that is spoken at that moment. */
const words = async () => {
  await ensureTexts('messages');
  const loaded = loadedTexts.get();
  return loaded && createTranslator({ locale: loaded.language, messages: loaded.messages, namespace: 'messages' });
};

export const noticeMessage = async ({ sender, title }: StreamedMessage) => {
  const t = await words();
  if (t)
    showNotice({
      icon: IconMail,
      title: sender === null ? t('newMessage') : t('newMessageFrom', { sender }),
      text: title,
    });
};

export const noticeAlarm = async (open: () => void) => {
  const t = await words();
  if (!t) return;
  const action = { label: t('openAlarm'), onClick: open };
  showNotice({ icon: IconAlarm, urgent: true, title: t('alarm'), text: t('alarmText'), action });
};
