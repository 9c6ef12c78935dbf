import { isRefusalCode, refusals } from '@gemba/contract/kit/refusals/refusals';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { Refused } from '../client/errors.ts';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import { ListSkeleton } from '../ui/feedback/Skeleton.tsx';
import { AppBar } from '../ui/layout/AppBar.tsx';
import { ComingHeader } from '../ui/layout/ComingHeader.tsx';
import { Screen } from '../ui/layout/Screen.tsx';

type Props<Document> = {
  query: { data: Document | undefined; error: unknown; refetch: () => Promise<unknown> };
  /** Whether it came from the form that the address names, and still holds. */
  isOurs: (document: Document) => boolean;
  /** The address of that form. */
  form: `/${string}`;
  title: ReactNode;
  children: (document: Document) => ReactNode;
};

const isNone = (error: unknown) =>
  error instanceof Refused && isRefusalCode(error.msgCode) && [400, 404].includes(refusals[error.msgCode].status);

/** The screen after a posting, from the server's answer. An address with a number that was not posted here leads to the form. */
export function PostedDocument<Document>({ query, isOurs, form, title, children }: Props<Document>) {
  const navigate = useNavigate();
  const { data, error, refetch } = query;
  const elsewhere = data === undefined ? isNone(error) : !isOurs(data);
  useEffect(() => {
    if (elsewhere) void navigate({ href: form, replace: true });
  }, [elsewhere, form, navigate]);
  if (data !== undefined && !elsewhere) return children(data);
  const failed = !!error && !elsewhere;
  const bar = <AppBar title={title} />;
  return (
    <Screen header={failed ? bar : <ComingHeader>{bar}</ComingHeader>} fill={failed} busy={!failed}>
      {failed ? <LoadError error={error} onRetry={refetch} /> : <ListSkeleton rows={4} />}
    </Screen>
  );
}
