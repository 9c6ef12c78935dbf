import type { Language } from '@gemba/contract/kit/languages';
import type refusals from '@gemba/contract/kit/refusals.en';
import type accounting from './accounting/texts.en.ts';
import type addresses from './addresses/texts.en.ts';
import type approvals from './approvals/texts.en.ts';
import type auth from './auth/texts.en.ts';
import type bom from './bom/texts.en.ts';
import type documents from './documents/texts.en.ts';
import type ecn from './ecn/texts.en.ts';
import type posting from './inventory/posting/texts.en.ts';
import type inventory from './inventory/texts.en.ts';
import type client from './kit/client/texts.en.ts';
import type { Catalogues } from './kit/text/catalogues.ts';
import type kit from './kit/texts.en.ts';
import type labels from './labels/texts.en.ts';
import type messages from './messages/texts.en.ts';
import type orders from './orders/texts.en.ts';
import type parts from './parts/texts.en.ts';
import type receiving from './receiving/texts.en.ts';
import type settings from './settings/texts.en.ts';
import type shell from './shell/texts.en.ts';
import type shipping from './shipping/texts.en.ts';
import type warehouse from './warehouse/texts.en.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: {
      kit: typeof kit;
      client: typeof client;
      auth: typeof auth;
      shell: typeof shell;
      messages: typeof messages;
      settings: typeof settings;
      accounting: typeof accounting;
      addresses: typeof addresses;
      approvals: typeof approvals;
      orders: typeof orders;
      parts: typeof parts;
      inventory: typeof inventory;
      posting: typeof posting;
      refusals: typeof refusals;
      receiving: typeof receiving;
      shipping: typeof shipping;
      warehouse: typeof warehouse;
      labels: typeof labels;
      bom: typeof bom;
      documents: typeof documents;
      ecn: typeof ecn;
    };
  }
}

/** Every catalogue by capability and language: one small chunk each, loaded with the first screen that needs it. */
export const catalogues: Catalogues = {
  kit: {
    'en-US': () => import('./kit/texts.en.ts'),
    'zh-CN': () => import('./kit/texts.zh.ts'),
    'es-ES': () => import('./kit/texts.es.ts'),
  },
  client: {
    'en-US': () => import('./kit/client/texts.en.ts'),
    'zh-CN': () => import('./kit/client/texts.zh.ts'),
    'es-ES': () => import('./kit/client/texts.es.ts'),
  },
  auth: {
    'en-US': () => import('./auth/texts.en.ts'),
    'zh-CN': () => import('./auth/texts.zh.ts'),
    'es-ES': () => import('./auth/texts.es.ts'),
  },
  shell: {
    'en-US': () => import('./shell/texts.en.ts'),
    'zh-CN': () => import('./shell/texts.zh.ts'),
    'es-ES': () => import('./shell/texts.es.ts'),
  },
  messages: {
    'en-US': () => import('./messages/texts.en.ts'),
    'zh-CN': () => import('./messages/texts.zh.ts'),
    'es-ES': () => import('./messages/texts.es.ts'),
  },
  settings: {
    'en-US': () => import('./settings/texts.en.ts'),
    'zh-CN': () => import('./settings/texts.zh.ts'),
    'es-ES': () => import('./settings/texts.es.ts'),
  },
  accounting: {
    'en-US': () => import('./accounting/texts.en.ts'),
    'zh-CN': () => import('./accounting/texts.zh.ts'),
    'es-ES': () => import('./accounting/texts.es.ts'),
  },
  addresses: {
    'en-US': () => import('./addresses/texts.en.ts'),
    'zh-CN': () => import('./addresses/texts.zh.ts'),
    'es-ES': () => import('./addresses/texts.es.ts'),
  },
  approvals: {
    'en-US': () => import('./approvals/texts.en.ts'),
    'zh-CN': () => import('./approvals/texts.zh.ts'),
    'es-ES': () => import('./approvals/texts.es.ts'),
  },
  orders: {
    'en-US': () => import('./orders/texts.en.ts'),
    'zh-CN': () => import('./orders/texts.zh.ts'),
    'es-ES': () => import('./orders/texts.es.ts'),
  },
  parts: {
    'en-US': () => import('./parts/texts.en.ts'),
    'zh-CN': () => import('./parts/texts.zh.ts'),
    'es-ES': () => import('./parts/texts.es.ts'),
  },
  inventory: {
    'en-US': () => import('./inventory/texts.en.ts'),
    'zh-CN': () => import('./inventory/texts.zh.ts'),
    'es-ES': () => import('./inventory/texts.es.ts'),
  },
  posting: {
    'en-US': () => import('./inventory/posting/texts.en.ts'),
    'zh-CN': () => import('./inventory/posting/texts.zh.ts'),
    'es-ES': () => import('./inventory/posting/texts.es.ts'),
  },
  receiving: {
    'en-US': () => import('./receiving/texts.en.ts'),
    'zh-CN': () => import('./receiving/texts.zh.ts'),
    'es-ES': () => import('./receiving/texts.es.ts'),
  },
  shipping: {
    'en-US': () => import('./shipping/texts.en.ts'),
    'zh-CN': () => import('./shipping/texts.zh.ts'),
    'es-ES': () => import('./shipping/texts.es.ts'),
  },
  warehouse: {
    'en-US': () => import('./warehouse/texts.en.ts'),
    'zh-CN': () => import('./warehouse/texts.zh.ts'),
    'es-ES': () => import('./warehouse/texts.es.ts'),
  },
  labels: {
    'en-US': () => import('./labels/texts.en.ts'),
    'zh-CN': () => import('./labels/texts.zh.ts'),
    'es-ES': () => import('./labels/texts.es.ts'),
  },
  // The server's own sentences, for screens that say at the field what it would refuse.
  refusals: {
    'en-US': () => import('@gemba/contract/kit/refusals.en'),
    'zh-CN': () => import('@gemba/contract/kit/refusals.zh'),
    'es-ES': () => import('@gemba/contract/kit/refusals.es'),
  },
  ecn: {
    'en-US': () => import('./ecn/texts.en.ts'),
    'zh-CN': () => import('./ecn/texts.zh.ts'),
    'es-ES': () => import('./ecn/texts.es.ts'),
  },
  bom: {
    'en-US': () => import('./bom/texts.en.ts'),
    'zh-CN': () => import('./bom/texts.zh.ts'),
    'es-ES': () => import('./bom/texts.es.ts'),
  },
  documents: {
    'en-US': () => import('./documents/texts.en.ts'),
    'zh-CN': () => import('./documents/texts.zh.ts'),
    'es-ES': () => import('./documents/texts.es.ts'),
  },
};
