import { schemaRules } from '@gemba/contract/kit/rules';
import { type ProformaShipper } from '@gemba/contract/shipping/proforma/proforma-shipper';
import { shipProformaRules } from '@gemba/contract/shipping/proforma/ship-proforma-rules';
import { ShipperHeader } from '@gemba/contract/shipping/shipping-shapes';
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useToday } from '../../auth/index.ts';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { headerOf, shippedItems } from '../form/body.ts';
import { itemFactsOf } from '../form/errors.ts';
import { HeaderFold } from '../form/HeaderFold.tsx';
import { PickForm } from '../form/PickForm.tsx';
import { lineOfProforma } from '../form/pick-line.ts';
import { ShipButtons } from '../form/ShipButtons.tsx';
import type { Typed } from '../form/typed.ts';
import { usePickForm } from '../form/use-pick-form.ts';
import { useShipProforma } from './use-ship-proforma.ts';

type Props = { proforma: ProformaShipper; onBack: () => void };

/** Ships a proforma shipper; the lines are its own. */
export function ShipProforma({ proforma, onBack }: Props) {
  const t = useTranslations('shipping');
  const locale = useLocale();
  const { today } = useToday();
  const { pfNumber, customerName, soNumber } = proforma;
  const lines = useMemo(() => proforma.items.map(lineOfProforma), [proforma.items]);
  const posting = useShipProforma(pfNumber);
  const requestOf = (typed: Typed, shipNow: boolean) => ({
    params: { pfNumber },
    body: { header: headerOf(typed.header, locale), items: shippedItems(lines, typed), shipNow },
  });
  const facts = { today, orderDate: proforma.soDate, items: lines.map(itemFactsOf) };
  const form = usePickForm({
    lines,
    kind: 'ship',
    posting,
    rulesOf: (typed) => [
      ...shipProformaRules(requestOf(typed, true), facts),
      ...schemaRules(ShipperHeader, headerOf(typed.header, locale), 'header'),
    ],
  });
  const ship = (shipNow: boolean) => form.mayGo() && posting.send(requestOf(form.typed, shipNow));
  return (
    <PickForm
      kind="ship"
      title={t.rich('shipProformaNamed', { pfNumber, code: asCode })}
      subtitle={`${customerName} · ${t('soNumber', { number: soNumber })}`}
      onBack={onBack}
      header={<HeaderFold form={form} today={today} orderDate={proforma.soDate} />}
      renderButtons={(count) => <ShipButtons posting={posting} count={count} onShip={ship} />}
      lines={lines}
      form={form}
      posting={posting}
    />
  );
}
