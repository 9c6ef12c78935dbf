import { addressWith } from '../kit/router/address-with.ts';

type Filters = { location?: string | undefined; from?: string | undefined; to?: string | undefined };

export const addressOfBalance = (partNumber: string, location: string): `/${string}` =>
  addressWith('/inventory/detail', { partNumber, location });

export const addressOfLog = (partNumber: string, filters: Filters = {}): `/${string}` =>
  addressWith('/inventory/log', { partNumber, ...filters });
