import { schemaRules } from '@gemba/contract/kit/rules';
import { ProformaShipperHeader } from '@gemba/contract/shipping/proforma/make-proforma-shipper';
import { makeProformaShipperRules } from '@gemba/contract/shipping/proforma/make-proforma-shipper-rules';
import type { ShippableSalesOrder } from '@gemba/contract/shipping/sales-order/shippable-sales-order';
import { useTranslations } from 'use-intl';
import { AnnounceForm, announcedItems, filled, useAnnounceForm } from '../../inventory/index.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { lineOfSale } from '../form/pick-line.ts';
import { NOTHING_ANNOUNCED, ProformaFields, type TypedProforma } from './ProformaFields.tsx';
import { ANNOUNCE_SHIPMENT, useMakeProformaShipper } from './use-make-proforma-shipper.ts';

type Props = { order: ShippableSalesOrder; onBack: () => void };

/** The goods of an order that its customer is told about before they leave. */
export function MakeProforma({ order, onBack }: Props) {
  const t = useTranslations('shipping');
  const nameOf = usePartName();
  const { soNumber, soDate, customerName, today } = order;
  const lines = order.items
    .map(lineOfSale)
    .map(({ stock, ...line }) => ({ ...line, name: stock ? nameOf(stock) : line.description, pack: null }));
  const posting = useMakeProformaShipper();
  const bodyOf = ({ header, language, quantities }: TypedProforma) => ({
    soNumber,
    header: { ...filled(header), ...(language && { language }) },
    items: announcedItems(lines, quantities),
  });
  const form = useAnnounceForm({
    name: ANNOUNCE_SHIPMENT,
    empty: NOTHING_ANNOUNCED,
    posting,
    bodyOf,
    rulesOf: (body) => [
      ...makeProformaShipperRules(body, { today, orderDate: soDate, items: lines }),
      ...schemaRules(ProformaShipperHeader, body.header, 'header'),
    ],
  });
  return (
    <AnnounceForm
      title={t.rich('newProforma', { soNumber, code: asCode })}
      subtitle={customerName}
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
