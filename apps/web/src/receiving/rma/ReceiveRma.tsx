import { subtractQuantity } from '@gemba/contract/kit/quantity';
import { schemaRules } from '@gemba/contract/kit/rules';
import { ReceiverHeader } from '@gemba/contract/receiving/receiving-shapes';
import type { ReceivableRma } from '@gemba/contract/receiving/rma/receivable-rma';
import { receiveRmaRules } from '@gemba/contract/receiving/rma/receive-rma-rules';
import { useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconDocument } from '../../kit/ui/icons.ts';
import { MenuButton } from '../../kit/ui/input/MenuButton.tsx';
import { headerOf, returnedItemsOf } from '../form/body.ts';
import { ReceiveForm } from '../form/ReceiveForm.tsx';
import { lineOfReturn } from '../form/receive-line.ts';
import type { HeaderField, Typed } from '../form/typed.ts';
import { useReceiveForm } from '../form/use-receive-form.ts';
import { useReceiveRma } from './use-receive-rma.ts';

type Props = { rma: ReceivableRma; onBack: () => void };

const HEADER = [
  'receivedDate',
  'carrier',
  'trackingNumber',
  'condition',
  'logNumber',
] as const satisfies readonly HeaderField[];

export function ReceiveRma({ rma, onBack }: Props) {
  const t = useTranslations('receiving');
  const locale = useLocale();
  const linkTo = useLinkTo();
  const { rmaNumber, rmaDate, soNumber, today, customerName, reason } = rma;
  const lines = useMemo(() => rma.items.map((item) => lineOfReturn(item, rmaDate)), [rma.items, rmaDate]);
  const photosOf = `RMA ${rmaNumber}`;
  const [kept, setKept] = useState('');
  const posting = useReceiveRma(rmaNumber, photosOf);
  const requestOf = (typed: Typed) => ({
    params: { rmaNumber },
    body: { header: headerOf(typed.header, locale), items: returnedItemsOf(lines, typed) },
  });
  const items = rma.items.map(({ itemNumber, part, quantity, quantityReceived, ofOrder, stock }) => ({
    itemNumber,
    ofOrder,
    max: subtractQuantity(quantity, quantityReceived),
    part: { partNumber: part, hold: stock.hold, trackableLevel: stock.trackableLevel },
  }));
  const form = useReceiveForm({
    lines,
    posting,
    rulesOf: (typed) => [
      ...receiveRmaRules(requestOf(typed), { rmaDate, soNumber, today, items }),
      ...schemaRules(ReceiverHeader, headerOf(typed.header, locale), 'header'),
    ],
  });
  const toOrder = linkTo('rma', rmaNumber);
  return (
    <ReceiveForm
      title={t.rich('receiveRma', { rmaNumber, code: asCode })}
      subtitle={`${customerName} · ${reason}`}
      onBack={onBack}
      actions={
        <MenuButton
          label={t('more')}
          items={toOrder ? [{ key: 'order', label: t('toOrder'), icon: IconDocument, href: toOrder }] : []}
        />
      }
      kind="rma"
      mayInspect={false}
      headerFields={HEADER}
      warehouse={rma.warehouse}
      kept={kept}
      onKeep={setKept}
      onReceive={() => posting.send(requestOf(form.typed))}
      lines={lines}
      form={form}
      posting={posting}
      today={today}
      photosOf={photosOf}
    />
  );
}
