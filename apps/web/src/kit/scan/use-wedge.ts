import { type GoodsCode, readGoodsCode } from '@gemba/contract/kit/gs1/goods-code';
import { useEffectEvent, useLayoutEffect } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../ui/feedback/notices.ts';
import type { ScanResult } from '../ui/input/ScanBar.tsx';
import { takeEarlyKeys } from './early-keys.ts';
import { keyOfScan } from './key-of-scan.ts';
import { clearTheWay, isCovered } from './open-sheets.ts';
import { TAKES_TEXT } from './takes-text.ts';
import { soundScan } from './use-scan-feedback.ts';
import { pastedCode, type Scan, scanAside, wedgeReader } from './wedge.ts';

/** Fields that keep what a person types and hand a scan over: a password is never scanned, and a search is for words. */
const HANDS_OVER = 'input[type=password], input[type=search]:not([role=dialog] *)';

/** Sheets and pads that detect scans themselves. */
const TELLS_SCANS = '[data-tells-scans]';

/** An open pad is on top: it gets the keys of a scanner also while nothing has the focus, and keeps the quantity keyed before. */
const padBehind = (target: Element | null) =>
  target?.closest('[role=dialog]') ? null : document.querySelector(`[role=dialog]${TELLS_SCANS}`);

/** Elements that keep pasted text. */
const KEEPS_PASTE = `${TAKES_TEXT}, [role=dialog]`;

type Take = (scan: Scan, isInTheWay: boolean) => void;

const armed: Take[] = [];

let takesFirst: ((code: string) => boolean) | undefined;

/** Passes a scan to the screen whose scanner is armed, unless it is for all of them. Sheets above the screen give way. */
export const handOver = (scan: Scan) => {
  if (!scan.cut && takesFirst?.(scan.code)) return;
  const take = armed.at(-1);
  if (take) take(scan, !scan.cut && !clearTheWay());
  else waiting.push({ scan, at: performance.now() });
};

/** Scans for which no screen was there yet. */
let waiting: { scan: Scan; at: number }[] = [];
const WAITS_MS = 10_000;

/** The screens of one moment are all armed before one of them gets what was scanned before. */
const afterArming = (work: () => void) => queueMicrotask(work);

const handOverWaiting = () => {
  const now = performance.now();
  const scans = waiting.filter(({ at }) => now - at <= WAITS_MS);
  waiting = [];
  for (const { scan } of scans) handOver(scan);
};

/** Passes a scan that a screen has no use for to the reader behind all screens. */
export const handBack = (code: string) => armed.at(0)?.({ code, cut: false }, false);

/** For screens without a scan bar. */
const tellByToast = ({ accepted, what }: ScanResult) => {
  showToast(what, { urgent: true });
  soundScan(accepted);
};

const stop = (event: KeyboardEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** The readers of scans go by when a key was pressed, not by when it is passed on. */
const passOn = (to: Element, key: KeyboardEventInit, at: number) => {
  const event = new KeyboardEvent('keydown', key);
  Object.defineProperty(event, 'timeStamp', { value: at });
  to.dispatchEvent(event);
};

/** Restores the value of a field before a scanner wrote into it, as if a person had typed it. */
const putBack = (field: HTMLInputElement, text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Reads the keys of a scanner wherever the focus is; one reader for all screens. */
const readKeys = () => {
  const wedge = wedgeReader();
  const readAside = scanAside<string>();
  return (event: KeyboardEvent) => {
    const key = keyOfScan(event);
    if (!key) return;
    const target = event.target instanceof Element ? event.target : null;
    const field = target?.closest(TAKES_TEXT);
    const pad = padBehind(target);
    const hears = pad ?? (field ? null : target?.closest(TELLS_SCANS) && target);
    // A pad that opens inside of a code gets all of it.
    if (hears) for (const begun of wedge.handOn(key)) passOn(hears, { key: begun.key, bubbles: true }, begun.at);
    if (pad) {
      // Tab ends a scan, and leads a person into the pad.
      if (event.key !== 'Tab') stop(event);
      passOn(pad, event, key.at);
      return;
    }
    // A field that gets the focus inside of a code gets nothing of it.
    const isKept = !!field && wedge.goesOn(key);
    if (!isKept && (target?.closest(TELLS_SCANS) || (field && !field.matches(HANDS_OVER)))) return wedge.skip(key);
    if (!isKept && field instanceof HTMLInputElement) {
      wedge.skip(key);
      const aside = readAside(key, field.value);
      if (!aside) return;
      stop(event);
      putBack(field, aside.before);
      handOver(aside);
      return;
    }
    const scan = wedge.read(key);
    // No key of a scan may press the focused button: neither the one that ends it, nor a space inside of it.
    if (scan || isKept || (event.key === ' ' && wedge.isAmid())) stop(event);
    if (scan) handOver(scan);
  };
};

const readPasted = (event: ClipboardEvent) => {
  const target = event.target instanceof Element ? event.target : null;
  const code = pastedCode(event.clipboardData?.getData('text') ?? '');
  if (code === undefined || target?.closest(KEEPS_PASTE)) return;
  event.preventDefault();
  handOver({ code, cut: false });
};

const listen = () => {
  const listener = readKeys();
  document.addEventListener('paste', readPasted);
  document.addEventListener('keydown', listener, { capture: true });
  afterArming(() => {
    for (const key of takeEarlyKeys()) listener(key);
  });
  return () => {
    document.removeEventListener('keydown', listener, { capture: true });
    document.removeEventListener('paste', readPasted);
  };
};

let readers = 0;
let stopListening: (() => void) | undefined;

const startReading = () => {
  readers += 1;
  stopListening ??= listen();
};

const endReading = () => {
  readers -= 1;
  if (readers > 0) return;
  stopListening?.();
  stopListening = undefined;
};

/** The last screen that was armed gets the scans; one that stands behind all others, where no other is armed. */
const arm = (take: Take, behind: boolean) => {
  if (behind) armed.unshift(take);
  else armed.push(take);
  startReading();
  afterArming(handOverWaiting);
  return () => {
    armed.splice(armed.indexOf(take), 1);
    endReading();
  };
};

/** Sees every scan before the screens do, and says whether it takes it: a badge is no part. No screen need be armed. */
export const useFirstScan = (take: (code: string) => boolean) => {
  const asked = useEffectEvent(take);
  useLayoutEffect(() => {
    takesFirst = (code) => asked(code);
    startReading();
    return () => {
      takesFirst = undefined;
      endReading();
    };
  }, []);
};

type Options = { tell?: ((result: ScanResult) => void) | undefined; behind?: boolean };

/**
 * Listens for a keyboard wedge wherever the focus is, unless a field or a sheet has it. A password is never scanned: a
 * scan into one is removed again. A label's square code gives its part as the code, and the other fields with it. Text
 * pasted outside of a field is a scan too. A scan closes a sheet in which nothing was typed. One of which a piece may be
 * missing, or that comes while a sheet asks something, is refused aloud.
 */
export const useWedge = (
  onScan: (code: string, goods?: GoodsCode) => void,
  { tell = tellByToast, behind = false }: Options = {},
) => {
  const t = useTranslations('kit');
  const take = useEffectEvent(({ code, cut }: Scan, isInTheWay: boolean) => {
    // The scan bar of the screen lies behind the sheet.
    const tellAbove = isCovered() ? tellByToast : tell;
    if (isInTheWay) return tellAbove({ accepted: false, what: t('closeFirst') });
    if (cut) return tellAbove({ accepted: false, what: t('scanAgain') });
    const goods = readGoodsCode(code);
    onScan(goods?.partNumber ?? code, goods);
  });
  // Before the screen is painted: a scan right after it must not go to the reader behind.
  useLayoutEffect(() => arm((scan, isInTheWay) => take(scan, isInTheWay), behind), [behind]);
};
