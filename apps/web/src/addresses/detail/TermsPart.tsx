import { useTranslations } from 'use-intl';
import { languageNames } from '../../kit/text/language-names.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Fold } from '../../kit/ui/layout/Fold.tsx';
import { type Fact, KeyValueList } from '../../kit/ui/list/Facts.tsx';
import type { Opened } from './read-address.ts';

type Props = { party: Opened['customer'] | Opened['vendor']; more?: readonly Fact[] };

const NOTHING = '–';

/** The terms of trade. */
export function TermsPart({ party, more = [] }: Props) {
  const t = useTranslations('addresses');
  const figures = useFigures();
  const { terms, incoterm, currency, taxCode, taxName, taxRate, language, statementDelivery, lockStatus } = party;
  const tax = taxCode && `${taxName ?? taxCode} · ${figures.percent(taxRate ?? '0')}`;
  const facts: Fact[] = [
    { label: t('field.currency'), value: currency },
    ...more,
    { label: t('field.terms'), value: terms },
    { label: t('field.incoterm'), value: incoterm ?? NOTHING },
    { label: t('field.taxRate'), value: tax ?? NOTHING },
    { label: t('field.lockStatus'), value: t(lockStatus === 'LOCKED' ? 'locked' : 'unlocked') },
    { label: t('field.statementDelivery'), value: t(`delivery.${statementDelivery}`) },
    { label: t('field.language'), value: languageNames[language] },
  ];
  return (
    <Fold title={t('terms')} open>
      <KeyValueList facts={facts} />
    </Fold>
  );
}
