import { type GoodsCode, readGoodsCode, SEPARATOR } from '@gemba/contract/kit/gs1';
import { useEffect, useEffectEvent } from 'react';
import { pastedCode, scanAside, wedgeReader } from './wedge.ts';

/** Where keys belong to what has the focus: fields, and sheets that tell a scan from fingers themselves. */
const TAKEN = 'input:not([type=password]), textarea, select, [contenteditable], [data-tells-scans]';

/** Where what is pasted is meant for somebody else. */
const TAKES_PASTE = 'input, textarea, select, [contenteditable], [role=dialog]';

const armed: ((code: string) => void)[] = [];

/** Gives a code to the screen whose scanner is armed. */
export const handOver = (code: string) => armed.at(-1)?.(code);

const stop = (event: KeyboardEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** What was in a field before a scanner wrote into it, as if a person had put it back. */
const putBack = (field: HTMLInputElement, text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** How a scanner types the sign between two fields of a code. */
const isSeparator = ({ ctrlKey, key }: KeyboardEvent) => ctrlKey && key === ']';

/**
 * Listens for a hardware scanner that types, wherever the focus is, as long as no field and no sheet has it. A password
 * is never scanned: what a scanner writes there is taken out again. Of the square code of a label the part is the code,
 * and what else it says comes along. What is pasted elsewhere than into a field is a scan as well.
 */
export const useWedge = (onScan: (code: string, goods?: GoodsCode) => void) => {
  const scanned = useEffectEvent(onScan);
  useEffect(() => {
    const read = wedgeReader();
    const readAside = scanAside<string>();
    const take = (code: string) => {
      const goods = readGoodsCode(code);
      scanned(goods?.partNumber ?? code, goods);
    };
    const listen = (event: KeyboardEvent) => {
      const between = isSeparator(event);
      if ((event.ctrlKey && !between) || event.altKey || event.metaKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(TAKEN)) return;
      const key = { key: between ? SEPARATOR : event.key, at: event.timeStamp };
      if (target instanceof HTMLInputElement) {
        const aside = readAside(key, target.value);
        if (!aside) return;
        stop(event);
        putBack(target, aside.before);
        take(aside.code);
        return;
      }
      const code = read(key);
      if (code === undefined) return;
      // The key that ends a scan must not press the button that has the focus; a question is answered by a finger.
      stop(event);
      if (!target?.closest('[role=dialog]')) take(code);
    };
    const paste = (event: ClipboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const code = pastedCode(event.clipboardData?.getData('text') ?? '');
      if (code === undefined || target?.closest(TAKES_PASTE)) return;
      event.preventDefault();
      take(code);
    };
    armed.push(take);
    document.addEventListener('paste', paste);
    document.addEventListener('keydown', listen, { capture: true });
    return () => {
      armed.splice(armed.indexOf(take), 1);
      document.removeEventListener('keydown', listen, { capture: true });
      document.removeEventListener('paste', paste);
    };
  }, []);
};
