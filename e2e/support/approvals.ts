import type { DecisionOutcome } from '@gemba/contract/approvals/decide/decision';
import type { Delegation } from '@gemba/contract/approvals/delegation/delegation';
import type { ApprovalCard } from '@gemba/contract/approvals/waiting/approval-card';
import type { Language } from '@gemba/contract/kit/languages';
import type { Person } from '@gemba/contract/kit/person';
import refusalsEn from '@gemba/contract/kit/refusals/refusals.en';
import refusalsEs from '@gemba/contract/kit/refusals/refusals.es';
import refusalsZh from '@gemba/contract/kit/refusals/refusals.zh';
import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import type { HistoryEntry } from '@gemba/contract/orders/deciding/history-entry';
import type { Page } from '@playwright/test';
import en from '../../apps/web/src/approvals/texts.en.ts';
import es from '../../apps/web/src/approvals/texts.es.ts';
import zh from '../../apps/web/src/approvals/texts.zh.ts';
import decidingEn from '../../apps/web/src/orders/deciding/texts.en.ts';
import decidingEs from '../../apps/web/src/orders/deciding/texts.es.ts';
import decidingZh from '../../apps/web/src/orders/deciding/texts.zh.ts';
import { headersOf } from './gemba.ts';

/** The words of the screens and of the server in each language, from the catalogues themselves. */
export const catalogues = {
  'en-US': { words: { ...en, ...decidingEn }, refusals: refusalsEn },
  'zh-CN': { words: { ...zh, ...decidingZh }, refusals: refusalsZh },
  'es-ES': { words: { ...es, ...decidingEs }, refusals: refusalsEs },
} as const satisfies Record<Language, object>;

/** A text with its facts; plurals are left to the tests of the catalogues. */
export const say = (text: string, facts: Record<string, string | number> = {}) =>
  text.replace(/\{(\w+)(?:, number)?\}/g, (_, name: string) => String(facts[name] ?? `{${name}}`));

/** A sentence of the server up to its first fact. */
export const startOf = (sentence: string) => sentence.split('{')[0]?.trim() ?? sentence;

interface Answer<Data> {
  success: boolean;
  msgCode: string;
  data: Data;
}

const askByBrowser = <Data>(page: Page, method: string, path: string, body?: unknown): Promise<Answer<Data>> =>
  page.evaluate(
    async ([verb, address, content]) => {
      const xsrf = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const answer = await fetch(`/app${address}`, {
        method: verb,
        headers: {
          Authorization: localStorage.getItem('token') ?? '',
          Lang: (localStorage.getItem('language') ?? 'en-US').replace('-', '_'),
          'X-XSRF-TOKEN': decodeURIComponent(xsrf),
          'Idempotency-Key': `story-${Date.now()}-${Math.random()}`,
          ...(content ? { 'Content-Type': 'application/json' } : {}),
        },
        ...(content ? { body: JSON.stringify(content) } : {}),
      });
      return answer.json();
    },
    [method, path, body] as const,
  );

/** A call as the page's own person makes it, past the screens; also of a page that has not loaded any yet. */
export const ask = async <Data>(page: Page, method: string, path: string, body?: unknown): Promise<Answer<Data>> => {
  const own = await headersOf(page);
  if (!own) return askByBrowser(page, method, path, body);
  const headers = { ...own, 'Idempotency-Key': `story-${Date.now()}-${Math.random()}` };
  const answer = await page.request.fetch(`/app${path}`, { method, headers, ...(body ? { data: body } : {}) });
  return answer.json() as Promise<Answer<Data>>;
};

/** Approvals that wait for the person of the page. */
export const waiting = async (page: Page, type: ApprovalKind) => {
  const { data } = await ask<{ items: ApprovalCard[] }>(page, 'GET', `/approvals?type=${type}&limit=100`);
  return data.items.filter(({ change }) => change === null);
};

/** The orders of the list that its reader can approve or at least reject: those that a position counts. */
export const decidable = (cards: readonly ApprovalCard[]) =>
  cards.filter(({ events }) => events.some(({ event, refusal }) => event === 'reject' && refusal === null));

const decideAs = (decision: 'approve' | 'reject') => async (page: Page, card: ApprovalCard) => {
  const { type, number, version } = card;
  const decisions = [{ type, number, version, decision }];
  const { data } = await ask<{ outcomes: DecisionOutcome[] }>(page, 'POST', '/approvals', { decisions });
  const done = data.outcomes[0]?.done;
  if (!done) throw new Error(`${decision} ${type} ${number}: ${data.outcomes[0]?.refusal?.msgCode}`);
  return done;
};

export const approve = decideAs('approve');
export const reject = decideAs('reject');

const withdraw = (page: Page, decisionId: number) => ask(page, 'POST', `/approvals/${decisionId}/withdraw`);

/** The list as it was read a moment ago, or as this one changes it: what a tab shows that was left open. */
export const showList = (page: Page, items: readonly ApprovalCard[]) =>
  page.route(/\/app\/approvals\?/, (route) =>
    route.fulfill({
      json: {
        code: 200,
        msgCode: 'OK',
        msg: '',
        notice: false,
        success: true,
        data: { items, nextCursor: null },
      },
    }),
  );

/** As if this person could approve it: the server has the last word. */
export const pretended = (card: ApprovalCard): ApprovalCard => ({
  ...card,
  approval: { ...card.approval, canApprove: true, reason: null },
});

/** Hands the authority of the page's person to a colleague for today. */
export const handOver = async (page: Page, name: string, type: ApprovalKind) => {
  const { data: people } = await ask<{ items: Person[] }>(page, 'GET', `/delegations/candidates?q=${name}&limit=5`);
  const { data: own } = await ask<{ today: string }>(page, 'GET', '/delegations/authorities');
  const body = { toUserId: people.items[0]?.userId, type, fromDate: own.today, thruDate: own.today };
  const { data } = await ask<Delegation>(page, 'POST', '/delegations', body);
  return { page, delegationId: data.delegationId };
};

/** So that a story finds nobody standing in for anybody, also after one that broke off. */
export const takeEverythingBack = async (page: Page) => {
  const { data } = await ask<{ items: Delegation[] }>(page, 'GET', '/delegations?limit=100');
  const running = data.items.filter(({ given, state }) => given && (state === 'ACTIVE' || state === 'UPCOMING'));
  for (const { delegationId } of running) await ask(page, 'POST', `/delegations/${delegationId}/withdraw`);
};

const PATHS = {
  po: '/purchaseOrders',
  so: '/salesOrders',
  qo: '/quotes',
  wo: '/workOrders',
  rma: '/rmas',
  rtv: '/rtvs',
} as const satisfies Record<ApprovalKind, string>;

/** Takes back what this page's person decided about an order a moment ago, whatever became of the story. */
export const leaveAsItWas = async (page: Page, { type, number }: ApprovalCard) => {
  const { data } = await ask<{ history: HistoryEntry[] }>(page, 'GET', `${PATHS[type]}/${number}`);
  const last = data.history.find(({ undoableUntil }) => undoableUntil !== null);
  if (last) await withdraw(page, last.decisionId);
};
