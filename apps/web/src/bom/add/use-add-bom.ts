import { addBom } from '@gemba/contract/bom/add-bom';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../kit/client/call.ts';
import { endsOperation, Refused } from '../../kit/client/faults.ts';
import { useOperationKey } from '../../kit/client/use-operation-key.ts';
import { partKeys } from '../../parts/index.ts';
import { bomKeys } from '../bom-keys.ts';
import { type Body, type Spot, spotsOfRefusal } from './new-bom.ts';

type AtSpots = { spots: readonly Spot[]; message: string };

/** Adds a BOM once, however often it is sent; what the server refuses is told where it stands. */
export const useAddBom = (onAdded: (bom: { partNumber: string; revision: string }) => void) => {
  const queries = useQueryClient();
  const { key, renew } = useOperationKey('addBom');
  const [refused, setRefused] = useState<AtSpots>();
  const adding = useMutation({
    mutationFn: (body: Body) => call(addBom, { body }, { key, quiet: addBom.refusals }),
    onSuccess: (bom) => {
      renew();
      void queries.invalidateQueries({ queryKey: bomKeys.lists });
      void queries.invalidateQueries({ queryKey: bomKeys.bomsOf(bom.partNumber) });
      void queries.invalidateQueries({ queryKey: partKeys.part(bom.partNumber) });
      onAdded(bom);
    },
    onError: (error, body) => {
      if (endsOperation(error)) renew();
      if (error instanceof Refused && addBom.refusals.some((code) => code === error.msgCode)) {
        setRefused({ spots: spotsOfRefusal(error.msgCode, error.data, body), message: error.message });
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
