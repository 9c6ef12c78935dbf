import { useLocale, useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { wholeCodes } from '../../kit/text/whole-codes.tsx';
import { Fold } from '../../kit/ui/layout/Fold.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { CallLink } from '../CallLink.tsx';
import { map, outside } from '../contact-links.ts';
import { countryNames, linesOf } from '../place.ts';
import styles from './Frame.module.css';
import type { Opened } from './read-address.ts';

/** Ship-to addresses, sales people, and instructions of a customer. */
export function CustomerFolds({ customer: { shipTos, salesCodes, instructions } }: { customer: Opened['customer'] }) {
  const t = useTranslations('addresses');
  const figures = useFigures();
  const countryName = countryNames(useLocale());
  return (
    <>
      {instructions.length > 0 && (
        <Fold title={t('instructions')} note={instructions.length} open>
          <List bare>
            {instructions.map(({ number, kind, instruction }) => (
              <ListRow
                key={number}
                title={<span className={styles['lines']}>{wholeCodes(instruction)}</span>}
                sub={t(`instruction.${kind}`)}
              />
            ))}
          </List>
        </Fold>
      )}
      {shipTos.length > 0 && (
        <Fold title={t('shipTos')} note={shipTos.length}>
          <List bare>
            {shipTos.map(({ shipToId, shipToName, phone, ...place }) => {
              const lines = linesOf(place, countryName);
              return (
                <ListRow
                  key={shipToId}
                  title={shipToName}
                  sub={<span className={styles['lines']}>{wholeCodes([shipToId, ...lines].join('\n'))}</span>}
                  href={lines.length > 0 ? map(lines.join(', '), navigator.userAgent) : undefined}
                  renderLink={outside}
                  trailing={phone && <CallLink phone={phone} name={shipToName} />}
                />
              );
            })}
          </List>
        </Fold>
      )}
      {salesCodes.length > 0 && (
        <Fold title={t('salesCodes')} note={salesCodes.length}>
          <List bare>
            {salesCodes.map(({ salesCode, salesName, commission }) => (
              <ListRow
                key={salesCode}
                title={salesName}
                sub={<span className="code">{salesCode}</span>}
                value={figures.percent(commission)}
                valueSub={t('commission')}
              />
            ))}
          </List>
        </Fold>
      )}
    </>
  );
}
