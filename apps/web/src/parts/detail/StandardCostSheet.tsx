import { StandardCost } from '@gemba/contract/parts/change/change-standard-cost';
import type { Part } from '@gemba/contract/parts/part-shapes';
import { useTranslations } from 'use-intl';
import { ReasonSheet } from '../../kit/posting/ReasonSheet.tsx';
import { useFigures } from '../../kit/text/use-figures.ts';
import { useChangeStandardCost } from './use-change-standard-cost.ts';

const FORM = 'standardCost';

type Props = { part: Part; onClose: () => void };

export function StandardCostSheet({ part: { partNumber, stdCost, currency, uom, version }, onClose }: Props) {
  const t = useTranslations('parts');
  const { unitCost } = useFigures();
  const { send, ...posting } = useChangeStandardCost(FORM, onClose);
  return (
    <ReasonSheet
      form={FORM}
      title={t('change.standardCost')}
      sub={stdCost ? t('costNow', { cost: unitCost(stdCost, currency), uom }) : t('noCostNow')}
      value={{
        label: t('newCost', { currency, uom }),
        now: stdCost ?? '',
        accepts: StandardCost,
        rule: t('costRule'),
        help: t('costHow'),
      }}
      label={t('saveCost')}
      posting={posting}
      onPost={(standardCost, reason) => send({ params: { partNumber }, body: { standardCost, reason, version } })}
      onClose={onClose}
    />
  );
}
