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
        const [kind, cut] = cutIn(text, size) ?? [];
        if (kind) report(kind, box, cut);
      }
      if (box instanceof HTMLInputElement && isHintCut(box, style)) report('cut hint', box, box.placeholder);
      const isShortCode = box.classList.contains('code') && /^\S{1,16}$/.test(box.textContent.trim());
      if (isShortCode && ownTexts.length > 0 && linesOf(box) > 1) report('broken code', box);
      if (box.matches('.code, .whole') && isTorn(box)) report('torn code', box);

      const { width, height: tall } = targetOf(box, style) ?? { width: 99, height: 99 };
      if (Math.min(width, tall) < 43.5) report('small target', box, `${Math.round(width)}×${Math.round(tall)}`);
    }
    const share = dialog ? shareOfPinned(dialog) : shareOfBars();
    if (share > 0.45) found.push(`bars: ${Math.round(share * 100)} % of the height`);
    for (const bar of boxes.filter((box) => box.matches('header')))
      if (actionRowsOf(bar) > 1) report('buttons in two rows', bar);
    return [...new Set(found)];

    /** How many lines a text takes; capped text stands in lines higher than it. */
    function linesOf(box: Element) {
      const range = document.createRange();
      range.selectNodeContents(box);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }

    /** Whether a code begins a line that the blank before it was to hold together with its word: "PO 48205". */
    function isTorn(code: Element) {
      const word = code.previousSibling;
      if (!(word instanceof Text) || !word.data.endsWith('\u00a0')) return false;
      const range = document.createRange();
      range.setStart(word, word.length - 1);
      range.setEnd(word, word.length);
      return code.getBoundingClientRect().top >= range.getBoundingClientRect().bottom - 1;
    }

    /** Where a word or number goes on in the next line without a hyphen or a blank, and where a code does so at all. */
    function cutIn(text: Text, size: number): [kind: string, where: string] | undefined {
      const range = document.createRange();
      let before: number | undefined;
      for (let index = 0; index < text.length; index += 1) {
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        const { top, width } = range.getBoundingClientRect();
        const goesOn = width > 0 && before !== undefined && top > before + size * 0.6;
        const kind = goesOn ? cutAt(text, index) : undefined;
        if (kind)
          return [kind, `…${text.data.slice(Math.max(0, index - 6), index)}|${text.data.slice(index, index + 6)}…`];
        before = width > 0 ? top : undefined;
      }
      return undefined;
    }

    function cutAt(text: Text, index: number): string | undefined {
      const { data } = text;
      const [sign, last] = [data[index] ?? '', data[index - 1] ?? ''];
      const isWord = /[\p{Script=Latin}\d.,万亿]/u.test(sign) && /[\p{Script=Latin}\d$€¥]/u.test(last);
      // "33 %", "US$ 12", and a blank that is to hold two together.
      const isPair = /[\u00a0\u202f]/.test(last) || (sign === '%' && /\d\s*$/.test(data.slice(0, index)));
      if ((isWord || isPair) && !isEndless(data, index)) return 'cut word';
      return codesAt(data, index).some((code) => !isWiderThanLine(text, code)) ? 'broken code' : undefined;
    }

    /** The codes and telephone numbers that go on after a sign. */
    function codesAt(data: string, index: number) {
      return [/[A-Z\d][A-Z\d.()+]*(?:[-/][A-Z\d.()+]+)+/g, /\+\d[\d ()/-]{6,}\d/g]
        .flatMap((pattern) => [...data.matchAll(pattern)])
        .filter(([code]) => /\d/.test(code))
        .map(({ 0: code, index: start }) => ({ start, end: start + code.length }))
        .filter(({ start, end }) => start < index && index < end);
    }

    function isWiderThanLine(text: Text, { start, end }: { start: number; end: number }) {
      const range = document.createRange();
      const whole = text.parentElement?.closest('.code, .whole');
      // A search marks a piece of a code.
      if (whole) range.selectNodeContents(whole);
      else {
        range.setStart(text, start);
        range.setEnd(text, end);
      }
      const wide = [...range.getClientRects()].reduce((sum, { width }) => sum + width, 0);
      let line = text.parentElement;
      while (line && getComputedStyle(line).display === 'inline') line = line.parentElement;
      return line === null || wide > line.clientWidth;
    }

    function isHintCut(field: HTMLInputElement, style: CSSStyleDeclaration) {
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen || field.placeholder === '' || field.value !== '') return false;
      pen.font = style.font;
      const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      return pen.measureText(field.placeholder).width > room + 1;
    }

    /** How many rows the buttons of a bar take, apart from the one that leads back. */
    function actionRowsOf(bar: Element) {
      const buttons = [...bar.querySelectorAll(':scope button, :scope a[href]')].filter(
        (one) => !one.closest('h1, h2, p'),
      );
      const actions = buttons.filter((one) => bar.querySelector('h1, h2')?.compareDocumentPosition(one) === 4);
      return new Set(actions.map((one) => Math.round(one.getBoundingClientRect().bottom))).size;
    }

    /** The share of the height that a sheet holds back from its content, where that scrolls. */
    function shareOfPinned(sheet: Element) {
      const scroller = [...sheet.querySelectorAll('*')].find(
        (box) => /auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight + 1,
      );
      return scroller ? (sheet.clientHeight - scroller.clientHeight) / innerHeight : 0;
    }

    /** More signs without a blank than any word or code has: somebody typed them, and they must break somewhere. */
    function isEndless(data: string, index: number) {
      const [before = ''] = /\S*$/.exec(data.slice(0, index)) ?? [];
      const [after = ''] = /^\S*/.exec(data.slice(index)) ?? [];
      return before.length + after.length > 24;
    }

    /** Nothing else is written in the block of such a link: no line of a sentence gives it its height. */
    function standsAlone(link: Element) {
      let block = link.parentElement;
      while (block && /^(inline|contents)$/.test(getComputedStyle(block).display)) block = block.parentElement;
      return block?.textContent.trim() === link.textContent.trim();
    }

    /** The size of a target: a link within a sentence is as high as its line, and a field as its label. */
    function targetOf(box: Element, style: CSSStyleDeclaration): { width: number; height: number } | undefined {
      const isTarget = box.matches(
        'button, a[href], select, summary, [role=radio], [role=checkbox], [role=switch], [role=tab], [role=option]',
      );
      if (!isTarget || (box.matches('a') && style.display === 'inline' && !standsAlone(box))) return undefined;
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
