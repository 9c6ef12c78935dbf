import { createElement, lazy } from 'react';
import type { AppScreens } from '../kit/router/screen.ts';
import { IconMail, IconSend } from '../kit/ui/icons.ts';
import type { AttachSheet } from './compose/attach-sheet.ts';

// An order is called as its own screens call it.
const texts = ['messages', 'deciding'] as const;

/** A message takes along what the search finds; the shell passes in the loader of its sheet. */
export const messagesScreens = (loadAttachSheet: () => Promise<AttachSheet>) => {
  const Attach = lazy(async () => ({ default: await loadAttachSheet() }));
  return {
    '/setting/message': {
      icon: IconMail,
      title: 'messages',
      texts,
      load: async () => (await import('./box/MessageListScreen.tsx')).MessageListScreen,
      readAhead: async (search) => (await import('./box/use-list-messages.ts')).readMessagesAhead(search),
    },
    '/setting/message-detail/$id': {
      icon: IconMail,
      title: 'message',
      shape: 'record',
      texts,
      load: async () => (await import('./detail/MessageDetailScreen.tsx')).MessageDetailScreen,
      readAhead: async ({ id = '' }) => (await import('./detail/use-get-message.ts')).readMessageAhead(id),
    },
    '/setting/message-new': {
      icon: IconSend,
      title: 'newMessage',
      // Like any form, a draft must not change while somebody types.
      texts: [...texts, 'posting'],
      load: async () => {
        const { MessageNewScreen } = await import('./compose/MessageNewScreen.tsx');
        return () => createElement(MessageNewScreen, { AttachSheet: Attach });
      },
    },
  } satisfies AppScreens;
};
