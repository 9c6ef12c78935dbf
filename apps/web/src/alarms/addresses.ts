import { addressWith } from '../kit/router/address-with.ts';

export const addressOfAlarm = (id: number): `/${string}` => `/report/detail/${id}`;

/** The record of alarms, narrowed. */
export const addressOfRecords = (filters: Partial<Record<'wc' | 'type' | 'from' | 'to', string>>) =>
  addressWith('/alarm/records', filters);

export const addressOfType = (type: number) => addressWith('/alarm/types', { type: String(type) });
