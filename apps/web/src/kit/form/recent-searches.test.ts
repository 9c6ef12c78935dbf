import { beforeEach, expect, it } from 'vitest';
import { forgetForms } from './drafts.ts';
import { connectFormOwner } from './form-owner.ts';
import { recentSearches } from './recent-searches.ts';

beforeEach(() => {
  forgetForms();
  connectFormOwner(() => 'DEMO/buyer');
});

it('keeps the last eight, the newest first, each once, and nothing blank', () => {
  const { add, get } = recentSearches('parts');
  for (const words of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', ' ', ' c ']) add(words);
  expect(get()).toEqual(['c', 'i', 'h', 'g', 'f', 'e', 'd', 'b']);
});

it('shows them to nobody else, and forgets them at a log-out', () => {
  recentSearches('parts').add('BRG');
  connectFormOwner(() => 'DEMO/sales');
  expect(recentSearches('parts').get()).toEqual([]);
  connectFormOwner(() => 'DEMO/buyer');
  expect(recentSearches('parts').get()).toEqual(['BRG']);
  forgetForms();
  expect(recentSearches('parts').get()).toEqual([]);
});
