import type { Language } from '@gemba/contract/kit/languages';
import type refusals from '@gemba/contract/kit/refusals/refusals.en';
import type accounting from './accounting/texts.en.ts';
import type addresses from './addresses/texts.en.ts';
import type administration from './administration/texts.en.ts';
import type alarms from './alarms/texts.en.ts';
import type approvals from './approvals/texts.en.ts';
import type invitation from './auth/invitation/texts.en.ts';
import type terminal from './auth/terminal/texts.en.ts';
import type auth from './auth/texts.en.ts';
import type bom from './bom/texts.en.ts';
import type documents from './documents/texts.en.ts';
import type ecn from './ecn/texts.en.ts';
import { firstCatalogues, gather } from './first-texts.ts';
import type imports from './imports/texts.en.ts';
import type infoCentres from './info-centres/texts.en.ts';
import type interfaces from './interfaces/texts.en.ts';
import type inventory from './inventory/texts.en.ts';
import type client from './kit/client/texts.en.ts';
import type posting from './kit/posting/texts.en.ts';
import type { Catalogues, FirstNamespace } from './kit/text/catalogues.ts';
import type kit from './kit/texts.en.ts';
import type labels from './labels/texts.en.ts';
import type messages from './messages/texts.en.ts';
import type deciding from './orders/deciding/texts.en.ts';
import type orders from './orders/texts.en.ts';
import type parts from './parts/texts.en.ts';
import type quality from './quality/texts.en.ts';
import type receiving from './receiving/texts.en.ts';
import type search from './search/texts.en.ts';
import type settings from './settings/texts.en.ts';
import type shell from './shell/texts.en.ts';
import type shipping from './shipping/texts.en.ts';
import type tasks from './tasks/texts.en.ts';
import type today from './today/texts.en.ts';
import type warehouse from './warehouse/texts.en.ts';

/** The catalogues of this app by the name of their folder. */
interface Texts {
  kit: typeof kit;
  client: typeof client;
  auth: typeof auth;
  terminal: typeof terminal;
  invitation: typeof invitation;
  shell: typeof shell;
  messages: typeof messages;
  settings: typeof settings;
  accounting: typeof accounting;
  addresses: typeof addresses;
  administration: typeof administration;
  alarms: typeof alarms;
  approvals: typeof approvals;
  deciding: typeof deciding;
  orders: typeof orders;
  parts: typeof parts;
  'info-centres': typeof infoCentres;
  interfaces: typeof interfaces;
  inventory: typeof inventory;
  posting: typeof posting;
  quality: typeof quality;
  receiving: typeof receiving;
  shipping: typeof shipping;
  warehouse: typeof warehouse;
  labels: typeof labels;
  tasks: typeof tasks;
  bom: typeof bom;
  documents: typeof documents;
  ecn: typeof ecn;
  search: typeof search;
  today: typeof today;
  imports: typeof imports;
}

type TitlesIn<Catalogue> = Catalogue extends { screens: infer Titles } ? (titles: Titles) => void : never;
type AllTitles = TitlesIn<Texts[keyof Texts]> extends (titles: infer Titles) => void ? Titles : never;

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: { [Name in keyof Texts]: Omit<Texts[Name], 'screens'> } & {
      /** The titles of all screens are known to the shell, which lists them. */
      shell: { screens: AllTitles };
      refusals: typeof refusals;
    };
  }
}

const files = import.meta.glob<{ default: object }>([
  './**/texts.{en,zh,es}.ts',
  '!./{shell,kit,kit/client,auth}/texts.*',
]);

/** Every catalogue by language: one small chunk each, loaded with the first screen that needs it. */
export const catalogues: Catalogues = {
  ...firstCatalogues,
  ...gather<Exclude<keyof Texts, 'shell' | FirstNamespace>>(files),
  shell: {
    'en-US': () => import('./shell/texts-with-titles.en.ts'),
    'zh-CN': () => import('./shell/texts-with-titles.zh.ts'),
    'es-ES': () => import('./shell/texts-with-titles.es.ts'),
  },
  // The server's own sentences, for screens that say at the field what it would refuse.
  refusals: {
    'en-US': () => import('@gemba/contract/kit/refusals/refusals.en'),
    'zh-CN': () => import('@gemba/contract/kit/refusals/refusals.zh'),
    'es-ES': () => import('@gemba/contract/kit/refusals/refusals.es'),
  },
};
