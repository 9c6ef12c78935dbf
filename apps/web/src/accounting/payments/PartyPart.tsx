import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { IconTile } from '../../kit/ui/IconTile.tsx';
import { IconClose, IconCompany } from '../../kit/ui/icons.ts';
import { List } from '../../kit/ui/List.tsx';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import type { PaymentFilters } from './payment-filters.ts';
import { usePaymentTotals } from './use-payments.ts';

type Props = { filters: PaymentFilters; onChange: (next: PaymentFilters) => void };

/** The one customer or vendor that is looked at: it leads to its address, and can be taken off. */
export function PartyPart({ filters, onChange }: Props) {
  const t = useTranslations('accounting');
  const linkTo = useLinkTo();
  const { data } = usePaymentTotals(filters);
  const { customerId, vendorId } = filters;
  const id = customerId ?? vendorId ?? '';
  const kind = customerId ? 'customer' : 'vendor';
  const party = data?.party;
  return (
    <List aria-label={t(`party.${kind}`)}>
      <ListRow
        lead={<IconTile icon={IconCompany} />}
        title={party?.name ?? id}
        sub={
          <>
            {t(`party.${kind}`)}
            {party && (
              <>
                {' · '}
                <span className="code">{party.id}</span>
              </>
            )}
          </>
        }
        href={linkTo(kind, party?.id)}
        trailing={
          <IconButton
            icon={IconClose}
            label={t('everybody')}
            onClick={() => onChange({ ...filters, customerId: undefined, vendorId: undefined })}
          />
        }
      />
    </List>
  );
}
