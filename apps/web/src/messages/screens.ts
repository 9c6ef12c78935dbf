import type { AppScreens } from '../kit/router/screen.ts';
import { IconMail, IconSend } from '../kit/ui/icons.ts';

// An order is called as its own screens call it.
const texts = ['messages', 'deciding'] as const;

export const messagesScreens = {
  '/setting/message': {
    icon: IconMail,
    title: 'messages',
    texts,
    load: async () => (await import('./box/MessageListScreen.tsx')).MessageListScreen,
  },
  '/setting/message-detail/$id': {
    icon: IconMail,
    title: 'message',
    texts,
    load: async () => (await import('./detail/MessageDetailScreen.tsx')).MessageDetailScreen,
  },
  '/setting/message-new': {
    icon: IconSend,
    title: 'newMessage',
    texts,
    load: async () => (await import('./compose/MessageNewScreen.tsx')).MessageNewScreen,
  },
} satisfies AppScreens;
