import { schemaRules } from '@gemba/contract/kit/rules';
import { type ProformaReceiver } from '@gemba/contract/receiving/proforma/proforma-receiver';
import { receiveProformaRules } from '@gemba/contract/receiving/proforma/receive-proforma-rules';
import { ReceiverHeader } from '@gemba/contract/receiving/receiving-shapes';
import { useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { headerOf, itemsOf } from '../form/body.ts';
import { itemFactsOf } from '../form/errors.ts';
import { ReceiveForm } from '../form/ReceiveForm.tsx';
import { lineOfProforma } from '../form/receive-line.ts';
import { HEADER_FIELDS, type Typed } from '../form/typed.ts';
import { useReceiveForm } from '../form/use-receive-form.ts';
import { useReceiveProforma } from './use-receive-proforma.ts';

type Props = { proforma: ProformaReceiver; onBack: () => void };

/** Receives the goods of a proforma receiver out of transit, on one receiver for each of its orders. */
export function ReceiveProforma({ proforma, onBack }: Props) {
  const t = useTranslations('receiving');
  const locale = useLocale();
  const { prNumber, vendorName, today, receiveNeedIr, receivingPOZeroCost, items } = proforma;
  const lines = useMemo(() => items.map(lineOfProforma), [items]);
  const photosOf = `PR ${prNumber}`;
  const [kept, setKept] = useState('');
  const posting = useReceiveProforma(proforma, photosOf);
  const requestOf = (typed: Typed) => ({
    params: { prNumber },
    body: { header: headerOf(typed.header, locale), items: itemsOf(lines, typed) },
  });
  const facts = { today, receiveNeedIr, items: lines.map((line) => itemFactsOf(line, receivingPOZeroCost)) };
  const form = useReceiveForm({
    lines,
    posting,
    rulesOf: (typed) => [
      ...receiveProformaRules(requestOf(typed), facts),
      ...schemaRules(ReceiverHeader, headerOf(typed.header, locale), 'header'),
    ],
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
