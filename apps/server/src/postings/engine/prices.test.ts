import { expect, it } from 'vitest';
import { costText, costUnits, moneyText, moneyUnits, quantityUnits } from './figures.ts';
import { exchangeUnits, fromBase, netPrice, priceLines, rateUnits, taxOn, toBase } from './prices.ts';

it('rounds a net price once, after discount and exchange rate', () => {
  const cost = netPrice(costUnits('3.333333'), rateUnits('2.5'), exchangeUnits('1.09'));
  expect(costText(cost)).toBe('3.542500');
  expect(costText(netPrice(costUnits('3.333333'), rateUnits('2.5')))).toBe('3.250000');
  expect(costText(taxOn(cost, rateUnits('13')))).toBe('0.460525');
});

it('rounds every line of a document, and the tax of a rate once', () => {
  const line = { quantity: quantityUnits('1'), price: costUnits('1.005'), discount: 0n };
  const taxed = { ...line, taxRate: rateUnits('6.25') };
  const { net, tax } = priceLines([taxed, taxed, { ...line, taxRate: 0n }]);
  expect([moneyText(net), moneyText(tax)]).toEqual(['3.03', '0.13']);
});

it('changes money at the rate of a document, there and back', () => {
  const rate = exchangeUnits('0.139');
  expect(moneyText(toBase(moneyUnits('100.05'), rate))).toBe('13.91');
  expect(moneyText(fromBase(moneyUnits('13.91'), rate))).toBe('100.07');
});
