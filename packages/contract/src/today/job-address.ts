import { orderAddress } from '../kit/order-types.ts';
import type { Job, JobKind } from './job.ts';

const addresses: Record<Exclude<JobKind, 'approve'>, (key: string) => `/${string}`> = {
  alarm: (key) => `/report/detail/${key}`,
  task: (key) => `/apsReport?task=${key}`,
  unload: (key) => `/proformaReceiver/detail?prNumber=${key}&receive=1`,
  receive: (key) => `/receivePo/editPo?poNumber=${key}`,
  ship: (key) => `/shipperSo/editSo?soNumber=${key}`,
  count: (key) => `/warehouse/count?countNumber=${key}`,
  shortage: (key) => `/pnDetail?partNumber=${key}`,
  overCredit: (key) => `/address/customer/detail?customerId=${key}`,
  ecn: (key) => `/engineering/ecn/detail?ecnNumber=${key}`,
};

/** The screen on which a job is done. */
export const jobAddress = ({ kind, number, orderType }: Pick<Job, 'kind' | 'number' | 'orderType'>): `/${string}` =>
  kind === 'approve' ? orderAddress(orderType ?? 'po', number) : addresses[kind](encodeURIComponent(number));
