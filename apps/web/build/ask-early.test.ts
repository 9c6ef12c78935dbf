import { expect, it } from 'vitest';
import { filesOf, scriptFor } from './ask-early.ts';

const chunk = (name: string, css: string[] = []) => ({
  type: 'chunk' as const,
  name,
  fileName: `assets/${name}-1.js`,
  viteMetadata: { importedCss: new Set(css) },
});
const words = ['en', 'zh', 'es'].flatMap((tongue) => [chunk(`words-${tongue}`), chunk(`texts-with-titles.${tongue}`)]);
const bundle = [chunk('frame', ['assets/frame-1.css']), chunk('texts'), ...words];

it('asks for the frame, its style sheet, and the words of one language', () => {
  const files = filesOf(bundle);
  expect(files.all).toEqual(['assets/frame-1.js', 'assets/frame-1.css', 'assets/texts-1.js']);
  expect(files.zh).toEqual(['assets/words-zh-1.js', 'assets/texts-with-titles.zh-1.js']);
});

it('is a script that the server allows by its hash', () => {
  expect(scriptFor(filesOf(bundle))).not.toContain('<');
});

it('stops a build that has lost one of the chunks', () => {
  expect(() => filesOf(bundle.slice(1))).toThrow('no chunk frame');
});
