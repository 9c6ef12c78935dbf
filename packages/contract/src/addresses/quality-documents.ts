import { holds } from '../kit/roles.ts';
import { VENDOR_ACCESS } from './list-addresses.ts';

export const KEEPS_QUALITY_DOCUMENTS = ['QUALITY_INFO'] as const;

/** Quality keeps the documents of the vendors that it may read. */
export const mayKeepQualityDocuments = (roles: readonly string[]) =>
  holds(roles, KEEPS_QUALITY_DOCUMENTS) && holds(roles, VENDOR_ACCESS);
