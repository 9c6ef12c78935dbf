import { listHandlerCandidates } from '@gemba/contract/alarms/types/list-handler-candidates';
import { usePages } from '../../kit/client/use-pages.ts';
import { alarmKeys } from '../alarm-keys.ts';

export const useListHandlerCandidates = (q: string) =>
  usePages(listHandlerCandidates, {
    key: alarmKeys.candidates(q),
    input: { query: q === '' ? {} : { q } },
    keep: true,
  });
