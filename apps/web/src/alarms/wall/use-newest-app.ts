import { useEffect, useState } from 'react';
import { useGetVersion } from '../../companies/index.ts';
import { refusalCode } from '../../kit/client/errors.ts';
import { sessionText } from '../../kit/store/session-text.ts';

const ASK_EVERY_MS = 60_000;
/** Nodes that are updated one after another may answer with the old version again. */
const RELOAD_EVERY_MS = 300_000;

const reloadedAt = sessionText('wallBoardReloadedAt');

/**
 * Nobody touches a board on a wall: it loads a new version of the app by itself. Only after an answer: a page that is
 * loaded while the server restarts would be an error of the browser, and stay one.
 */
export const useNewestApp = () => {
  const { data, error, dataUpdatedAt, errorUpdatedAt } = useGetVersion(ASK_EVERY_MS);
  const [builtAt, setBuiltAt] = useState<string>();
  if (data && builtAt === undefined) setBuiltAt(data.builtAt);
  const isTooOld = refusalCode(error) === 'CLIENT_TOO_OLD';
  const isOther = !error && data && (data.version !== __APP_VERSION__ || (builtAt ?? data.builtAt) !== data.builtAt);
  const isOld = isTooOld || isOther;
  const answeredAt = Math.max(dataUpdatedAt, errorUpdatedAt);
  useEffect(() => {
    if (!isOld || answeredAt < Number(reloadedAt.get() ?? 0) + RELOAD_EVERY_MS) return;
    reloadedAt.set(String(answeredAt));
    window.location.reload();
  }, [isOld, answeredAt]);
};
