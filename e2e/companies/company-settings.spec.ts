import { LANGUAGES } from '@gemba/contract/kit/languages';
import type { Receiver } from '@gemba/contract/receiving/receivers/receiver';
import { ask, say } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { card, postedNumber, submit, tongues } from '../support/receiving.ts';
import { outwaitDoubleTap } from '../support/screens.ts';
import { shippingTongues, takeBack } from '../support/shipping.ts';

// An account is entered once: the last story enters it.
test.describe.configure({ mode: 'default' });

// The second company asks where the first refuses, and wants no inspection report.
for (const language of LANGUAGES) {
  test(`a cost of zero is asked about where the company wants it so, in ${language}`, async ({ as }) => {
    const { posting, refusals } = tongues[language];
    const page = await as('twin', { stored: { language } });
    await page.goto('/receivePo/editPo?poNumber=48206');
    await card(page, 'BOX-C-300')
      .getByRole('button', { name: /12 BOX-C-300$/ })
      .click();
    await submit(page).click();
    const question = page.getByRole('dialog', { name: say(refusals.COST_IS_ZERO, { itemNumber: 3 }) });
    await question.getByRole('button', { name: posting.notYet }).click();
    await expect(question).toBeHidden();
    await expect(page).not.toHaveURL(/posted=/);
    await expect(submit(page)).toBeEnabled();
  });
}

test('goods that cost nothing come in after a yes, without a report where none is wanted, and go back', async ({
  as,
}) => {
  const page = await as('twin');
  await page.goto('/receivePo/editPo?poNumber=48206');
  await card(page, 'BOX-C-300')
    .getByRole('button', { name: /12 BOX-C-300$/ })
    .click();
  await submit(page).click();
  await page.getByRole('dialog').waitFor();
  await outwaitDoubleTap(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Receive anyway' }).click();
  const number = await postedNumber(page);
  expect((await ask<Receiver>(page, 'GET', `/receivers/${number}`)).data.items[0]).toMatchObject({
    part: 'BOX-C-300',
    irNumber: null,
  });
  await page.getByRole('button', { name: 'Show receiver' }).click();
  await takeBack(page, number, 'Only a trial');
  await expect(page.getByText(`Takes ${number} back`)).toBeVisible();
});

for (const [at, language] of LANGUAGES.entries()) {
  test(`a tax rate without an account: who may enters it, and the shipping goes on, in ${language}`, async ({ as }) => {
    const { posting, refusals, kit } = shippingTongues[language];
    const sold = { part: 'CPL-28-GG', order: '/shipperSo/editSo?soNumber=31078' };
    const asks = { name: say(refusals.NOT_FOUND_TAX_RATE_ACCOUNT, { taxRate: '11.5' }) };
    const pick = async (person: string) => {
      const page = await as(person, { stored: { language } });
      await page.goto(sold.order);
      await card(page, sold.part)
        .getByRole('button', { name: say(kit.all, { value: '5' }) })
        .first()
        .click();
      await submit(page).click();
      return page;
    };
    const clerk = await pick('warehouse');
    await expect(clerk.getByRole('dialog', asks).getByText(posting.accountWho)).toBeVisible();
    const boss = await pick('admin');
    await boss.getByRole('dialog', asks).getByRole('button', { name: posting.saveAndGoOn }).click();
    await expect(
      boss.getByRole('dialog', asks).getByRole('alert').filter({ hasText: posting.chooseAccount }),
    ).toBeVisible();
    if (at < LANGUAGES.length - 1) return;
    await boss.getByRole('dialog', asks).getByLabel(posting.taxAccount).selectOption({ index: 1 });
    await boss.getByRole('dialog', asks).getByRole('button', { name: posting.saveAndGoOn }).click();
    await postedNumber(boss);
  });
}
