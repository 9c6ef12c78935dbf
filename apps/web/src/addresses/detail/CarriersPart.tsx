import { useTranslations } from 'use-intl';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { Fold } from '../../kit/ui/layout/Fold.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
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
