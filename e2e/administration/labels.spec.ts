import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from '../support/gemba.ts';

/** A label printer in the network, which keeps what it was told to print. */
async function startPrinter() {
  const printed: string[] = [];
  const server = createServer((socket) => {
    let heard = '';
    socket.on('data', (piece) => {
      heard += piece.toString('latin1');
    });
    socket.on('end', () => {
      printed.push(heard);
      socket.end();
    });
    socket.on('error', () => undefined);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    printed,
    switchOff: () => new Promise((resolve) => server.close(resolve)),
    switchOn: () => listen(port),
  };
}

test('a printer is added and tested, and labels go to it from a phone, also after it was off', async ({ as }) => {
  const printer = await startPrinter();
  const name = `Story ${Date.now() % 1_000_000}`;
  const admin = await as('admin');
  await admin.goto('/admin');
  await admin.getByRole('link', { name: /^Label printers/ }).click();
  await admin.getByRole('button', { name: 'Add printer' }).click();
  const sheet = admin.getByRole('dialog');
  await sheet.getByLabel('Address in the network').fill('10.99.0.1');
  await sheet.getByRole('button', { name: 'Add printer' }).click();
  await expect(sheet.getByText('The name cannot be empty')).toBeVisible();
  await sheet.getByLabel('Name', { exact: true }).fill(name);
  await sheet.getByRole('button', { name: 'Add printer' }).click();
  await expect(sheet.getByText('The server may not reach this address')).toBeVisible();
  await sheet.getByLabel('Address in the network').fill('127.0.0.1');
  await sheet.getByLabel('Port').fill(String(printer.port));
  await sheet.getByLabel('Width in mm').fill('80');
  await sheet.getByLabel('Height in mm').fill('50');
  await sheet.getByRole('button', { name: 'Add printer' }).click();
  await expect(admin.getByText(`${name} is saved`)).toBeVisible();

  await admin.getByRole('button', { name }).click();
  await sheet.getByRole('button', { name: 'Print a test label' }).click();
  await expect(sheet.getByText(`1 label sent to ${name}`)).toBeVisible();
  expect(printer.printed[0]).toContain('^PW640^LL400');

  const clerk = await as('warehouse');
  await clerk.goto('/label/part?partNumber=BRG-6204-2RS&quantity=40&copies=2');
  await clerk.getByRole('button', { name: /^Printer/ }).click();
  await clerk.getByRole('dialog').getByText(name).click();
  await expect(clerk.getByText('80 × 50 mm, actual layout')).toBeVisible();
  await clerk.getByRole('button', { name: 'Print 2 labels' }).click();
  await expect(clerk.getByText(`2 labels sent to ${name}`)).toBeVisible();
  expect(printer.printed[1]).toContain('^PQ2');

  await printer.switchOff();
  await clerk.reload();
  // The last one chosen on this phone is offered first.
  await expect(clerk.getByRole('button', { name: /^Printer/ })).toContainText(name);
  await clerk.getByRole('button', { name: 'Print 2 labels' }).click();
  await expect(clerk.getByText('The printer does not answer.')).toBeVisible();
  await printer.switchOn();
  await expect(clerk.getByText(`2 labels sent to ${name}`)).toBeVisible({ timeout: 20_000 });
  expect(printer.printed).toHaveLength(3);
  await clerk.getByRole('button', { name: 'More', exact: true }).first().click();
  await clerk.getByRole('link', { name: 'Print jobs' }).click();
  await expect(clerk.getByRole('button', { name: /BRG-6204-2RS/ }).first()).toContainText('Printed');

  await sheet.getByRole('switch', { name: /^In use/ }).click();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByRole('button', { name })).toContainText('Given up');
  await printer.switchOff();
});

test('a template gets another field, order, size and words, and is set back to the built-in one', async ({ as }) => {
  const page = await as('admin');
  await page.goto('/admin/labelTemplates');
  await page.getByRole('link', { name: /^Pallet/ }).click();
  const label = page.getByRole('img', { name: /^Label: / });
  await expect(label).toHaveAccessibleName(/Qty.*Rev.*Pallet 1 of 1/);
  await page.getByRole('button', { name: 'Quantity: later' }).click();
  await expect(label).toHaveAccessibleName(/Rev.*Qty/);
  await page.getByRole('list', { name: 'Below the codes' }).getByRole('switch', { name: 'Own note' }).click();
  await page.getByRole('button', { name: 'Own note No text yet' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('English').fill('Handle {with} care');
  await expect(sheet.getByText('Keep what stands in braces')).toBeVisible();
  await sheet.getByLabel('English').fill('Handle with care');
  await sheet.getByRole('button', { name: 'Use these words' }).click();
  await expect(label).toHaveAccessibleName(/Handle with care/);
  await page.getByLabel('Width in mm').fill('4');
  await expect(page.getByText('Use whole millimetres from 25 to 220')).toBeVisible();
  await page.getByLabel('Width in mm').fill('102');
  await expect(page.getByText('102 × 150 mm, actual layout')).toBeVisible();
  await page.getByRole('button', { name: 'Save 4 changes' }).click();
  await expect(page.getByText('The template is saved')).toBeVisible();

  await page.goto('/label/part?partNumber=BRG-6204-2RS&template=pallet');
  await expect(page.getByText('Pallet, 102 × 150 mm')).toBeVisible();
  await expect(label).toHaveAccessibleName(/Rev.*Qty.*Handle with care/);

  await page.goto('/admin/labelTemplate?template=pallet');
  await page.getByRole('button', { name: 'Back to the built-in template' }).click();
  await page.getByRole('button', { name: 'Save 4 changes' }).click();
  await expect(page.getByText('The template is saved')).toBeVisible();
  await page.goto('/admin/audit?kind=labelTemplate');
  await expect(page.getByText('Label template Pallet').first()).toBeVisible();
});
