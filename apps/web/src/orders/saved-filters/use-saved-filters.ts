import { deleteSavedFilter } from '@gemba/contract/orders/saved-filters/delete-saved-filter';
import { listSavedFilters } from '@gemba/contract/orders/saved-filters/list-saved-filters';
import { saveFilter } from '@gemba/contract/orders/saved-filters/save-filter';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { orderKeys } from '../order-keys.ts';

const list = 'orders';

/** The filters that this person has named. They are stored on the server and follow the person, not the device. */
export const useSavedFilters = () => {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: orderKeys.savedFilters });
  const saved = useQuery({
    queryKey: orderKeys.savedFilters,
    queryFn: ({ signal }) => call(listSavedFilters, { query: { list } }, { signal, quiet: true }),
  });
  const save = useMutation({
    mutationFn: ({ name, query }: { name: string; query: string }) => call(saveFilter, { body: { list, name, query } }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (filterId: number) => call(deleteSavedFilter, { params: { filterId: String(filterId) } }),
    onSettled,
  });
  return { saved, save, remove };
};
