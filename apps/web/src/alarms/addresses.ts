import { address } from '../kit/router/address.ts';

export const addressOfAlarm = (id: number): `/${string}` => `/report/detail/${id}`;

/** The record of alarms, narrowed. */
export const addressOfRecords = (filters: Partial<Record<'wc' | 'type' | 'from' | 'to', string>>) =>
  address('/alarm/records', filters);

export const addressOfType = (type: number) => address('/alarm/types', { type: String(type) });
