import { listOrderChanges } from '@gemba/contract/approvals/changes/list-order-changes';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import type { ChangeableKind } from '../../orders/index.ts';
import { approvalKeys } from '../approval-keys.ts';

export const useListOrderChanges = (type: ChangeableKind, number: string) =>
  useQuery({
    queryKey: approvalKeys.changes(type, number),
    queryFn: ({ signal }) => call(listOrderChanges, { query: { type, number, limit: '50' } }, { signal }),
  });
