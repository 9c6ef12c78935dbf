import { useState } from 'react';

/**
 * The state that a form was opened on. Where somebody else has saved a newer one, the form and what was typed into it stay until
 * the person asks for the new state, or has saved.
 */
export const useOpened = <Data>(latest: Data, versionOf: (data: Data) => number) => {
  const [kept, setKept] = useState(latest);
  const isOutdated = versionOf(latest) !== versionOf(kept);
  return { shown: isOutdated ? kept : latest, isOutdated, renew: setKept };
};
