import type { ProformaShipper } from '@gemba/contract/shipping/proforma/proforma-shipper';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { addressOf, useLinkTo, useMenus } from '../../auth/index.ts';
import { DocumentHead } from '../../kit/frames/DocumentHead.tsx';
import { DocumentScreen } from '../../kit/frames/DocumentScreen.tsx';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconShip } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { TextLink } from '../../kit/ui/input/TextLink.tsx';
import { ActionBar } from '../../kit/ui/layout/ActionBar.tsx';
import { Fold } from '../../kit/ui/layout/Fold.tsx';
import { KeyValueList } from '../../kit/ui/list/Facts.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { ListSection } from '../../kit/ui/list/ListSection.tsx';
import { CancelSheet } from '../CancelSheet.tsx';
import { useWithdrawProformaShipper } from './use-withdraw-proforma-shipper.ts';

type Props = { proforma: ProformaShipper; onBack: () => void; onRefresh: () => Promise<unknown> };

export function ProformaView({ proforma, onBack, onRefresh }: Props) {
  const t = useTranslations('shipping');
  const figures = useFigures();
  const navigate = useNavigate();
  const menus = useMenus();
  const linkTo = useLinkTo();
  const nameOf = usePartName();
  const { pfNumber, customerName, soNumber, status, pfDate, customerPo, currency, items, shippers } = proforma;
  const [asking, setAsking] = useState(false);
  const withdraw = useWithdrawProformaShipper(pfNumber, () => setAsking(false));
  const mayShip = status === 'OPEN' && menus.has('/shipperSo/editSo');
  const priceOf = ({ listPrice, discount, taxRate }: ProformaShipper['items'][number]) =>
    [
      figures.unitCost(listPrice, currency),
      Number(discount) !== 0 && t('discount', { rate: figures.percent(discount) }),
      Number(taxRate) !== 0 && t('tax', { rate: figures.percent(taxRate) }),
    ]
      .filter(Boolean)
      .join(' · ');
  const withName = (id: string | null, name: string | null) => [id, name].filter(Boolean).join(' · ') || '–';
  const parties = [
    { label: t('customerId'), value: withName(proforma.customerId, customerName) },
    { label: t('billTo'), value: withName(proforma.billToId, proforma.billToName) },
    { label: t('shipTo'), value: withName(proforma.shipToId, proforma.shipToName) },
  ];
  return (
    <DocumentScreen
      title={t.rich('proformaNamed', { pfNumber, code: asCode })}
      onBack={onBack}
      footer={
        mayShip && (
          <ActionBar>
            <Button kind="outline" onClick={() => setAsking(true)}>
              {t('withdraw')}
            </Button>
            <Button
              kind="primary"
              wide
              icon={IconShip}
              onClick={() => void navigate({ to: '/proformaShipper/detail', search: { pfNumber, ship: '1' } })}
            >
              {t('shipProforma')}
            </Button>
          </ActionBar>
        )
      }
      onRefresh={onRefresh}
      sheets={
        <CancelSheet
          open={asking}
          onClose={() => setAsking(false)}
          title={t('withdrawTitle', { number: pfNumber })}
          act={t('withdrawIt')}
          how={t('withdrawHow')}
          posting={withdraw}
        />
      }
    >
      <DocumentHead
        title={customerName}
        sub={<TextLink href={linkTo('so', soNumber)}>{t.rich('ofOrder', { number: soNumber, code: asCode })}</TextLink>}
        tags={
          <StatusTag tone={status === 'OPEN' ? 'info' : 'idle'} shape={status === 'OPEN' ? 'open' : 'tick'} large>
            {t(`state.${status}`)}
          </StatusTag>
        }
        facts={[
          { label: t('proformaDate'), value: figures.day(pfDate) },
          { label: t('customerPo'), value: customerPo ?? '–' },
          { label: t('language'), value: t(`languageIs.${proforma.language}`) },
        ]}
      />
      <ListSection title={t('lines', { count: items.length })}>
        {items.map((item) => (
          <ListRow
            key={item.itemNumber}
            code
            title={item.part}
            sub={
              <>
                {item.stock ? nameOf(item.stock) : item.description}
                <br />
                {priceOf(item)}
              </>
            }
            value={[figures.quantity(item.quantity), item.stock?.uom].filter(Boolean).join(' ')}
            valueSub={t('shippedOf', { quantity: figures.quantity(item.qtyShipped) })}
            href={item.stock ? linkTo('part', item.part) : undefined}
          />
        ))}
      </ListSection>
      <Fold title={t('parties')} open>
        <KeyValueList facts={parties} />
      </Fold>
      {shippers.length > 0 && (
        <ListSection title={t('shippers')}>
          {shippers.map(({ shipperNumber }) => (
            <ListRow key={shipperNumber} code title={shipperNumber} href={addressOf('shipper', shipperNumber)} />
          ))}
        </ListSection>
      )}
    </DocumentScreen>
  );
}
