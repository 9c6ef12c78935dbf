import { describe, expect, it } from 'vitest';
import { costOf } from '../kit/pattern-cost.ts';
import { findingsOf } from '../testing/findings-of.ts';
import { patternsLinear } from './patterns-linear.ts';

const inServer = (source: string) => ({ 'apps/server/src/kit/a.ts': source });

describe('patterns take linear time', () => {
  it.each([
    /^\d+$/,
    /\d+/g,
    /^\s*(?:xref\b|\d+\s+obj\b)/,
    /^\w+@\w+\.\w+$/,
    /^\d{1,3}(?:,\d{3})*$/,
    /^"(?:[^"\\]|\\.)*"/,
    /\[([^[\]]*)\]/g,
    /^(?=.*x)\w+$/,
    /^(?:(?:ab)+|(?:abab)+)$/,
    /a(?:[^]*b)?/,
    /^[A-Z]{1,40}(?:,[A-Z]{1,40}){0,19}$/,
    /^[^ ]{1,50}(?<=\S)$/,
    /\p{Script=Han}+/gu,
  ])('%s', (pattern) => {
    expect(costOf(pattern.source, pattern.flags)).toBe('linear');
  });

  it.each([
    /\s+$/,
    /^a+$/m,
    /\.?0+$/,
    /x[^]*y/,
    /\s*,/,
    /^.*.*x$/,
    /\[([^\]]*)\]/g,
    /a(?:[^]*b)?/g,
    /[a-f]+\b/,
    /(?=\d+x)/,
    /"(?:[^"\\]|\\.)*"/,
    /^[\s#]*(\S.*)$/,
    /A+B/i,
    /^\d{0,500}\d{0,500}$/,
  ])('but not %s, by the length squared or more', (pattern) => {
    expect(costOf(pattern.source, pattern.flags)).toBe('polynomial');
  });

  it.each([
    /^\s*(?:\/\*[^]*?\*\/\s*)*ISO-10303-21\s*;/,
    /^(?:a|a)*$/,
    /^(?:\w+)+$/,
    /(?:a*)*b/,
    /^(?:a{1,10})+$/,
    /^(?:(?:a?|b?)c)*$/,
    /^(?:a|ab|b)*$/,
    /^(?:a|b|ab){0,30}$/,
    /^(?:--[^\n]*\s*)*x/,
    /^(?:[a-z]|\w)*$/i,
  ])('and not %s, by two to the power of the length', (pattern) => {
    expect(costOf(pattern.source, pattern.flags)).toBe('exponential');
  });

  it.each([
    'const END = /\\s+$/;',
    "const END = new RegExp('\\\\s+$');",
    'const END = RegExp(`${SPACE}+$`);',
    'text.replace(/(a)\\1+b/, "")',
    'text.replace(/(?<=a+)b/, "")',
  ])('finds %s', (source) => {
    expect(findingsOf(patternsLinear, inServer(source))).toEqual([expect.stringContaining('// regex: the reason')]);
  });

  it('lets a pattern be that says why, and those of tests and tools', () => {
    expect(findingsOf(patternsLinear, inServer('// regex: a line of ours\nconst END = /\\s+$/;'))).toEqual([]);
    expect(
      findingsOf(patternsLinear, {
        'apps/server/src/kit/a.test.ts': 'const END = /\\s+$/;',
        'checks/kit/a.ts': 'const END = /\\s+$/;',
      }),
    ).toEqual([]);
  });
});
