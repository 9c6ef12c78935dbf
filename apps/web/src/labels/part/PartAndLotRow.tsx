import { Fragment, useState } from 'react';
import { useTranslations } from 'use-intl';
import { wholeCodes } from '../../kit/text/whole-codes.tsx';
import { classesOf } from '../../kit/ui/classes.ts';
import { IconPart } from '../../kit/ui/icons.ts';
import { ChoiceRow } from '../ChoiceRow.tsx';
import type { LabelSearch } from '../use-label-search.ts';
import styles from './PartAndLotRow.module.css';
import { PartAndLotSheet } from './PartAndLotSheet.tsx';

const c = classesOf(styles);

type Props = Pick<LabelSearch, 'lotNumber' | 'serialNumber' | 'change'> & { partNumber: string };

export function PartAndLotRow({ partNumber, lotNumber, serialNumber, change }: Props) {
  const t = useTranslations('labels');
  const [open, setOpen] = useState(false);
  const more = [lotNumber && t('withLot', { lotNumber }), serialNumber && t('withSerial', { serialNumber })];
  return (
    <>
      <ChoiceRow
        icon={IconPart}
        label={t('partAndLot')}
        value={
          <>
            <span className="code">{partNumber}</span>
            {more.filter(Boolean).map((piece) => (
              <Fragment key={piece}>
                {' '}
                <span className={c('piece')}>{wholeCodes(`· ${piece}`)}</span>
              </Fragment>
            ))}
          </>
        }
        onClick={() => setOpen(true)}
      />
      <PartAndLotSheet
        open={open}
        onClose={() => setOpen(false)}
        start={{ partNumber, lotNumber: lotNumber ?? '', serialNumber: serialNumber ?? '' }}
        onUse={change}
      />
    </>
  );
}
