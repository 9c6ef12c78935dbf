import type { RtvShipper } from '@gemba/contract/shipping/rtv/rtv-shipper';
import { useTranslations } from 'use-intl';
import { addressOf, useLinkTo } from '../../auth/index.ts';
import { DocumentHead } from '../../kit/frames/DocumentHead.tsx';
import { DocumentScreen } from '../../kit/frames/DocumentScreen.tsx';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconLabel } from '../../kit/ui/icons.ts';
import { MenuButton, type MenuItem } from '../../kit/ui/input/MenuButton.tsx';
import { TextLink } from '../../kit/ui/input/TextLink.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { ListSection } from '../../kit/ui/list/ListSection.tsx';
import { useReverseRtvShipper } from '../reversal/use-reverse-rtv-shipper.ts';
import { RtvShipperTag } from './RtvShipperTag.tsx';

type Props = { shipper: RtvShipper; onBack: () => void; onRefresh: () => Promise<unknown> };

export function RtvShipperView({ shipper, onBack, onRefresh }: Props) {
  const t = useTranslations('shipping');
  const figures = useFigures();
  const linkTo = useLinkTo();
  const nameOf = usePartName();
  const { shipperNumber, rtvNumber, vendorName, shippedBy, shippedAt, carrier, trackingNumber, items } = shipper;
  const { reversal } = shipper;
  const reverse = useReverseRtvShipper(shipperNumber);
  const other = reversal.reverses ?? reversal.reversedBy;
  const toLabels = linkTo('labelsOfRtvShipper', reversal.reverses ? undefined : shipperNumber);
  const acts: MenuItem[] = [
    ...(toLabels ? [{ key: 'labels', label: t('printLabels'), icon: IconLabel, href: toLabels }] : []),
    ...(reversal.allowed ? [reverse.act] : []),
  ];
  return (
    <DocumentScreen
      title={t.rich('rtvShipperNamed', { shipperNumber, code: asCode })}
      onBack={onBack}
      actions={<MenuButton label={t('more')} items={acts} />}
      onRefresh={onRefresh}
      sheets={reverse.sheet}
    >
      <DocumentHead
        title={vendorName}
        sub={
          <TextLink href={linkTo('rtv', rtvNumber)}>
            <span className="code">{t('rtvNumber', { number: rtvNumber })}</span>
          </TextLink>
        }
        tags={
          other && (
            <>
              <RtvShipperTag shipper={reversal} />
              <TextLink href={addressOf('rtvShipper', other)}>
                {t.rich('showOther', { number: other, code: asCode })}
              </TextLink>
            </>
          )
        }
        facts={[
          { label: t('by'), value: shippedBy.name },
          { label: t('at'), value: figures.moment(shippedAt) },
          ...(carrier ? [{ label: t('header.carrier'), value: carrier }] : []),
          ...(trackingNumber ? [{ label: t('header.trackingNumber'), value: trackingNumber }] : []),
        ]}
        reason={reversal.reason}
      />
      <ListSection title={t('lines', { count: items.length })}>
        {items.map((item) => (
          <ListRow
            key={item.itemNumber}
            code
            title={item.part}
            sub={
              <>
                {nameOf(item)}
                <br />
                <span className="code">{[item.location, ...item.serials].join(' · ')}</span>
              </>
            }
            value={`${figures.quantity(item.quantity)} ${item.uom}`}
            chips={item.fromQa && <StatusTag tone="warn">{t('fromQa')}</StatusTag>}
            href={linkTo('part', item.part)}
          />
        ))}
      </ListSection>
    </DocumentScreen>
  );
}
