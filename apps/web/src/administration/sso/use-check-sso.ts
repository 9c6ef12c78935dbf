import { checkSso } from '@gemba/contract/administration/sso/check-sso';
import type { CallInput } from '@gemba/contract/kit/call';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { useRefused } from '../../kit/posting/refused-posting.ts';

type Body = CallInput<typeof checkSso>['body'];

export const useCheckSso = () => {
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (body: Body) => call(checkSso, { body }, { quiet: checkSso.refusals }),
  });
  return { check: mutate, busy: isPending, isRight: isSuccess, refused: useRefused(error), forgive: reset };
};
