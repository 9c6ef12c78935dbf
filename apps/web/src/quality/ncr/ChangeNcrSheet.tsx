import { Reason } from '@gemba/contract/inventory/posting-shapes';
import { maximumLength } from '@gemba/contract/kit/schema-limits';
import { DONE_BY_HAND, type Ncr } from '@gemba/contract/quality/ncr/ncr';
import type { NCR_EVENTS } from '@gemba/contract/quality/ncr/ncr-moves';
import { useTranslations } from 'use-intl';
import { useForm } from '../../kit/form/use-form.ts';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingNotice } from '../../kit/posting/PostingNotice.tsx';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { ChoiceChips } from '../../kit/ui/input/ChoiceChips.tsx';
import { TextArea } from '../../kit/ui/input/TextArea.tsx';
import { NCR_FORM, useChangeNcr } from './use-change-ncr.ts';

type Props = { ncr: Ncr; event: (typeof NCR_EVENTS)[number]; open: boolean; onClose: () => void };

type Typed = { reason: string; disposition: (typeof DONE_BY_HAND)[number] | '' };

const EMPTY: Typed = { reason: '', disposition: '' };

/** Closes an NCR or opens it again, with the reason that will stand beside it. */
export function ChangeNcrSheet({ ncr: { ncrNumber, version, hasGoodsOfReport }, event, open, onClose }: Props) {
  const t = useTranslations('quality');
  const words = useTranslations('posting');
  const posting = useChangeNcr(onClose);
  // The decision about the goods of a report says how they ended.
  const asksHow = event === 'close' && !hasGoodsOfReport;
  const form = useForm<Typed>({
    name: NCR_FORM,
    empty: EMPTY,
    posting,
    errorsOf: ({ reason }) =>
      new Map(
        Reason.safeParse(reason.trim()).success ? [] : [['reason', { message: words('reasonRequired'), late: true }]],
      ),
  });
  const { body } = form;
  const { reason, disposition } = form.typed;
  const change = () =>
    form.mayGo() &&
    posting.send({
      params: { ncrNumber, event },
      body: { version, reason: reason.trim(), ...(asksHow && disposition !== '' && { disposition }) },
    });
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
        {asksHow && (
          <ChoiceChips
            label={t('goodsEnded')}
            chips={DONE_BY_HAND.map((value) => ({ value, label: t(`disposition.${value}`) }))}
            value={disposition || undefined}
            onChange={(next) => form.write({ disposition: next })}
          />
        )}
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
