import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { IconClose, IconCompany } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import type { PaymentFilters } from './payment-filters.ts';
import { useGetPaymentTotals } from './use-get-payment-totals.ts';

type Props = { filters: PaymentFilters; onChange: (next: PaymentFilters) => void };

/** The customer or vendor of the filter: it links to the address, and can be removed. */
export function PartyPart({ filters, onChange }: Props) {
  const t = useTranslations('accounting');
  const linkTo = useLinkTo();
  const { data } = useGetPaymentTotals(filters);
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
