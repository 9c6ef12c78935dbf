import { cancelCount } from '@gemba/contract/warehouse/count/cancel-count';
import { type Count } from '@gemba/contract/warehouse/count/count';
import { postCount } from '@gemba/contract/warehouse/count/post-count';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useSayViolation } from '../../inventory/index.ts';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { warehouseKeys } from '../warehouse-keys.ts';
import { type Ask, partsThatDiffer } from './asks.ts';
import { bodyOf, errorsOf, fieldOfRefusal, linesOf, NOTHING_TYPED, type Typed } from './typed.ts';

/** A count on its way: what was entered, posting it, giving it up. */
export const useOpenCount = (count: Count, asks: readonly Ask[], onGivenUp: () => void) => {
  const { countNumber } = count;
  const t = useTranslations('warehouse');
  const say = useSayViolation();
  const navigate = useNavigate();
  const afterPosting = useAfterPosting();
  const settle = (settled: Count) => {
    removeDraft(formKey('count'));
    afterPosting([warehouseKeys.count(countNumber), settled]);
  };
  const posting = usePosting(postCount, 'post count', (posted) => {
    settle(posted);
    void navigate({ to: '/warehouse/count', search: { countNumber, posted: '1' }, replace: true });
  });
  const giving = usePosting(cancelCount, 'cancel count', (given) => {
    settle(given);
    showToast(t('hasGivenUp', { number: countNumber }));
    onGivenUp();
  });
  const form = useForm<Typed>({
    name: 'count',
    empty: NOTHING_TYPED,
    posting,
    errorsOf: (typed) => {
      const lines = linesOf(count, typed);
      return errorsOf(lines, typed, { say, differs: partsThatDiffer(asks, lines, typed) });
    },
    fieldOf: (refused, typed) => fieldOfRefusal(refused, linesOf(count, typed), typed),
  });
  const lines = linesOf(count, form.typed);
  return {
    form,
    lines,
    posting,
    post: (typed: Typed) => posting.send({ params: { countNumber }, body: bodyOf(lines, typed) }),
    giving: { ...giving, send: () => giving.send({ params: { countNumber } }) },
  };
};
