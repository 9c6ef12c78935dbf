import { schemaRules } from '@gemba/contract/kit/rules';
import { ProformaReceiverHeader } from '@gemba/contract/receiving/proforma/make-proforma-receiver';
import { makeProformaReceiverRules } from '@gemba/contract/receiving/proforma/make-proforma-receiver-rules';
import type { ReceivablePurchaseOrder } from '@gemba/contract/receiving/purchase-order/receivable-purchase-order';
import { useTranslations } from 'use-intl';
import { AnnounceForm, announcedItems, useAnnounceForm } from '../../inventory/index.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { lineOfOrder } from '../form/receive-line.ts';
import { ProformaFields } from './ProformaFields.tsx';
import { headerOf, NOTHING_ANNOUNCED, type TypedProforma } from './typed-proforma.ts';
import { ANNOUNCE_RECEIPT, useMakeProformaReceiver } from './use-make-proforma-receiver.ts';

type Props = { order: ReceivablePurchaseOrder; onBack: () => void };

/** The goods of an order that its vendor has sent, with the header of the vendor's documents. */
export function MakeProforma({ order, onBack }: Props) {
  const t = useTranslations('receiving');
  const nameOf = usePartName();
  const { poNumber, poDate, vendorName, today } = order;
  const lines = order.items
    .map((item) => lineOfOrder(item, poDate))
    .flatMap(({ stock, ...line }) => (stock ? [{ ...line, name: nameOf(stock) }] : []));
  const posting = useMakeProformaReceiver();
  const bodyOf = (typed: TypedProforma) => ({
    poNumber,
    header: headerOf(typed),
    items: announcedItems(lines, typed.quantities),
  });
  const form = useAnnounceForm({
    name: ANNOUNCE_RECEIPT,
    empty: NOTHING_ANNOUNCED,
    posting,
    bodyOf,
    rulesOf: (body) => [
      ...makeProformaReceiverRules(body, { today, orderDate: poDate, items: lines }),
      ...schemaRules(ProformaReceiverHeader, body.header, 'header'),
    ],
  });
  return (
    <AnnounceForm
      title={t.rich('newProforma', { poNumber, code: asCode })}
      subtitle={vendorName}
      onBack={onBack}
      lines={lines}
      quantities={form.typed.quantities}
      onQuantities={(quantities) => form.write({ quantities })}
      form={form}
      posting={posting}
      onAnnounce={() => posting.send({ body: bodyOf(form.typed) })}
    >
      <ProformaFields form={form} order={order} />
    </AnnounceForm>
  );
}
