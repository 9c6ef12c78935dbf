import type { ReactNode } from 'react';
import { LoadError } from '../feedback/LoadError.tsx';
import { ListSkeleton } from '../feedback/Skeleton.tsx';
import { AppBar } from './AppBar.tsx';
import { Screen } from './Screen.tsx';

type Query<Data> = { data: Data | undefined; error: unknown; refetch: () => Promise<unknown> };
type Props<Data> = {
  query: Query<Data>;
  title: ReactNode;
  onBack: () => void;
  /** Shown when nothing is selected. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** A screen with one query: loading, failed, or loaded. */
export function LoadedScreen<Data>({ query, title, onBack, empty, children }: Props<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined && !empty && !error) return children(data);
  return (
    <Screen header={<AppBar title={title} onBack={onBack} />} fill={!!empty || !!error} busy={!empty && !error}>
      {empty || (error ? <LoadError error={error} onRetry={refetch} /> : <ListSkeleton rows={4} />)}
    </Screen>
  );
}
