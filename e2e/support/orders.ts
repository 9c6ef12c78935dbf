import type { Page } from '@playwright/test';
import { ask } from './approvals.ts';

const KINDS = {
  po: { list: '/purchaseOrders?limit=1', field: 'poNumber', screen: '/poDetail' },
  so: { list: '/salesOrders?limit=1', field: 'soNumber', screen: '/soDetail' },
  qo: { list: '/quotes?limit=1', field: 'qoNumber', screen: '/qoDetail' },
  wo: { list: '/workOrders?limit=1', field: 'woNumber', screen: '/woDetail' },
  rma: { list: '/approvals?type=rma&limit=1', field: 'rmaNumber', screen: '/rmaDetail' },
  rtv: { list: '/approvals?type=rtv&limit=1', field: 'rtvNumber', screen: '/rtvDetail' },
} as const;

type Row = Record<string, string>;

/** The rows that a list answers the page's person. */
export const rowsOf = async (page: Page, path: string): Promise<Row[]> => {
  const { data } = await ask<{ items: Row[] }>(page, 'GET', path);
  return data.items;
};

/** The address of a real order for the detail screen of each kind. */
export const detailAddresses = async (page: Page): Promise<Record<string, string>> => {
  const addresses = Object.values(KINDS).map(async ({ list, field, screen }) => {
    const [row] = await rowsOf(page, list);
    return [screen, `${screen}?${field}=${row?.[field] ?? row?.['number']}`] as const;
  });
  return Object.fromEntries(await Promise.all(addresses));
};

export const list = (page: Page) => page.getByRole('list', { name: 'Purchase orders' });
export const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const openFilters = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Filter/ })
    .click();
