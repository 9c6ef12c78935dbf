import type { CallInput } from '@gemba/contract/kit/call';
import { addPart } from '@gemba/contract/parts/add-part';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRefused } from '../../kit/posting/refused-posting.ts';
import { sendPosting } from '../../kit/posting/send-posting.ts';
import { partKeys } from '../part-keys.ts';

/** Refusals that are shown at a field of the form. */
const AT_FIELD = [...addPart.refusals, 'INVALID_INPUT'];

type Body = CallInput<typeof addPart>['body'];

/** Adds a part; a refusal is shown at its field. */
export const useAddPart = () => {
  const queries = useQueryClient();
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (body: Body) => sendPosting(addPart, { body }, { operation: 'addPart', quiet: AT_FIELD }),
    onSuccess: (part) => {
      queries.setQueryData(partKeys.part(part.partNumber), part);
      void queries.invalidateQueries({ queryKey: ['parts', 'list'] });
    },
  });
  return {
    add: (body: Body, onAdded: (part: { partNumber: string }) => void) =>
      mutateAsync(body).then(onAdded, () => undefined),
    busy: isPending,
    refused: useRefused(error),
    forgive: reset,
  };
};
