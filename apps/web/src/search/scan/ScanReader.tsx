import type { Hit } from '@gemba/contract/search/find-everything';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
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

/** The result stays while its sheet closes. */
type Scanned = { code: string; hit: Hit | undefined; open: boolean };

/** The reader behind all screens: it opens what was scanned where no form takes it. */
export function ScanReader() {
  const t = useTranslations('search');
  const navigate = useNavigate();
  const findNow = useFindNow();
  const typing = useStore(scanSheet);
  const [recent] = useState(lastOpened);
  const [scanned, setScanned] = useState<Scanned>();
  const latest = useRef('');
  const close = () => setScanned((last) => last && { ...last, open: false });

  const lookUp = async (typed: string) => {
    const code = typed.trim();
    if (code === '') return;
    latest.current = code;
    const hits = await findNow(code).catch(() => undefined);
    // The next scan may be answered before this one.
    if (latest.current !== code) return;
    if (hits) return show(code, hits);
    soundScan(false);
    showToast(t('notReached'), { urgent: true });
  };
  const show = (code: string, hits: readonly Hit[]) => {
    const exact = hits.filter((hit) => hit.exact);
    soundScan(hits.length > 0);
    if (hits.length === 0) return setScanned({ code, hit: undefined, open: true });
    if (exact.length === 1) return setScanned({ code, hit: exact[0], open: true });
    close();
    void navigate({ to: '/search', search: { q: code } });
  };
  const leave = (address: `/${string}`) => {
    if (scanned?.hit) recent.add(scanned.hit);
    close();
    void navigate({ href: address });
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
      {scanned?.hit && <ScanResultSheet hit={scanned.hit} open={scanned.open} onClose={close} onOpen={leave} />}
      {scanned && !scanned.hit && (
        <UnknownCodeSheet
          code={scanned.code}
          open={scanned.open}
          onClose={close}
          onSearch={() => leave(`/search?${new URLSearchParams({ q: scanned.code })}`)}
        />
      )}
    </>
  );
}
