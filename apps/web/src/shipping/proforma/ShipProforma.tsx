import { type ProformaShipper, shipProforma } from '@gemba/contract/shipping/proforma-shippers';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useToday } from '../../auth/index.ts';
import { useAfterPosting, usePosting } from '../../inventory/index.ts';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { asCode } from '../../kit/ui/as-code.tsx';
import { headerOf, shippedItems } from '../form/body.ts';
import { PickForm } from '../form/PickForm.tsx';
import { lineOfProforma } from '../form/pick-line.ts';
import { ShipButtons } from '../form/ShipButtons.tsx';
import { ShipPapers } from '../form/ShipPapers.tsx';
import { usePickForm } from '../form/use-pick-form.ts';
import { shippingKeys } from '../shipping-keys.ts';

type Props = { proforma: ProformaShipper; onBack: () => void };

/** What was announced goes out; its lines are those of the proforma shipper. */
export function ShipProforma({ proforma, onBack }: Props) {
  const t = useTranslations('shipping');
  const locale = useLocale();
  const navigate = useNavigate();
  const { today } = useToday();
  const afterPosting = useAfterPosting();
  const { pfNumber, customerName, soNumber } = proforma;
  const lines = useMemo(() => proforma.items.map(lineOfProforma), [proforma.items]);
  const posting = usePosting(shipProforma, 'ship', (shipper) => {
    removeDraft(formKey('ship'));
    afterPosting([shippingKeys.shipper(shipper.shipperNumber), shipper]);
    void navigate({
      to: '/proformaShipper/detail',
      search: { pfNumber, posted: shipper.shipperNumber },
      replace: true,
    });
  });
  const form = usePickForm({ lines, kind: 'ship', today, orderDate: proforma.soDate, posting });
  const ship = (shipNow: boolean) =>
    form.mayGo() &&
    posting.send({
      params: { pfNumber },
      body: { header: headerOf(form.typed.header, locale), items: shippedItems(lines, form.typed), shipNow },
    });
  return (
    <PickForm
      kind="ship"
      title={t.rich('shipProformaNamed', { pfNumber, code: asCode })}
      subtitle={`${customerName} · ${t('soNumber', { number: soNumber })}`}
      onBack={onBack}
      papers={<ShipPapers form={form} today={today} orderDate={proforma.soDate} />}
      renderButtons={(count) => <ShipButtons posting={posting} count={count} onShip={ship} />}
      {...{ lines, form, posting }}
    />
  );
}
