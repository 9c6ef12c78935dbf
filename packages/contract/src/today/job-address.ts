import { orderAddress } from '../kit/order-types.ts';
import { COUNTED_AT_MOST, type Job, type JobKind } from './job.ts';

const addresses: Record<Exclude<JobKind, 'approve'>, (key: string) => `/${string}`> = {
  alarm: (key) => `/report/detail/${key}`,
  task: (key) => `/apsReport?task=${key}`,
  unload: (key) => `/proformaReceiver/detail?prNumber=${key}&receive=1`,
  receive: (key) => `/receivePo/editPo?poNumber=${key}`,
  ship: (key) => `/shipperSo/editSo?soNumber=${key}`,
  inspect: (key) => `/quality/inspection?irNumber=${key}`,
  ncr: (key) => `/quality/ncr?ncrNumber=${key}`,
  count: (key) => `/warehouse/count?countNumber=${key}`,
  shortage: (key) => `/pnDetail?partNumber=${key}`,
  overCredit: (key) => `/address/customer/detail?customerId=${key}`,
  ecn: (key) => `/engineering/ecn/detail?ecnNumber=${key}`,
};

/** The screen on which a job is done. */
export const jobAddress = ({ kind, number, orderType }: Pick<Job, 'kind' | 'number' | 'orderType'>): `/${string}` =>
  kind === 'approve' ? orderAddress(orderType ?? 'po', number) : addresses[kind](encodeURIComponent(number));

/** The screen with every job of a kind. Shortages and customers over credit have none. */
const lists: Partial<Record<JobKind, `/${string}`>> = {
  alarm: '/alarm',
  task: '/report/taskList',
  approve: '/auditList',
  unload: '/proformaReceiver/list',
  receive: '/receivePo',
  ship: '/shipperSo',
  inspect: '/quality/inspectionList?status=inQa',
  ncr: '/quality/ncrList?status=OPEN',
  count: '/warehouse/countList?status=OPEN',
  ecn: '/engineering/ecn/list',
};

export const listAddress = (kind: JobKind) => lists[kind];

const FIRST = 20;

/** How many jobs of a kind are listed: the first ones, or all that are counted where no other screen has them. */
export const listedAtMost = (kind: JobKind) => (lists[kind] ? FIRST : COUNTED_AT_MOST);
