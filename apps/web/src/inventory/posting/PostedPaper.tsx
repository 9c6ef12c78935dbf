import { isRefusalCode, refusals } from '@gemba/contract/kit/refusals';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { Refused } from '../../kit/client/faults.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { LoadFault } from '../../kit/ui/LoadFault.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { ListSkeleton } from '../../kit/ui/Skeleton.tsx';

type Props<Paper> = {
  query: { data: Paper | undefined; error: unknown; refetch: () => Promise<unknown> };
  /** Whether it came from the form that the address names, and still holds. */
  isOurs: (paper: Paper) => boolean;
  /** That form. */
  form: `/${string}`;
  title: ReactNode;
  children: (paper: Paper) => ReactNode;
};

const isNone = (error: unknown) =>
  error instanceof Refused && isRefusalCode(error.msgCode) && [400, 404].includes(refusals[error.msgCode].status);

/** After a posting, by the server's word: an address with a number that was not posted here leads to the form. */
export function PostedPaper<Paper>({ query, isOurs, form, title, children }: Props<Paper>) {
  const navigate = useNavigate();
  const { data, error, refetch } = query;
  const elsewhere = data === undefined ? isNone(error) : !isOurs(data);
  useEffect(() => {
    if (elsewhere) void navigate({ href: form, replace: true });
  }, [elsewhere, form, navigate]);
  if (data !== undefined && !elsewhere) return children(data);
  const failed = !!error && !elsewhere;
  return (
    <Screen header={<AppBar title={title} />} fill={failed} busy={!failed}>
      {failed ? <LoadFault error={error} onRetry={refetch} /> : <ListSkeleton rows={4} />}
    </Screen>
  );
}
