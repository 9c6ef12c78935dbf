import type { Page } from '@playwright/test';

/** Findings on a page as it stands: one line each, `kind: element`. */
export const measureLooks = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Layouts that follow a change of size are drawn after it.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const { clientWidth } = document.documentElement;
    const found: string[] = [];
    const nameOf = (box: Element) =>
      `<${box.tagName.toLowerCase()} ${box.className.slice(0, 40)}> ${(box.getAttribute('aria-label') ?? box.textContent.trim()).slice(0, 40)}`;
    const report = (kind: string, box: Element, detail = '') => found.push(`${kind}: ${nameOf(box)} ${detail}`.trim());
    const isHidden = (style: CSSStyleDeclaration, axis: 'overflowX' | 'overflowY') =>
      style[axis] === 'hidden' || style[axis] === 'clip';
    const scrollsAside = (box: Element | null): boolean =>
      box !== null && (/auto|scroll/.test(getComputedStyle(box).overflowX) || scrollsAside(box.parentElement));
    const dialog = [...document.querySelectorAll('dialog[open], [role=dialog]')].at(-1);
    const boxes = [...(dialog ?? document.body).querySelectorAll('*')].filter((box) => {
      const { width, height } = box.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        !box.closest('svg, canvas, .sr-only') &&
        box.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    });

    if (document.documentElement.scrollWidth > clientWidth + 1) found.push('overflow: the page scrolls sideways');
    for (const box of boxes) {
      const style = getComputedStyle(box);
      const { left, right, height } = box.getBoundingClientRect();
      if ((right > clientWidth + 1 || left < -1) && !scrollsAside(box.parentElement)) report('overflow', box);

      const hasText = box.textContent.trim() !== '' && !box.querySelector('input');
      const isCutAside = isHidden(style, 'overflowX') && box.scrollWidth > box.clientWidth + 1;
      const isCutBelow = isHidden(style, 'overflowY') && box.scrollHeight > box.clientHeight + 3;
      if (hasText && (isCutAside || isCutBelow) && box.id !== 'root' && box !== document.body) report('clipped', box);

      const ownTexts = [...box.childNodes].filter((node): node is Text => node instanceof Text && !!node.data.trim());
      const size = Number.parseFloat(style.fontSize);
      for (const text of ownTexts) {
        if (height <= size * 1.9 || text.data.length > 300) continue;
        const cut = cutIn(text, size);
        if (cut) report('cut word', box, cut);
      }
      const isShortCode = box.classList.contains('code') && /^\S{1,24}$/.test(box.textContent.trim());
      if (isShortCode && ownTexts.length > 0 && height > size * 1.9) report('broken code', box);

      const { width, height: tall } = targetOf(box, style) ?? { width: 99, height: 99 };
      if (Math.min(width, tall) < 43.5) report('small target', box, `${Math.round(width)}×${Math.round(tall)}`);
    }
    const share = dialog ? 0 : shareOfBars();
    if (share > 0.45) found.push(`bars: ${Math.round(share * 100)} % of the height`);
    return [...new Set(found)];

    /** Where a word, number or code goes on in the next line without a hyphen or a blank. */
    function cutIn(text: Text, size: number): string | undefined {
      const range = document.createRange();
      let before: number | undefined;
      for (let index = 0; index < text.length; index += 1) {
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        const { top, width } = range.getBoundingClientRect();
        const isWord = /[\p{Script=Latin}\d.,]/u.test(text.data[index] ?? '');
        const wasWord = /[\p{Script=Latin}\d$€¥]/u.test(text.data[index - 1] ?? '');
        const goesOn = width > 0 && before !== undefined && top > before + size * 0.6 && isWord && wasWord;
        if (goesOn && !isEndless(text.data, index))
          return `…${text.data.slice(Math.max(0, index - 6), index)}|${text.data.slice(index, index + 6)}…`;
        before = width > 0 ? top : undefined;
      }
      return undefined;
    }

    /** More signs without a blank than any word or code has: somebody typed them, and they must break somewhere. */
    function isEndless(data: string, index: number) {
      const [before = ''] = /\S*$/.exec(data.slice(0, index)) ?? [];
      const [after = ''] = /^\S*/.exec(data.slice(index)) ?? [];
      return before.length + after.length > 24;
    }

    /** The size of a target: a link within a sentence is as high as its line, and a field as its label. */
    function targetOf(box: Element, style: CSSStyleDeclaration): { width: number; height: number } | undefined {
      const isTarget = box.matches(
        'button, a[href], select, summary, [role=radio], [role=checkbox], [role=switch], [role=tab], [role=option]',
      );
      if (!isTarget || (box.matches('a') && style.display === 'inline')) return undefined;
      const sizes = [box, box.closest('label') ?? box].map((one) => one.getBoundingClientRect());
      const areas = ['::before', '::after'].flatMap((name) => {
        const area = getComputedStyle(box, name);
        const isLaid = area.content !== 'none' && area.position === 'absolute';
        return isLaid ? [{ width: Number.parseFloat(area.width), height: Number.parseFloat(area.height) }] : [];
      });
      const all = [...sizes, ...areas];
      return {
        width: Math.max(...all.map(({ width }) => width || 0)),
        height: Math.max(...all.map(({ height }) => height || 0)),
      };
    }

    /** The share of the height that bars take from what scrolls. */
    function shareOfBars(): number {
      const scroller = [...document.querySelectorAll('main, main *, #root *')]
        .filter((box) => /auto|scroll/.test(getComputedStyle(box).overflowY) && box.clientWidth > clientWidth * 0.7)
        .reduce((highest, box) => Math.max(highest, box.clientHeight), 0);
      const covered = new Set<number>();
      for (const bar of document.querySelectorAll('header, footer, nav, #root div')) {
        if (!/sticky|fixed/.test(getComputedStyle(bar).position)) continue;
        const { top, bottom, width, height } = bar.getBoundingClientRect();
        if (width < clientWidth * 0.7 || height >= innerHeight) continue;
        for (let y = Math.max(0, Math.floor(top)); y < Math.min(innerHeight, bottom); y += 1) covered.add(y);
      }
      return Math.max(covered.size / innerHeight, scroller ? 1 - scroller / innerHeight : 0);
    }
  });
