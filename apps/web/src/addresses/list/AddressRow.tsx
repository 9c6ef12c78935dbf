import { useTranslations } from 'use-intl';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import { AddressTags, hasTags } from '../AddressTags.tsx';
import type { AddressRow as Row } from '../books.ts';
import { CallLink } from '../CallLink.tsx';
import { townOf } from '../place.ts';

type Props = { row: Row; href: string; current: boolean };

export function AddressRow({ row, href, current }: Props) {
  const t = useTranslations('addresses');
  const { id, name, phone } = row;
  const town = townOf(row);
  return (
    <ListRow
      href={href}
      current={current}
      chevron={false}
      title={name || t('noName')}
      sub={
        <>
          <span className="code">{id}</span>
          {town && ` · ${town}`}
        </>
      }
      chips={hasTags(row) && <AddressTags {...row} />}
      trailing={phone && <CallLink phone={phone} name={name} />}
    />
  );
}
