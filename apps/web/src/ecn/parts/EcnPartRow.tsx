import type { EcnPart } from '@gemba/contract/ecn/ecn';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { OldNew } from '../../kit/ui/list/OldNew.tsx';

/** An affected part: its old and new revision, and its stock. */
export function EcnPartRow({ part }: { part: EcnPart }) {
  const t = useTranslations('ecn');
  const figures = useFigures();
  const nameOf = usePartName();
  const { partNumber, oldRevision, newRevision, onHand, onOrder, uom, hold } = part;
  return (
    <ListRow
      href={useLinkTo()('part', partNumber)}
      code
      title={partNumber}
      sub={nameOf(part)}
      value={<OldNew from={t('rev', { revision: oldRevision })} to={t('rev', { revision: newRevision })} />}
      valueSub={
        <>
          {t('unitsOnHand', { quantity: figures.quantity(onHand), uom })}
          <br />
          {t('unitsOnOrder', { quantity: figures.quantity(onOrder), uom })}
        </>
      }
      chips={hold && <StatusTag tone="hold">{t('partOnHold')}</StatusTag>}
    />
  );
}
