import type { CallInput } from '@gemba/contract/kit/call';
import { addPart } from '@gemba/contract/parts/add-part';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../kit/client/call.ts';
import { endsOperation, Refused } from '../../kit/client/faults.ts';
import { useOperationKey } from '../../kit/client/use-operation-key.ts';
import { partKeys } from '../part-keys.ts';

/** Refusals that stand at a field of the form. */
const AT_FIELD = [...addPart.refusals, 'INVALID_INPUT'];

type Body = CallInput<typeof addPart>['body'];
export type AtField = { field: string; message: string };

/** A field of the body may come with the path before it. */
const fieldOf = ({ data: { field } }: Refused) =>
  (typeof field === 'string' ? field.split('.').at(-1) : undefined) ?? '';

/** Adds a part once, however often it is sent; what the server refuses is told at its field. */
export const useAddPart = (onAdded: (partNumber: string) => void) => {
  const queries = useQueryClient();
  const { key, renew } = useOperationKey('addPart');
  const [refused, setRefused] = useState<AtField>();
  const adding = useMutation({
    mutationFn: (body: Body) => call(addPart, { body }, { key, quiet: AT_FIELD }),
    onSuccess: (part) => {
      renew();
      queries.setQueryData(partKeys.part(part.partNumber), part);
      void queries.invalidateQueries({ queryKey: ['parts', 'list'] });
      onAdded(part.partNumber);
    },
    onError: (error) => {
      if (endsOperation(error)) renew();
      if (error instanceof Refused && AT_FIELD.includes(error.msgCode)) {
        setRefused({ field: fieldOf(error), message: error.message });
      }
    },
  });
  return {
    add: (body: Body) => {
      setRefused(undefined);
      adding.mutate(body);
    },
    busy: adding.isPending,
    refused,
    forgive: () => setRefused(undefined),
  };
};
