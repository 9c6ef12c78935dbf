import { type ReceivableWorkOrder, receiveWorkOrder } from '@gemba/contract/receiving/receive-work-order';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useLinkTo, useToday } from '../../auth/index.ts';
import { usePosting } from '../../inventory/index.ts';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { asCode } from '../../kit/ui/as-code.tsx';
import { IconWorkOrder } from '../../kit/ui/icons.ts';
import { MenuButton } from '../../kit/ui/MenuButton.tsx';
import { usePartName } from '../../parts/index.ts';
import { itemsOf } from '../form/body.ts';
import { ReceiveForm } from '../form/ReceiveForm.tsx';
import { lineOfWorkOrder } from '../form/receive-line.ts';
import { type HeaderField, typedOf } from '../form/typed.ts';
import { RECEIVE_FORM, useReceiveForm } from '../form/use-receive-form.ts';
import { placePhotos } from '../photos/waiting-photos.ts';
import { OrderNotices } from './OrderNotices.tsx';
import { useAfterReceipt } from './use-after-receipt.ts';
import { WipPart } from './WipPart.tsx';

type Props = { order: ReceivableWorkOrder; onBack: () => void };

const HEADER: readonly HeaderField[] = ['receivedDate', 'condition'];

export function ReceiveWo({ order, onBack }: Props) {
  const t = useTranslations('receiving');
  const figures = useFigures();
  const navigate = useNavigate();
  const linkTo = useLinkTo();
  const { today } = useToday();
  const afterReceipt = useAfterReceipt();
  const nameOf = usePartName();
  const { woNumber, dueDate } = order;
  const line = useMemo(() => lineOfWorkOrder(order), [order]);
  const lines = useMemo(() => [line], [line]);
  const photosOf = `WO ${woNumber}`;
  const posting = usePosting(receiveWorkOrder, RECEIVE_FORM, (receiver) => {
    const { receiverNumber } = receiver;
    void placePhotos(photosOf, () => ({ receiverNumber, itemNumber: receiver.items[0]?.itemNumber }));
    removeDraft(formKey(RECEIVE_FORM));
    afterReceipt([receiver]);
    void navigate({ to: '/receiveWo/editWo', search: { woNumber, posted: receiverNumber }, replace: true });
  });
  const form = useReceiveForm(lines, { today, zeroCostAsks: true }, posting);
  const receive = () => {
    const { header } = form.typed;
    const [item] = itemsOf(lines, form.typed);
    return posting.send({
      params: { woNumber },
      body: {
        locations: item?.locations ?? [],
        ...(item?.lotNumber && { lotNumber: item.lotNumber }),
        ...(header.receivedDate && { receivedDate: header.receivedDate }),
        ...(header.condition.trim() && { condition: header.condition.trim() }),
      },
    });
  };
  const toOrder = linkTo('wo', woNumber);
  return (
    <ReceiveForm
      title={t.rich('receiveWo', { woNumber, code: asCode })}
      subtitle={[nameOf(order), t('due', { day: dueDate === today ? t('today') : figures.day(dueDate) })].join(' · ')}
      onBack={onBack}
      actions={
        <MenuButton
          label={t('more')}
          items={toOrder ? [{ key: 'order', label: t('toOrder'), icon: IconWorkOrder, href: toOrder }] : []}
        />
      }
      kind="wo"
      mayInspect={false}
      headerFields={HEADER}
      warehouse={order.warehouse}
      onReceive={receive}
      notices={
        <>
          <OrderNotices message={order.message} />
          <WipPart order={order} wanted={typedOf(form.typed, line).total} />
        </>
      }
      {...{ lines, form, posting, today, photosOf }}
    />
  );
}
