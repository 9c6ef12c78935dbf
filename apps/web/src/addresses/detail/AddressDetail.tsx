import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { refusalCode } from '../../kit/client/faults.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { LoadFault } from '../../kit/ui/LoadFault.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { ListSkeleton } from '../../kit/ui/Skeleton.tsx';
import { addressKeys } from '../address-keys.ts';
import type { Book } from '../books.ts';
import { AddressMissing } from './AddressMissing.tsx';
import { CustomerDetail } from './CustomerDetail.tsx';
import { DepartmentDetail } from './DepartmentDetail.tsx';
import { type Opened, readers } from './read-address.ts';
import { VendorDetail } from './VendorDetail.tsx';

type Props = {
  book: Book;
  id: string;
  /** Alone in the window, with a way back; else beside the list. */
  onBack?: (() => void) | undefined;
};

/** One address of whichever book, with all that is known of it. */
export function AddressDetail({ book, id, onBack }: Props) {
  const t = useTranslations('addresses');
  const { data, error, isPending, refetch } = useQuery({
    queryKey: addressKeys.detail(book, id),
    queryFn: ({ signal }): Promise<Opened[Book]> => readers[book](id, signal),
  });
  const around = { onBack, onRefresh: refetch };
  if (data && book === 'customer') return <CustomerDetail customer={data as Opened['customer']} {...around} />;
  if (data && book === 'vendor') return <VendorDetail vendor={data as Opened['vendor']} {...around} />;
  if (data) return <DepartmentDetail department={data as Opened['department']} {...around} />;
  const missing = refusalCode(error)?.endsWith('_NOT_EXIST') || refusalCode(error) === 'INVALID_INPUT';
  return (
    <Screen header={<AppBar title={t(`one.${book}`)} onBack={onBack} />} busy={isPending} fill={!isPending}>
      {isPending && <ListSkeleton rows={6} />}
      {missing && <AddressMissing book={book} id={id} />}
      {error && !missing && <LoadFault error={error} onRetry={refetch} />}
    </Screen>
  );
}
