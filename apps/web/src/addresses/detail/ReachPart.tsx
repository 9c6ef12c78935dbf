import { useLocale, useTranslations } from 'use-intl';
import { wholeCodes } from '../../kit/text/whole-codes.tsx';
import { IconLocation, IconMail, IconPhone, IconPrint } from '../../kit/ui/icons.ts';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { BreakableMail } from '../BreakableMail.tsx';
import { mail, map, outside, telephone } from '../contact-links.ts';
import { countryNames, linesOf } from '../place.ts';
import styles from './Frame.module.css';
import type { Opened } from './read-address.ts';

type Props = { address: Opened['department'] | Opened['vendor'] | Opened['customer'] };

/** The contact data: a tap calls, writes, or shows the map. */
export function ReachPart({ address }: Props) {
  const t = useTranslations('addresses');
  const locale = useLocale();
  const { phone, fax, email } = address;
  const lines = linesOf(address, countryNames(locale));
  const ways = [
    phone && { key: 'phone', icon: IconPhone, label: t('call'), value: phone, href: telephone(phone) },
    email && {
      key: 'email',
      icon: IconMail,
      label: t('write'),
      value: <BreakableMail address={email} />,
      href: mail(email),
    },
    lines.length > 0 && {
      key: 'map',
      icon: IconLocation,
      label: t('openMap'),
      value: lines.join('\n'),
      href: map(lines.join(', '), navigator.userAgent),
    },
    fax && { key: 'fax', icon: IconPrint, label: t('fax'), value: fax, href: undefined },
  ].filter((way) => !!way);
  if (ways.length === 0) return null;
  return (
    <List aria-label={t('reach')}>
      {ways.map(({ key, icon, label, value, href }) => (
        <ListRow
          key={key}
          lead={<IconTile icon={icon} {...(href && { tone: 'brand' })} />}
          title={<span className={styles['lines']}>{wholeCodes(value)}</span>}
          sub={label}
          href={href}
          renderLink={outside}
        />
      ))}
    </List>
  );
}
