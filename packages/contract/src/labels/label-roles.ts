import { RECEIVER_ROLES } from '../receiving/receivers/receiver-roles.ts';

/** Everybody who may print labels of something. */
export const LABEL_ROLES = [
  'FIND_PART',
  'FIND_INVENTORY',
  'FIND_SALES_ORDER',
  'FIND_SHIPPER',
  ...RECEIVER_ROLES,
] as const;
