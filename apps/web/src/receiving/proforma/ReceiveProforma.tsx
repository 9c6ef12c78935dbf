import { type ProformaReceiver, receiveProforma } from '@gemba/contract/receiving/proforma-receivers';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { usePosting } from '../../inventory/index.ts';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { asCode } from '../../kit/ui/as-code.tsx';
import { headerOf, itemsOf } from '../form/body.ts';
import { ReceiveForm } from '../form/ReceiveForm.tsx';
import { lineOfProforma } from '../form/receive-line.ts';
import { HEADER_FIELDS } from '../form/typed.ts';
import { RECEIVE_FORM, useReceiveForm } from '../form/use-receive-form.ts';
import { useAfterReceipt } from '../order/use-after-receipt.ts';
import { placePhotos } from '../photos/waiting-photos.ts';

type Props = { proforma: ProformaReceiver; onBack: () => void };

/** What was on the way is here: it comes out of transit, on one receiver for each of its orders. */
export function ReceiveProforma({ proforma, onBack }: Props) {
  const t = useTranslations('receiving');
  const locale = useLocale();
  const navigate = useNavigate();
  const afterReceipt = useAfterReceipt();
  const { prNumber, vendorName, today, receiveNeedIr, receivingPOZeroCost, items } = proforma;
  const lines = useMemo(() => items.map(lineOfProforma), [items]);
  const photosOf = `PR ${prNumber}`;
  const posting = usePosting(receiveProforma, RECEIVE_FORM, ({ receivers }) => {
    void placePhotos(photosOf, (line) => {
      const item = items.find(({ itemNumber }) => itemNumber === line);
      const receiver = receivers.find(({ orderNumber }) => orderNumber === item?.poNumber) ?? receivers[0];
      const on = receiver?.items.find(({ orderItem }) => orderItem === item?.poItemNumber);
      return receiver && { receiverNumber: receiver.receiverNumber, itemNumber: on?.itemNumber };
    });
    removeDraft(formKey(RECEIVE_FORM));
    afterReceipt(receivers);
    const posted = receivers.map(({ receiverNumber }) => receiverNumber).join(' ');
    void navigate({ to: '/proformaReceiver/detail', search: { prNumber, posted }, replace: true });
  });
  const form = useReceiveForm(lines, { today, zeroCostAsks: receivingPOZeroCost }, posting);
  const receive = () =>
    posting.send({
      params: { prNumber },
      body: {
        header: headerOf(form.typed.header, locale),
        items: itemsOf(lines, form.typed),
      },
    });
  return (
    <ReceiveForm
      title={t.rich('receiveProformaNamed', { prNumber, code: asCode })}
      subtitle={vendorName}
      onBack={onBack}
      kind="po"
      mayInspect={receiveNeedIr}
      headerFields={HEADER_FIELDS}
      warehouse={items[0]?.shipTo ?? ''}
      warehouseOf={(line) => items.find(({ itemNumber }) => itemNumber === line.itemNumber)?.shipTo}
      onReceive={receive}
      {...{ lines, form, posting, today, photosOf }}
    />
  );
}
