import { MANUFACTURER_MARKS } from '@gemba/contract/addresses/get-vendor';
import { useLocale, useTranslations } from 'use-intl';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { Fold } from '../../kit/ui/layout/Fold.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { countryNames } from '../place.ts';
import type { Opened } from './read-address.ts';

type Mark = keyof typeof MANUFACTURER_MARKS;
const MARKS = Object.keys(MANUFACTURER_MARKS) as Mark[];

/** The manufacturers that a vendor sells, with the marks Q, R, P and S. */
export function ManufacturersPart({ manufacturers }: { manufacturers: Opened['vendor']['manufacturers'] }) {
  const t = useTranslations('addresses');
  const countryName = countryNames(useLocale());
  if (manufacturers.length === 0) return null;
  return (
    <Fold title={t('manufacturers')} note={manufacturers.length}>
      <List bare>
        {manufacturers.map((manufacturer) => {
          const marks = MARKS.filter((mark) => manufacturer[mark]);
          return (
            <ListRow
              key={manufacturer.mfgCode}
              title={manufacturer.mfgName}
              sub={
                <>
                  <span className="code">{manufacturer.mfgCode}</span>
                  {manufacturer.country && ` · ${countryName(manufacturer.country)}`}
                </>
              }
              chips={
                marks.length > 0 &&
                marks.map((mark) => (
                  <StatusTag key={mark} tone="info" plain>
                    {t('mark', { letter: MANUFACTURER_MARKS[mark], word: t(`marks.${mark}`) })}
                  </StatusTag>
                ))
              }
            />
          );
        })}
      </List>
    </Fold>
  );
}
