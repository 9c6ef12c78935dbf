import { schemaRules } from '@gemba/contract/kit/rules';
import { shipRtvRules } from '@gemba/contract/shipping/rtv/ship-rtv-rules';
import type { ShippableRtv } from '@gemba/contract/shipping/rtv/shippable-rtv';
import { ShipperHeader } from '@gemba/contract/shipping/shipping-shapes';
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { useSayReason } from '../../inventory/index.ts';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconDocument, IconShip } from '../../kit/ui/icons.ts';
import { MenuButton } from '../../kit/ui/input/MenuButton.tsx';
import { headerOf, issuedItems } from '../form/body.ts';
import { HeaderFold } from '../form/HeaderFold.tsx';
import { PickForm } from '../form/PickForm.tsx';
import { lineOfReturn } from '../form/pick-line.ts';
import type { HeaderField, Typed } from '../form/typed.ts';
import { usePickForm } from '../form/use-pick-form.ts';
import { useShipRtv } from './use-ship-rtv.ts';

type Props = { rtv: ShippableRtv; onBack: () => void };

const HEADER: readonly HeaderField[] = ['shippedDate', 'carrier', 'trackingNumber'];

export function ShipRtv({ rtv, onBack }: Props) {
  const t = useTranslations('shipping');
  const locale = useLocale();
  const linkTo = useLinkTo();
  const sayReason = useSayReason();
  const { rtvNumber, rtvDate, today, vendorName, reason } = rtv;
  const lines = useMemo(() => rtv.items.map(lineOfReturn), [rtv.items]);
  const posting = useShipRtv(rtvNumber);
  const requestOf = (typed: Typed) => ({
    params: { rtvNumber },
    body: { header: headerOf(typed.header, locale), items: issuedItems(lines, typed) },
  });
  const items = rtv.items.map(({ itemNumber, part, max, fromQa, location, stock }) => ({
    itemNumber,
    max,
    qaLocation: fromQa ? location : null,
    part: { partNumber: part, trackableLevel: stock.trackableLevel },
  }));
  const form = usePickForm({
    lines,
    kind: 'return',
    posting,
    rulesOf: (typed) => [
      ...shipRtvRules(requestOf(typed), { rtvDate, today, items }),
      ...schemaRules(ShipperHeader, headerOf(typed.header, locale), 'header'),
    ],
  });
  const toReturn = linkTo('rtv', rtvNumber);
  const inQa = rtv.items.filter(({ fromQa }) => fromQa);
  return (
    <PickForm
      kind="return"
      title={t.rich('shipRtv', { rtvNumber, code: asCode })}
      subtitle={`${vendorName} · ${sayReason(reason)}`}
      onBack={onBack}
      actions={
        <MenuButton
          label={t('more')}
          items={toReturn ? [{ key: 'order', label: t('toReturn'), icon: IconDocument, href: toReturn }] : []}
        />
      }
      notices={inQa.map(({ itemNumber, part, location }) => (
        <Banner key={itemNumber} tone="info" title={t.rich('inQaAt', { part, location, code: asCode })} />
      ))}
      header={<HeaderFold form={form} today={today} orderDate={rtvDate} fields={HEADER} />}
      renderButtons={(count) => (
        <PostButton
          posting={posting}
          icon={IconShip}
          check={t('check')}
          onPost={() => (form.mayGo() ? posting.send(requestOf(form.typed)) : undefined)}
        >
          {t('shipLines', { count })}
        </PostButton>
      )}
      posting={posting}
      lines={lines}
      form={form}
    />
  );
}
