import { addBom } from '@gemba/contract/bom/add-bom';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRefused } from '../../kit/posting/refused-posting.ts';
import { sendPosting } from '../../kit/posting/send-posting.ts';
import { partKeys } from '../../parts/index.ts';
import { bomKeys } from '../bom-keys.ts';
import type { Body } from './new-bom.ts';

/** Adds a BOM; a refusal is shown at its fields. */
export const useAddBom = () => {
  const queries = useQueryClient();
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (body: Body) => sendPosting(addBom, { body }, { operation: 'addBom', quiet: addBom.refusals }),
    onSuccess: (bom) => {
      void queries.invalidateQueries({ queryKey: bomKeys.lists });
      void queries.invalidateQueries({ queryKey: bomKeys.bomsOf(bom.partNumber) });
      void queries.invalidateQueries({ queryKey: partKeys.part(bom.partNumber) });
    },
  });
  return {
    add: (body: Body, onAdded: () => void) => mutateAsync(body).then(onAdded, () => undefined),
    busy: isPending,
    refused: useRefused(error),
    forgive: reset,
  };
};
