import { addApiKey } from '@gemba/contract/interfaces/keys/add-api-key';
import type { CallInput } from '@gemba/contract/kit/call';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { useRefused } from '../../kit/posting/refused-posting.ts';
import { interfaceKeys } from '../interface-keys.ts';

type Wish = CallInput<typeof addApiKey>['body'];

export const useAddApiKey = (form: string, onAdded: (made: { key: string; name: string }) => void) => {
  const queries = useQueryClient();
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (body: Wish) => call(addApiKey, { body }, { quiet: addApiKey.refusals }),
    onSuccess: ({ key, apiKey }) => {
      removeDraft(formKey(form));
      onAdded({ key, name: apiKey.name });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: interfaceKeys.keys }),
  });
  return {
    add: (wish: Wish) => mutateAsync(wish).catch(() => undefined),
    busy: isPending,
    refused: useRefused(error),
    forgive: reset,
  };
};
