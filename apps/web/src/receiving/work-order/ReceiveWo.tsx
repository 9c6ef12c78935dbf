import { schemaRules } from '@gemba/contract/kit/rules';
import { ReceiverHeader } from '@gemba/contract/receiving/receiving-shapes';
import { type ReceivableWorkOrder } from '@gemba/contract/receiving/work-order/receivable-work-order';
import { receiveWorkOrderRules } from '@gemba/contract/receiving/work-order/receive-work-order-rules';
import { useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useLinkTo, useToday } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconWorkOrder } from '../../kit/ui/icons.ts';
import { MenuButton } from '../../kit/ui/input/MenuButton.tsx';
import { headerOf, itemsOf } from '../form/body.ts';
import { OrderNotices } from '../form/OrderNotices.tsx';
import { ReceiveForm } from '../form/ReceiveForm.tsx';
import { lineOfWorkOrder } from '../form/receive-line.ts';
import { type HeaderField, type Typed, typedOf } from '../form/typed.ts';
import { useReceiveForm } from '../form/use-receive-form.ts';
import { useReceiveWorkOrder } from './use-receive-work-order.ts';
import { WipPart } from './WipPart.tsx';

type Props = { order: ReceivableWorkOrder; onBack: () => void };

const HEADER: readonly HeaderField[] = ['receivedDate', 'condition'];

export function ReceiveWo({ order, onBack }: Props) {
  const t = useTranslations('receiving');
  const locale = useLocale();
  const figures = useFigures();
  const linkTo = useLinkTo();
  const { today } = useToday();
  const nameOf = usePartName();
  const { woNumber, dueDate } = order;
  const line = useMemo(() => lineOfWorkOrder(order), [order]);
  const lines = useMemo(() => [line], [line]);
  const photosOf = `WO ${woNumber}`;
  const [kept, setKept] = useState('');
  const posting = useReceiveWorkOrder(woNumber, photosOf);
  const requestOf = (typed: Typed) => {
    const { receivedDate, condition } = headerOf(typed.header, locale);
    const [item] = itemsOf(lines, typed);
    return {
      params: { woNumber },
      body: {
        locations: item?.locations ?? [],
        ...(item?.lotNumber && { lotNumber: item.lotNumber }),
        ...(receivedDate && { receivedDate }),
        ...(condition && { condition }),
      },
    };
  };
  const { stock, max, woDate } = order;
  const facts = { today, orderDate: woDate, max, part: { ...stock, partNumber: order.part } };
  const form = useReceiveForm({
    lines,
    posting,
    rulesOf: (typed) => [
      ...receiveWorkOrderRules(requestOf(typed), facts),
      ...schemaRules(ReceiverHeader, headerOf(typed.header, locale), 'header'),
    ],
  });
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
      kept={kept}
      onKeep={setKept}
      onReceive={() => posting.send(requestOf(form.typed))}
      notices={
        <>
          <OrderNotices message={order.message} />
          <WipPart order={order} wanted={typedOf(form.typed, line).total} />
        </>
      }
      lines={lines}
      form={form}
      posting={posting}
      today={today}
      photosOf={photosOf}
    />
  );
}
