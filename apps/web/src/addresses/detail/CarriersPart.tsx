import { useTranslations } from 'use-intl';
import { Fold } from '../../kit/ui/Fold.tsx';
import { List } from '../../kit/ui/List.tsx';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import { StatusTag } from '../../kit/ui/StatusTag.tsx';
import { CallLink } from '../CallLink.tsx';
import type { Opened } from './read-address.ts';

type Props = { carriers: Opened['vendor']['carriers'] };

export function CarriersPart({ carriers }: Props) {
  const t = useTranslations('addresses');
  if (carriers.length === 0) return null;
  return (
    <Fold title={t('carriers')} note={carriers.length}>
      <List bare>
        {carriers.map(({ carrier, carrierName, phone, accountNumber, default: usual }) => (
          <ListRow
            key={carrier}
            title={carrierName}
            sub={
              <>
                <span className="code">{carrier}</span>
                {accountNumber && ` · ${t('accountNumber', { accountNumber })}`}
              </>
            }
            chips={usual && <StatusTag tone="brand">{t('role.default')}</StatusTag>}
            trailing={phone && <CallLink phone={phone} name={carrierName} />}
          />
        ))}
      </List>
    </Fold>
  );
}
