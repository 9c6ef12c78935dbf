import { Reason } from '@gemba/contract/inventory/posting-shapes';
import { maximumLength } from '@gemba/contract/kit/schema-limits';
import type { Ncr } from '@gemba/contract/quality/ncr/ncr';
import type { NCR_EVENTS } from '@gemba/contract/quality/ncr/ncr-moves';
import { useTranslations } from 'use-intl';
import { useForm } from '../../kit/form/use-form.ts';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingNotice } from '../../kit/posting/PostingNotice.tsx';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { TextArea } from '../../kit/ui/input/TextArea.tsx';
import { NCR_FORM, useChangeNcr } from './use-change-ncr.ts';

type Props = { ncr: Ncr; event: (typeof NCR_EVENTS)[number]; open: boolean; onClose: () => void };

const EMPTY = { reason: '' };

/** Closes an NCR or opens it again, with the reason that will stand beside it. */
export function ChangeNcrSheet({ ncr: { ncrNumber, version }, event, open, onClose }: Props) {
  const t = useTranslations('quality');
  const words = useTranslations('posting');
  const posting = useChangeNcr(onClose);
  const form = useForm({
    name: NCR_FORM,
    empty: EMPTY,
    posting,
    errorsOf: ({ reason }) =>
      new Map(
        Reason.safeParse(reason.trim()).success ? [] : [['reason', { message: words('reasonRequired'), late: true }]],
      ),
  });
  const { body } = form;
  const { reason } = form.typed;
  const change = () =>
    form.mayGo() && posting.send({ params: { ncrNumber, event }, body: { version, reason: reason.trim() } });
  return (
    <Sheet
      open={open || posting.unknown}
      onClose={onClose}
      title={t(`${event}Title`, { ncrNumber })}
      footer={
        <PostButton posting={posting} check={t('check')} onPost={change}>
          {t(event)}
        </PostButton>
      }
    >
      <div ref={body}>
        <PostingNotice posting={posting} shownAtField={false} />
        <TextArea
          label={words('reason')}
          value={reason}
          maxLength={maximumLength(Reason)}
          disabled={posting.unknown}
          error={form.errorAt('reason')}
          onChange={({ target }) => form.write({ reason: target.value })}
        />
      </div>
    </Sheet>
  );
}
