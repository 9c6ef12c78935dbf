import type { Ncr } from '@gemba/contract/quality/ncr/ncr';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Thing, useLinkTo } from '../../auth/index.ts';
import { DocumentScreen } from '../../kit/frames/DocumentScreen.tsx';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconOk, IconPutAside, IconUndo } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { TextLink } from '../../kit/ui/input/TextLink.tsx';
import { ActionBar } from '../../kit/ui/layout/ActionBar.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { KeyValueList } from '../../kit/ui/list/Facts.tsx';
import { ChangeNcrSheet } from './ChangeNcrSheet.tsx';
import { NcrTags } from './NcrTags.tsx';
import styles from './NcrView.module.css';
import { useFinding } from './use-finding.ts';

type Props = { ncr: Ncr; onBack: () => void; onRefresh: () => Promise<unknown> };

export function NcrView({ ncr, onBack, onRefresh }: Props) {
  const t = useTranslations('quality');
  const figures = useFigures();
  const nameOf = usePartName();
  const findingOf = useFinding();
  const linkTo = useLinkTo();
  const navigate = useNavigate();
  const [changing, setChanging] = useState(false);
  const { ncrNumber, status, part, closedBy, closedAt } = ncr;
  const event = status === 'OPEN' ? 'close' : 'reopen';
  // Goods that lie on hand come under a report, so that the decision about them settles this NCR.
  const hasNoGoods = status === 'OPEN' && !ncr.hasGoodsOfReport;
  const toPutAside = hasNoGoods && {
    to: '/quality/putAside' as const,
    search: { part, location: ncr.location ?? '', ncrNumber },
  };
  const link = (thing: Thing, number: string | null) => {
    const href = linkTo(thing, number);
    const named = <span className="code">{number}</span>;
    return number && (href ? <TextLink href={href}>{named}</TextLink> : named);
  };
  const act = (name: string, at: string) => `${name} · ${figures.moment(at)}`;
  const facts = [
    { label: t('part'), value: link('part', part) },
    { label: t('partName'), value: nameOf(ncr) },
    { label: t('quantity'), value: `${figures.quantity(ncr.quantity)} ${ncr.uom}` },
    { label: t('source'), value: t(`sources.${ncr.source}`) },
    { label: t('location'), value: link('location', ncr.location) },
    { label: t('vendor'), value: ncr.vendorName },
    { label: t('ir'), value: link('inspection', ncr.irNumber) },
    { label: t('receiver'), value: link('receiver', ncr.receiverNumber) },
    { label: t('wo'), value: link('wo', ncr.woNumber) },
    { label: t('rma'), value: link('rma', ncr.rmaNumber) },
    { label: t('rtv'), value: link('rtv', ncr.rtvNumber) },
    { label: t('raisedBy'), value: act(ncr.raisedBy.name, ncr.raisedAt) },
    { label: t('closedBy'), value: closedBy && closedAt && act(closedBy.name, closedAt) },
    { label: t('lastNote'), value: ncr.note },
    ...ncr.replacedBy.map((number) => ({ label: t('replacedBy'), value: link('receiver', number) })),
  ].filter(({ value }) => !!value);
  return (
    <DocumentScreen
      title={t.rich('ncr', { ncrNumber, code: asCode })}
      onBack={onBack}
      footer={
        ncr.mayChange && (
          <ActionBar>
            {toPutAside && (
              <Button kind="outline" wide icon={IconPutAside} onClick={() => void navigate(toPutAside)}>
                {t('putAside')}
              </Button>
            )}
            <Button
              kind={event === 'close' ? 'primary' : 'outline'}
              wide
              icon={event === 'close' ? IconOk : IconUndo}
              onClick={() => setChanging(true)}
            >
              {t(event)}
            </Button>
          </ActionBar>
        )
      }
      onRefresh={onRefresh}
      sheets={<ChangeNcrSheet key={event} ncr={ncr} event={event} open={changing} onClose={() => setChanging(false)} />}
    >
      <Card pad>
        <div className={styles['tags']}>
          <NcrTags ncr={ncr} />
        </div>
        <p className={styles['finding']}>{findingOf(ncr)}</p>
        <KeyValueList facts={facts} />
      </Card>
    </DocumentScreen>
  );
}
