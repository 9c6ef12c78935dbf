import type { Bucket } from '@gemba/contract/parts/part-shapes';

export const STOCK_BUCKETS = ['onHand', 'inQA', 'inWIP', 'inSIP', 'inTO'] as const satisfies Bucket[];
export type StockBucket = (typeof STOCK_BUCKETS)[number];

const places: Readonly<Record<Bucket, string>> = {
  onHand: '/partOnHand',
  inQA: '/partOnHand',
  inWIP: '/partOnHand',
  inSIP: '/partOnHand',
  inTO: '/partOnHand',
  onDemand: '/partOnDemand',
  onOrder: '/partOnOrder',
  inSIT: '/partOnSit',
};

/** The addresses of the rows behind each quantity of a part. */
export const addressOfBucket = (bucket: Bucket, partNumber: string): string => {
  const path = places[bucket];
  const which = path === '/partOnHand' && bucket !== 'onHand' ? { bucket } : {};
  return `${path}?${new URLSearchParams({ partNumber, ...which })}`;
};
