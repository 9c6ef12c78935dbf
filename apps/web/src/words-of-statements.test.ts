import { expect, it } from 'vitest';
import statementsEn from './accounting/texts.en.ts';
import statementsEs from './accounting/texts.es.ts';
import statementsZh from './accounting/texts.zh.ts';
import en from './info-centres/texts.en.ts';
import es from './info-centres/texts.es.ts';
import zh from './info-centres/texts.zh.ts';

it.each([
  ['en', statementsEn, en],
  ['es', statementsEs, es],
  ['zh', statementsZh, zh],
] as const)(
  'a figure has the name of its line in the statements (%s)',
  (_language, { statement }, { figures, ratios }) => {
    expect(figures.result.name).toBe(statement.result);
    const costs = statement.line.COST_OF_SALES.toLowerCase();
    expect(figures.margin.definition.toLowerCase()).toContain(costs);
    expect(ratios.margin.over.toLowerCase()).toContain(costs);
  },
);

it('the profit and loss, its figure and its months have one name in Chinese', () => {
  const { statement, screens } = statementsZh;
  const names = [screens.profitAndLoss, statement.title.profitAndLoss, statement.result, zh.figures.result.name];
  expect(new Set(names)).toEqual(new Set(['损益']));
  for (const text of [statement.resultByMonth, statement.unclosed.RESULT, statement.unclosed.EARLIER_RESULTS])
    expect(text).toContain('损益');
});
