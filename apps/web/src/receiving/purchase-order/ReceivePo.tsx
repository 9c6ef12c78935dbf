import { schemaRules } from '@gemba/contract/kit/rules';
import type { ReceivablePurchaseOrder } from '@gemba/contract/receiving/purchase-order/receivable-purchase-order';
import { receivePurchaseOrderRules } from '@gemba/contract/receiving/purchase-order/receive-purchase-order-rules';
import { ReceiverHeader } from '@gemba/contract/receiving/receiving-shapes';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconDocument, IconTransit } from '../../kit/ui/icons.ts';
import { MenuButton } from '../../kit/ui/input/MenuButton.tsx';
import { headerOf, itemsOf } from '../form/body.ts';
import { itemFactsOf } from '../form/errors.ts';
import { OrderNotices } from '../form/OrderNotices.tsx';
import { ReceiveForm } from '../form/ReceiveForm.tsx';
import { lineOfOrder } from '../form/receive-line.ts';
import { HEADER_FIELDS, type Typed } from '../form/typed.ts';
import { useReceiveForm } from '../form/use-receive-form.ts';
import { addressOfNewProforma } from '../order-address.ts';
import { useReceivePurchaseOrder } from './use-receive-purchase-order.ts';

type Props = { order: ReceivablePurchaseOrder; onBack: () => void };

export function ReceivePo({ order, onBack }: Props) {
  const t = useTranslations('receiving');
  const locale = useLocale();
  const figures = useFigures();
  const linkTo = useLinkTo();
  const { part, location } = useSearch({ from: '/signedIn/receivePo/editPo' });
  const { poNumber, vendorName, arrivalDate, today, receiveNeedIr, receivingPOZeroCost } = order;
  const lines = useMemo(() => order.items.map((item) => lineOfOrder(item, order.poDate)), [order.items, order.poDate]);
  const photosOf = `PO ${poNumber}`;
  const navigate = useNavigate();
  const [kept, setKept] = useState(location ?? '');
  // The address says it too: a reload, or a photo that takes the memory of the page, keeps what is kept now.
  const keep = (next: string) => {
    setKept(next);
    void navigate({
      to: '/receivePo/editPo',
      search: { poNumber, part, location: next || undefined },
      replace: true,
      resetScroll: false,
    });
  };
  const posting = useReceivePurchaseOrder(poNumber, { photosOf, kept });
  const requestOf = ({ header, receiverNumber, ...typed }: Typed) => ({
    params: { poNumber },
    body: {
      header: headerOf(header, locale),
      items: itemsOf(lines, typed),
      ...(receiverNumber && { receiverNumber }),
    },
  });
  const facts = { today, receiveNeedIr, items: lines.map((line) => itemFactsOf(line, receivingPOZeroCost)) };
  const form = useReceiveForm({
    lines,
    posting,
    rulesOf: (typed) => [
      ...receivePurchaseOrderRules(requestOf(typed), facts),
      ...schemaRules(ReceiverHeader, headerOf(typed.header, locale), 'header'),
    ],
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
          items={[
            ...(toOrder ? [{ key: 'order', label: t('toOrder'), icon: IconDocument, href: toOrder }] : []),
            {
              key: 'announce',
              label: t('announceGoods'),
              icon: IconTransit,
              href: addressOfNewProforma(poNumber),
            },
          ]}
        />
      }
      kind="po"
      mayInspect={receiveNeedIr}
      headerFields={HEADER_FIELDS}
      receivers={order.openReceivers}
      warehouse={order.shipTo}
      firstPart={part}
      kept={kept}
      onKeep={keep}
      onReceive={() => posting.send(requestOf(form.typed))}
      notices={<OrderNotices message={order.message} proformas={order.proformaReceivers} />}
      lines={lines}
      form={form}
      posting={posting}
      today={today}
      photosOf={photosOf}
    />
  );
}
