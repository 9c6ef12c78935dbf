import type { Screens } from '../kit/screen.ts';

export const messagesScreens = {
  '/setting/message': { access: 'signedIn', group: 'overview', search: { box: '', unread: '', q: '' } },
  '/setting/message-detail/$id': { access: 'signedIn' },
  '/setting/message-new': {
    access: ['SEND_MESSAGE'],
    search: { reply: '', all: '', to: '', type: '', number: '', document: '', title: '' },
  },
} as const satisfies Screens;
