import { type Hit, LONGEST_SEARCH } from '@gemba/contract/search/find-everything';
import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Refused } from '../../kit/client/errors.ts';
import { TypeCodeSheet } from '../../kit/scan/TypeCodeSheet.tsx';
import { soundScan } from '../../kit/scan/use-scan-feedback.ts';
import { useWedge } from '../../kit/scan/use-wedge.ts';
import { useStore } from '../../kit/store/store.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { lastOpened } from '../last-opened.ts';
import { useFindNow } from '../use-find-now.ts';
import { ScanResultSheet } from './ScanResultSheet.tsx';
import { scanSheet } from './scan-sheet.ts';
import { UnknownCodeSheet } from './UnknownCodeSheet.tsx';
import { UnreachedSheet } from './UnreachedSheet.tsx';

/** `null`: nothing has the code; left out: it is looked up. `error`: the server was not reached. */
type Answer = { hit?: Hit | null | undefined; error?: unknown };

/**
 * The result stays while its sheet closes. Its sheet belongs to the address where it was shown: the next scan may be one of
 * the list behind it, which opens another screen.
 */
type Scanned = Answer & { code: string; open: boolean; address: string };

/** The reader behind all screens: it opens what was scanned where no form takes it. */
export function ScanReader() {
  const t = useTranslations('search');
  const navigate = useNavigate();
  const router = useRouter();
  const address = useRouterState({ select: ({ location }) => location.href });
  const findNow = useFindNow();
  const typing = useStore(scanSheet);
  const [recent] = useState(lastOpened);
  const [scanned, setScanned] = useState<Scanned>();
  const latest = useRef('');
  const open = scanned?.open === true && scanned.address === address;
  const present = (code: string, answer: Answer = {}) =>
    setScanned({ code, ...answer, open: true, address: router.state.location.href });
  const close = () => setScanned((last) => last && { ...last, open: false });

  /** An answer that comes after the person has closed its sheet does not open it again. */
  const giveUp = () => {
    latest.current = '';
    close();
  };
  const lookUp = async (typed: string) => {
    const code = typed.trim();
    if (code === '') return;
    latest.current = code;
    if (code.length > LONGEST_SEARCH) return refuse(t('tooLong'));
    const { href } = router.state.location;
    present(code);
    const hits = await findNow(code).catch((error: unknown) => error);
    // The next scan may be answered before this one, or have led to another screen.
    if (latest.current !== code || router.state.location.href !== href) return;
    if (Array.isArray(hits)) return show(code, hits);
    if (hits instanceof Refused) return refuse(hits.message);
    soundScan(false);
    present(code, { error: hits });
  };
  const refuse = (why: string) => {
    close();
    soundScan(false);
    showToast(why, { urgent: true });
  };
  const show = (code: string, hits: readonly Hit[]) => {
    const exact = hits.filter((hit) => hit.exact);
    soundScan(hits.length > 0);
    if (hits.length === 0) return present(code, { hit: null });
    if (exact.length === 1) return present(code, { hit: exact[0] });
    close();
    void navigate({ to: '/search', search: { q: code } });
  };
  const leave = (to: `/${string}`) => {
    if (scanned?.hit) recent.add(scanned.hit);
    close();
    void navigate({ href: to });
  };
  useWedge((code) => void lookUp(code), { behind: true });
  return (
    <>
      <TypeCodeSheet
        open={typing}
        onClose={() => scanSheet.set(false)}
        title={t('scanTitle')}
        label={t('scanWhat')}
        onCode={(code) => void lookUp(code)}
      />
      {scanned?.error !== undefined && (
        <UnreachedSheet
          code={scanned.code}
          error={scanned.error}
          open={open}
          onClose={giveUp}
          onRetry={() => lookUp(scanned.code)}
        />
      )}
      {scanned && scanned.error === undefined && scanned.hit !== null && (
        <ScanResultSheet code={scanned.code} hit={scanned.hit} open={open} onClose={giveUp} onOpen={leave} />
      )}
      {scanned?.hit === null && (
        <UnknownCodeSheet
          code={scanned.code}
          open={open}
          onClose={close}
          onSearch={() => leave(`/search?${new URLSearchParams({ q: scanned.code })}`)}
        />
      )}
    </>
  );
}
