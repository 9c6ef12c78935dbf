import { isZero } from '@gemba/contract/kit/fixed-point';
import { packOf } from '@gemba/contract/kit/packs';
import type { ProformaReceiver } from '@gemba/contract/receiving/proforma/proforma-receiver';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { addressOf, useLinkTo, useMenus } from '../../auth/index.ts';
import { DocumentHead } from '../../kit/frames/DocumentHead.tsx';
import { DocumentScreen } from '../../kit/frames/DocumentScreen.tsx';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { useSayPacks } from '../../kit/text/use-say-packs.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconReceive } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { ActionBar } from '../../kit/ui/layout/ActionBar.tsx';
import { Fold } from '../../kit/ui/layout/Fold.tsx';
import { KeyValueList } from '../../kit/ui/list/Facts.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { ListSection } from '../../kit/ui/list/ListSection.tsx';
import { ReceiverTags } from '../receivers/ReceiverTags.tsx';

type Props = { proforma: ProformaReceiver; onBack: () => void; onRefresh: () => Promise<unknown> };

export function ProformaView({ proforma, onBack, onRefresh }: Props) {
  const t = useTranslations('receiving');
  const figures = useFigures();
  const navigate = useNavigate();
  const menus = useMenus();
  const linkTo = useLinkTo();
  const nameOf = usePartName();
  const sayPacks = useSayPacks();
  const { prNumber, vendorName, status, expectedDate, prDate, items, receivers } = proforma;
  const mayReceive = status === 'OPEN' && menus.has('/receivePo/editPo');
  const papers = [
    { label: t('vendorId'), value: proforma.vendorId },
    { label: t('header.carrier'), value: proforma.shippedVia },
    { label: t('container'), value: proforma.containerNumber },
    { label: t('seal'), value: proforma.containerSealNumber },
    { label: t('billOfLading'), value: proforma.billOfLading },
    { label: t('shippingMark'), value: proforma.shippingMark },
    { label: t('transitTime'), value: proforma.transitTime !== null && t('days', { count: proforma.transitTime }) },
    { label: t('bond'), value: t(proforma.isBond ? 'yes' : 'no') },
  ].filter(({ value }) => !!value);
  return (
    <DocumentScreen
      title={t.rich('proformaNamed', { prNumber, code: asCode })}
      onBack={onBack}
      footer={
        mayReceive && (
          <ActionBar>
            <Button
              kind="primary"
              wide
              icon={IconReceive}
              onClick={() => void navigate({ to: '/proformaReceiver/detail', search: { prNumber, receive: '1' } })}
            >
              {t('receiveProforma')}
            </Button>
          </ActionBar>
        )
      }
      onRefresh={onRefresh}
    >
      <DocumentHead
        title={vendorName}
        tags={
          <StatusTag tone={status === 'OPEN' ? 'info' : 'idle'} shape={status === 'OPEN' ? 'open' : 'tick'} large>
            {t(`proformaState.${status}`)}
          </StatusTag>
        }
        facts={[
          { label: t('proformaDate'), value: figures.day(prDate) },
          { label: t('expected'), value: expectedDate ? figures.day(expectedDate) : '–' },
          { label: t('lineCount'), value: String(items.length) },
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
                {[nameOf(item.stock), sayPacks(item.quantity, item.stock.uom, packOf(item, item.stock.uom))]
                  .filter(Boolean)
                  .join(' · ')}
                <br />
                {t.rich('kindNumber.po', { number: item.poNumber, code: asCode })}
              </>
            }
            value={`${figures.quantity(item.max)} ${item.stock.uom}`}
            valueSub={t('ofAll', { all: figures.quantity(item.quantity) })}
            chips={
              !isZero(item.quantityShort) && (
                <StatusTag tone="warn">{t('shortBy', { quantity: figures.quantity(item.quantityShort) })}</StatusTag>
              )
            }
            href={linkTo('part', item.part)}
          />
        ))}
      </ListSection>
      {receivers.length > 0 && (
        <ListSection title={t('receivers')}>
          {receivers.map(({ receiverNumber, receivedDate, ...receiver }) => (
            <ListRow
              key={receiverNumber}
              code
              title={receiverNumber}
              value={figures.day(receivedDate)}
              chips={<ReceiverTags receiver={{ kind: 'po', ...receiver }} />}
              href={addressOf('receiver', receiverNumber)}
            />
          ))}
        </ListSection>
      )}
      <Fold title={t('papers')}>
        <KeyValueList facts={papers} />
      </Fold>
    </DocumentScreen>
  );
}
