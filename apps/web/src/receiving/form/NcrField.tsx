import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { SelectField } from '../../kit/ui/input/SelectField.tsx';
import { useListNcrs } from '../../quality/index.ts';
import type { LineProps } from './line-props.ts';

/** The open NCR of the part whose goods these replace. One that is closed meanwhile stays chosen, and the server refuses it. */
export function NcrField({ line, typed, onChange, errorAt }: LineProps) {
  const t = useTranslations('receiving');
  const figures = useFigures();
  const { rows = [] } = useListNcrs({ status: 'OPEN', partNumber: line.part, limit: '100' });
  const { ncrNumber } = typed;
  const isListed = ncrNumber === '' || rows.some((row) => row.ncrNumber === ncrNumber);
  if (rows.length === 0 && ncrNumber === '') return null;
  return (
    <SelectField
      name="ncrNumber"
      label={t('field.ncrNumber')}
      value={ncrNumber}
      options={[
        { value: '', label: t('noNcr') },
        ...(isListed ? [] : [{ value: ncrNumber, label: ncrNumber }]),
        ...rows.map((row) => ({
          value: row.ncrNumber,
          label: `${row.ncrNumber} · ${figures.quantity(row.quantity)} ${row.uom} · ${figures.day(row.ncrDate)}`,
        })),
      ]}
      error={errorAt('.ncrNumber')}
      onChange={(next) => onChange({ ...typed, ncrNumber: next })}
    />
  );
}
