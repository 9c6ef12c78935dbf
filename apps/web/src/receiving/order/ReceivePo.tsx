import type { ReceivablePurchaseOrder } from '@gemba/contract/receiving/receivable-purchase-orders';
import { receivePurchaseOrder } from '@gemba/contract/receiving/receive-purchase-order';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { usePosting } from '../../inventory/index.ts';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { asCode } from '../../kit/ui/as-code.tsx';
import { IconDocument } from '../../kit/ui/icons.ts';
import { MenuButton } from '../../kit/ui/MenuButton.tsx';
import { headerOf, itemsOf } from '../form/body.ts';
import { ReceiveForm } from '../form/ReceiveForm.tsx';
import { lineOfOrder } from '../form/receive-line.ts';
import { HEADER_FIELDS } from '../form/typed.ts';
import { RECEIVE_FORM, useReceiveForm } from '../form/use-receive-form.ts';
import { placePhotos } from '../photos/waiting-photos.ts';
import { OrderNotices } from './OrderNotices.tsx';
import { useAfterReceipt } from './use-after-receipt.ts';

type Props = { order: ReceivablePurchaseOrder; onBack: () => void };

export function ReceivePo({ order, onBack }: Props) {
  const t = useTranslations('receiving');
  const locale = useLocale();
  const figures = useFigures();
  const navigate = useNavigate();
  const linkTo = useLinkTo();
  const afterReceipt = useAfterReceipt();
  const { part } = useSearch({ from: '/signedIn/receivePo/editPo' });
  const { poNumber, vendorName, arrivalDate, today, receiveNeedIr, receivingPOZeroCost } = order;
  const lines = useMemo(() => order.items.map((item) => lineOfOrder(item, order.poDate)), [order.items, order.poDate]);
  const photosOf = `PO ${poNumber}`;
  const posting = usePosting(receivePurchaseOrder, RECEIVE_FORM, (receiver) => {
    void placePhotos(photosOf, (line) => ({
      receiverNumber: receiver.receiverNumber,
      itemNumber: receiver.items.findLast(({ orderItem }) => orderItem === line)?.itemNumber,
    }));
    removeDraft(formKey(RECEIVE_FORM));
    afterReceipt([receiver]);
    void navigate({
      to: '/receivePo/editPo',
      search: { poNumber, posted: receiver.receiverNumber },
      replace: true,
    });
  });
  const form = useReceiveForm(lines, { today, zeroCostAsks: receivingPOZeroCost }, posting);
  const { typed } = form;
  const receive = () =>
    posting.send({
      params: { poNumber },
      body: {
        ...{ header: headerOf(typed.header, locale), items: itemsOf(lines, typed) },
        ...(typed.receiverNumber && { receiverNumber: typed.receiverNumber }),
      },
    });
  const toOrder = linkTo('po', poNumber);
  const due = arrivalDate && t('due', { day: arrivalDate === today ? t('today') : figures.day(arrivalDate) });
  return (
    <ReceiveForm
      title={t.rich('receivePo', { poNumber, code: asCode })}
      subtitle={[vendorName, due].filter(Boolean).join(' · ')}
      onBack={onBack}
      actions={
        <MenuButton
          label={t('more')}
          items={toOrder ? [{ key: 'order', label: t('toOrder'), icon: IconDocument, href: toOrder }] : []}
        />
      }
      kind="po"
      mayInspect={receiveNeedIr}
      headerFields={HEADER_FIELDS}
      receivers={order.openReceivers}
      warehouse={order.shipTo}
      firstPart={part}
      onReceive={receive}
      notices={<OrderNotices message={order.message} proformas={order.proformaReceivers} />}
      {...{ lines, form, posting, today, photosOf }}
    />
  );
}
