import { getVersion } from '@gemba/contract/companies/get-version';
import { call } from '../kit/client/call.ts';

/** Apart from its hook: Login has no queries to load. */
export const readVersion = (signal: AbortSignal) => call(getVersion, {}, { quiet: 'background', signal });

/** Whether the server answers at all. */
export const isServerReached = (signal: AbortSignal) =>
  readVersion(signal).then(
    () => true,
    () => false,
  );
