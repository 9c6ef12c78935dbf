import type { ReactNode } from 'react';
import { LoadError } from '../feedback/LoadError.tsx';
import { ContentSkeleton } from '../feedback/Skeleton.tsx';
import { AppBar } from './AppBar.tsx';
import { ComingHeader } from './ComingHeader.tsx';
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
  const bar = <AppBar title={title} onBack={onBack} />;
  if (empty || error)
    return (
      <Screen header={bar} fill>
        {empty || <LoadError error={error} onRetry={refetch} />}
      </Screen>
    );
  return (
    <Screen header={<ComingHeader>{bar}</ComingHeader>} busy>
      <ContentSkeleton />
    </Screen>
  );
}
