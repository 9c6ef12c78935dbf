import { MANUFACTURER_MARKS } from '@gemba/contract/addresses/get-vendor';
import { useLocale, useTranslations } from 'use-intl';
import { Fold } from '../../kit/ui/Fold.tsx';
import { List } from '../../kit/ui/List.tsx';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import { StatusTag } from '../../kit/ui/StatusTag.tsx';
import { countryNames } from '../place.ts';
import type { Opened } from './read-address.ts';

type Mark = keyof typeof MANUFACTURER_MARKS;
const MARKS = Object.keys(MANUFACTURER_MARKS) as Mark[];

/** Whose goods a vendor sells, with the marks Q, R, P and S. */
export function ManufacturersPart({ manufacturers }: { manufacturers: Opened['vendor']['manufacturers'] }) {
  const t = useTranslations('addresses');
  const countryName = countryNames(useLocale());
  if (manufacturers.length === 0) return null;
  return (
    <Fold title={t('manufacturers')} note={manufacturers.length}>
      <List bare>
        {manufacturers.map((one) => {
          const marks = MARKS.filter((mark) => one[mark]);
          return (
            <ListRow
              key={one.mfgCode}
              title={one.mfgName}
              sub={
                <>
                  <span className="code">{one.mfgCode}</span>
                  {one.country && ` · ${countryName(one.country)}`}
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
