import { accessList } from '@gemba/contract/access-list';
import { openApiDocument } from '@gemba/contract/open-api';
import { calls, callsByCapability } from '../../apps/server/src/capabilities.ts';

/** The list of calls and screens, which is committed. */
export const ACCESS_LIST = 'docs/api/access.md';
export const accessText = () => accessList(calls);

export const openApiText = (version: string) =>
  `${JSON.stringify(openApiDocument(callsByCapability, version), null, 2)}\n`;
