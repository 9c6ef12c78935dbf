import { useEffect } from 'react';
import { text } from '../../kit/text/text.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';

/** Explains why a list shows another kind than the address asks for: this person may not see that one. */
export const useRefusedKind = (asked: string | undefined, all: readonly string[], seen: readonly string[]) => {
  const refused = asked !== undefined && all.includes(asked) && !seen.includes(asked);
  useEffect(() => {
    if (refused) showToast(text('limitedPermissions'));
  }, [refused]);
};
