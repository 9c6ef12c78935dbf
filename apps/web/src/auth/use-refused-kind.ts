import { useEffect } from 'react';
import { text } from '../kit/text/text.ts';
import { showToast } from '../kit/ui/notices.ts';

/** An address that asks a list for a kind this person may not see: another is shown, and it is said why. */
export const useRefusedKind = (asked: string | undefined, all: readonly string[], seen: readonly string[]) => {
  const refused = asked !== undefined && all.includes(asked) && !seen.includes(asked);
  useEffect(() => {
    if (refused) showToast(text('limitedPermissions'));
  }, [refused]);
};
