import type { ReactNode } from 'react';
import { AppBar } from './AppBar.tsx';
import { LoadFault } from './LoadFault.tsx';
import { Screen } from './Screen.tsx';
import { ListSkeleton } from './Skeleton.tsx';

type Query<Data> = { data: Data | undefined; error: unknown; refetch: () => Promise<unknown> };
type Props<Data> = {
  query: Query<Data>;
  title: ReactNode;
  onBack: () => void;
  /** Instead of anything, where nothing was chosen. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** A screen that is drawn from one answer: coming, refused, or there. */
export function LoadedScreen<Data>({ query, title, onBack, empty, children }: Props<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined && !empty && !error) return children(data);
  return (
    <Screen header={<AppBar title={title} onBack={onBack} />} fill={!!empty || !!error} busy={!empty && !error}>
      {empty || (error ? <LoadFault error={error} onRetry={refetch} /> : <ListSkeleton rows={4} />)}
    </Screen>
  );
}
