import { type Count, cancelCount, getCount, postCount, reverseCount } from '@gemba/contract/warehouse/counts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAfterPosting, usePosting, usePostingForm, useRefusal, useReversal } from '../../inventory/index.ts';
import { call } from '../../kit/client/call.ts';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { showToast } from '../../kit/ui/notices.ts';
import { warehouseKeys } from '../warehouse-keys.ts';
import { bodyOf, faultsOf, linesOf, NOTHING_TYPED, spotOfRefusal, type Typed } from './typed.ts';

export const useCount = (countNumber: string) =>
  useQuery({
    queryKey: warehouseKeys.count(countNumber),
    enabled: countNumber !== '',
    queryFn: ({ signal }) => call(getCount, { params: { countNumber } }, { signal, quiet: true }),
  });

/** A count on its way: what was entered, posting it, giving it up. */
export const useOpenCount = (count: Count) => {
  const { countNumber } = count;
  const t = useTranslations('warehouse');
  const say = useRefusal();
  const figures = useFigures();
  const afterPosting = useAfterPosting();
  const [differs, setDiffers] = useState<readonly string[]>([]);
  const settle = (settled: Count, words: string) => {
    removeDraft(formKey('count'));
    afterPosting([warehouseKeys.count(countNumber), settled]);
    showToast(words);
  };
  const posting = usePosting(postCount, 'post count', (posted) =>
    settle(posted, t('hasPosted', { number: countNumber })),
  );
  const giving = usePosting(cancelCount, 'cancel count', (given) =>
    settle(given, t('hasGivenUp', { number: countNumber })),
  );
  const form = usePostingForm<Typed>({
    ...{ name: 'count', empty: NOTHING_TYPED, posting },
    faultsOf: (typed) => faultsOf(linesOf(count, typed), typed, { say, shown: figures.quantity, differs }),
    spotOf: (refused, typed) => spotOfRefusal(refused, linesOf(count, typed), typed),
  });
  const told = posting.refused?.data['partNumbers'];
  const named = Array.isArray(told) ? told.map(String) : [];
  if (named.some((part) => !differs.includes(part))) setDiffers([...new Set([...differs, ...named])]);
  const lines = linesOf(count, form.typed);
  return {
    ...{ form, lines, posting, differs },
    post: () => form.mayGo() && posting.send({ params: { countNumber }, body: bodyOf(lines, form.typed) }),
    giving: { ...giving, send: () => giving.send({ params: { countNumber } }) },
  };
};

/** What the count changed is changed back, and the count that does so is shown. */
export const useReverseCount = (countNumber: string) => {
  const afterPosting = useAfterPosting();
  return useReversal(reverseCount, {
    ...{ thing: 'count', number: countNumber },
    inputOf: (reason) => ({ params: { countNumber }, body: { reason } }),
    keep: (counter) => {
      afterPosting([warehouseKeys.count(counter.countNumber), counter]);
      return counter.countNumber;
    },
  });
};
