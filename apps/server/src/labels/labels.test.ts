import { builtInLayouts } from '@gemba/contract/labels/label-layout';
import { DOTS_PER_MM, type DrawnLabels } from '@gemba/contract/labels/label-shapes';
import type { Receiver } from '@gemba/contract/receiving/receivers/receiver';
import type { RtvShipper } from '@gemba/contract/shipping/rtv/rtv-shipper';
import type { Shipper } from '@gemba/contract/shipping/shippers/shipper';
import { beforeAll, describe, expect, it } from 'vitest';
import { openStockRoom } from '../testing/stock-room.ts';
import { startTestApp } from '../testing/test-app.ts';
import { printedDots, readCodes } from './testing/read-codes.ts';
import { readPdf } from './testing/read-pdf.ts';

const PART = '../../ETC/PASSWD(1).';
const HOSTILE = '^XA~JR^FS )Tj ET <66> (\\ ñandú × 轴承';

const erp = await startTestApp();
let room: Awaited<ReturnType<typeof openStockRoom>>;
let foreign: typeof room;
let receiver: Receiver;
beforeAll(async () => {
  room = await openStockRoom(erp);
  foreign = await openStockRoom(erp);
  await room.insert('part', {
    part_number: PART,
    part_type: 'BUY',
    description: HOSTILE,
    description_zh: '深沟球轴承',
  });
  await room.insert('part_stock', { part_number: PART });
  const po = await room.purchaseOrder([{}, { part: 'RESIN' }, { part: 'MOTOR' }, { part: null }]);
  const put = (itemNumber: number, locations: object[], more: object = {}) => ({ itemNumber, locations, ...more });
  const items = [
    put(1, [
      { location: 'A-01', quantity: '3' },
      { location: 'A-02', quantity: '1.5' },
    ]),
    put(2, [{ location: 'A-03', quantity: '2' }], { lotNumber: '炉号 7' }),
    put(3, [{ location: 'A-04', quantity: '2', serials: ['SN-1', 'SN-2'] }]),
  ];
  receiver = (await room.post<Receiver>(`/receiving/purchaseOrders/${po}`, { items })).data;
});

const file = async (path: string, language = 'en_US', by = room.browser) => {
  const headers = { authorization: by.token ?? '', lang: language };
  const answer = await fetch(`${erp.server.url}/app/labels/${path}`, { headers });
  return { headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
};
const drawn = async (path: string, by = room.browser) => (await room.get<DrawnLabels>(`/labels/${path}`, by)).data;
const part = (number: string, query = '') => `parts/${encodeURIComponent(number)}${query}`;

describe('a scanner reads back what was printed', () => {
  it.each(['part', 'box', 'pallet'])('from the picture of a %s label', async (template) => {
    const { bytes } = await file(part(PART, `?format=png&template=${template}&quantity=12.5&lotNumber=K260618-3`));
    const goods = { partNumber: PART, quantity: '12.5', lotNumber: 'K260618-3', serialNumber: undefined };
    const codes = await readCodes(bytes);
    expect(codes).toEqual([
      { kind: 'Code128', text: PART, goods: undefined },
      expect.objectContaining({ kind: 'DataMatrix', goods }),
      expect.objectContaining({ kind: 'QRCode', goods }),
    ]);
  });

  it('from the dots that a label printer makes of ZPL', async () => {
    const { bytes } = await file(part(PART, '?format=zpl&quantity=40&serialNumber=SN~7'));
    const dots = printedDots(new TextDecoder().decode(bytes), 800, 504);
    const goods = { partNumber: PART, quantity: '40', serialNumber: 'SN~7', lotNumber: undefined };
    expect((await readCodes(dots)).map((code) => code.goods ?? code.text)).toEqual([PART, goods, goods]);
  });
});

describe('the label of a shelf', () => {
  it.each(['part', 'box', 'pallet'])('is read back by a scanner, as %s', async (template) => {
    const { bytes } = await file(`locations/A-01?format=png&template=${template}`);
    expect(await readCodes(bytes)).toEqual([
      { kind: 'Code128', text: 'A-01', goods: undefined },
      { kind: 'QRCode', text: 'A-01', goods: undefined },
    ]);
  });

  it('says the location, its description and its warehouse, inside of the paper, however long they are', async () => {
    const location = 'WWWW-WWWW-WWWW-WWWW9';
    await room.insert('location', { location, warehouse_code: 'P1', description: `${HOSTILE} `.repeat(6) });
    for (const template of ['part', 'box', 'pallet'] as const) {
      const { labels, lines } = await drawn(`locations/${location}/drawn?template=${template}&copies=3`);
      expect(lines).toEqual([]);
      expect(labels).toMatchObject([{ line: location, copies: 3 }]);
      const [{ texts, codes } = { texts: [], codes: [] }] = labels;
      const { width, height } = builtInLayouts[template];
      expect(texts[0]).toMatchObject({ text: location, face: 'code' });
      const bars = codes.find(({ symbology }) => symbology === 'code128')?.y ?? 0;
      for (const text of texts) {
        expect(text.x + text.width).toBeLessThanOrEqual(width * DOTS_PER_MM);
        expect(text.y).toBeLessThanOrEqual(height * DOTS_PER_MM);
      }
      for (const text of texts.slice(0, -1)) expect(text.y).toBeLessThan(bars);
    }
  });

  it('is refused of a location that is not there, or is of another company', async () => {
    await foreign.insert('location', { location: 'FAR-1', warehouse_code: 'P1' });
    for (const location of ['NOWHERE', 'FAR-1'])
      expect(await room.get(`/labels/locations/${location}`)).toMatchObject({ msgCode: 'LOCATION_NOT_EXIST' });
  });
});

describe('the labels of a receipt', () => {
  it('say of every place what was put there, with its lot, and of every serial number one', async () => {
    const { bytes } = await file(`receivers/${receiver.receiverNumber}?format=png`);
    const found = (await readCodes(bytes)).flatMap(({ kind, goods }) =>
      kind === 'DataMatrix' && goods ? [goods] : [],
    );
    const told = found.map(({ partNumber, quantity, lotNumber, serialNumber }) =>
      [partNumber, quantity, lotNumber, serialNumber].join(' ').trim(),
    );
    expect(told.sort()).toEqual(['BOLT 1.5', 'BOLT 3', 'MOTOR 1  SN-1', 'MOTOR 1  SN-2', 'RESIN 2 炉号 7']);
  });

  it('name the receiver, its order, the place and the revision, and only the lines that were chosen', async () => {
    const { receiverNumber, orderNumber } = receiver;
    const { labels, lines } = await drawn(`receivers/${receiverNumber}/drawn?copies=3&lines=${receiverNumber}.2`);
    expect(labels.map(({ copies }) => copies)).toEqual([3]);
    const texts = labels[0]?.texts.map(({ text }) => text);
    expect(texts).toEqual(
      expect.arrayContaining([
        'RESIN',
        'A RESIN',
        '2 EA',
        '炉号 7',
        'A-03',
        `PO ${orderNumber} · Receiver ${receiverNumber}`,
      ]),
    );
    expect(lines.map(({ partNumber, quantity, chosen }) => [partNumber, quantity, chosen])).toEqual([
      ['BOLT', '4.5000', false],
      ['RESIN', '2.0000', true],
      ['MOTOR', '2.0000', false],
    ]);
  });

  it('say how many packs of the vendor they are, where they are whole ones', async () => {
    const po = await room.purchaseOrder([{ columns: { po_unit: 'BOX', po_unit_qty: '10' } }]);
    const locations = [
      { location: 'A-01', quantity: '20' },
      { location: 'A-02', quantity: '3' },
    ];
    const { data } = await room.post<Receiver>(`/receiving/purchaseOrders/${po}`, {
      items: [{ itemNumber: 1, locations }],
    });
    const { labels } = await drawn(`receivers/${data.receiverNumber}/drawn`);
    const texts = labels.map(({ texts: all }) => all.map(({ text }) => text));
    expect(texts).toEqual([expect.arrayContaining(['2 BOX = 20 EA']), expect.arrayContaining(['3 EA'])]);
  });

  it('count boxes line by line', async () => {
    const { labels } = await drawn(`receivers/${receiver.receiverNumber}/drawn?copies=2&template=box`);
    const boxes = labels.map(({ texts }) => texts.find(({ text }) => text.startsWith('Box '))?.text);
    expect(boxes).toEqual(
      [1, 2, 3, 4]
        .map((at) => `Box ${at} of 4`)
        .concat('Box 1 of 2', 'Box 2 of 2', ...[1, 2, 3, 4].map((at) => `Box ${at} of 4`)),
    );
  });
});

describe('names are text and nothing else', () => {
  it('in a PDF, in letters and in Chinese, a page for each copy', async () => {
    const { headers, bytes } = await file(part(PART, '?copies=3'));
    expect(headers.get('content-disposition')).toContain('labels-..-..-ETC-PASSWD(1)..pdf');
    const pages = await readPdf(bytes);
    expect(pages).toHaveLength(3);
    expect(pages[0]).toMatchObject({ width: 283, height: 179 });
    const [first] = pages;
    expect(first?.text.replaceAll(' ', '')).toContain(HOSTILE.replaceAll(' ', ''));
    expect((await readPdf((await file(part(PART), 'zh_CN')).bytes))[0]?.text).toContain('深沟球轴承');
  });

  it('in ZPL: no command but ours', async () => {
    const zpl = new TextDecoder().decode((await file(part(PART, '?format=zpl&copies=7'), 'zh_CN')).bytes);
    const commands = new Set(zpl.match(/[\^~][A-Z]{2}|\^A0/g));
    expect([...commands].sort()).toEqual([
      '^A0',
      '^CI',
      '^FD',
      '^FH',
      '^FO',
      '^FS',
      '^FT',
      '^GF',
      '^LH',
      '^LL',
      '^PQ',
      '^PW',
      '^XA',
      '^XZ',
    ]);
    expect(zpl.match(/\^XA/g)).toHaveLength(1);
    expect(zpl).toContain('^PQ7');
    expect(zpl).toContain('_E8_BD_B4_E6_89_BF');
  });
});

it('shows long numbers whole, in smaller letters, rather than a part of them', async () => {
  const [lotNumber, serialNumber] = ['K'.repeat(40), 'S'.repeat(40)];
  const { labels } = await drawn(
    part('BOLT', `/drawn?quantity=99999999.1234&lotNumber=${lotNumber}&serialNumber=${serialNumber}`),
  );
  expect(labels[0]?.texts.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['99,999,999.1234 EA', lotNumber, serialNumber]),
  );
});

describe('labels of a sales order', () => {
  it('name the customer, what is still to be shipped, or what a shipper took with its boxes', async () => {
    await room.opening('BOLT', 'A-01', '50');
    const so = await room.salesOrder([{ quantity: '10' }, { part: null }], { customer_po: 'ACME-9' });
    const picks = { itemNumber: 1, locations: [{ location: 'A-01', newQtyShipped: '4', box: 'B1' }] };
    const shipped = await room.post<Shipper>(`/shipping/salesOrders/${so}`, { items: [picks], shipNow: true });
    const { shipperNumber } = shipped.data;
    const texts = async (query: string) =>
      (await drawn(`salesOrders/${so}/drawn?${query}`)).labels.map((label) => label.texts.map(({ text }) => text));
    const [open] = await texts('template=pallet');
    const [picked] = await texts(`shipperNumber=${shipperNumber}&template=box`);
    const [said] = await texts('quantity=2.5');
    expect(open).toEqual(expect.arrayContaining(['BOLT', '6 EA', 'To Alder', `SO ${so}`, 'Your PO ACME-9']));
    expect(picked).toEqual(
      expect.arrayContaining(['BOLT', '4 EA', 'B1', `SO ${so} · Shipper ${shipperNumber} · Your PO ACME-9`]),
    );
    expect(said).toContain('2.5 EA');
    const reader = await room.person({ roles: ['FIND_SALES_ORDER'] });
    expect(await room.get(`/labels/salesOrders/${so}?shipperNumber=${shipperNumber}`, reader)).toMatchObject({
      msgCode: 'LIMITED_PERMISSIONS',
    });
  });
});

describe('labels of goods that go back', () => {
  it('name the vendor, the return and each piece, until their shipment is taken back', async () => {
    await room.opening('BOLT', 'A-02', '50');
    const rtv = await room.rtv([{ quantity: '10' }, { part: 'MOTOR', quantity: '2' }]);
    const { data } = await room.post<RtvShipper>(`/shipping/rtvs/${rtv}`, {
      items: [
        { itemNumber: 1, locations: [{ location: 'A-02', quantity: '4' }] },
        { itemNumber: 2, locations: [{ location: 'A-04', quantity: '2', serials: ['SN-1', 'SN-2'] }] },
      ],
    });
    const { labels, lines } = await drawn(`rtvShippers/${data.shipperNumber}/drawn?template=box`);
    const texts = labels.map((label) => label.texts.map(({ text }) => text));
    const shared = ['To Kestrel Bearings', `RTV ${rtv} · Shipper ${data.shipperNumber}`];
    expect(lines).toMatchObject([{ partNumber: 'BOLT', quantity: '4.0000' }, { partNumber: 'MOTOR' }]);
    expect(texts).toEqual([
      expect.arrayContaining(['BOLT', '4 EA', ...shared]),
      expect.arrayContaining(['MOTOR', 'SN-1', ...shared]),
      expect.arrayContaining(['MOTOR', 'SN-2', ...shared]),
    ]);
    const { data: back } = await room.post<RtvShipper>(`/rtvShippers/${data.shipperNumber}/reverse`, { reason: 'No' });
    expect(await room.get(`/labels/rtvShippers/${back.shipperNumber}`)).toMatchObject({ msgCode: 'NOTHING_TO_LABEL' });
    expect(await room.get(`/labels/rtvShippers/${data.shipperNumber}`, foreign.browser)).toMatchObject({
      msgCode: 'RTV_SHIPPER_NOT_EXIST',
    });
  });
});

describe('refuses', () => {
  it.each([
    ['a part that is not there', 'parts/NO-SUCH-PART', 'PART_NOT_EXIST'],
    ['an order that is not there', 'salesOrders/999999', 'SALES_ORDER_NOT_EXIST'],
    ['a receiver that is not there', 'receivers/999999', 'RECEIVER_NOT_EXIST'],
    ['a template that is not there', 'parts/BOLT?template=shelf', 'LABEL_TEMPLATE_NOT_EXIST'],
    ['no copies', 'parts/BOLT?copies=0', 'INVALID_INPUT'],
    ['more copies than a hundred', 'parts/BOLT?copies=101', 'INVALID_INPUT'],
    ['a quantity of nothing', 'parts/BOLT?quantity=0', 'INVALID_INPUT'],
    ['a quantity that is none', 'parts/BOLT?quantity=1e3', 'INVALID_INPUT'],
    ['a format that is none', 'parts/BOLT?format=svg', 'INVALID_INPUT'],
  ])('%s', async (_, path, msgCode) => {
    expect(await room.get(`/labels/${path}`)).toMatchObject({ success: false, msgCode });
  });

  it('lines that are not there, and more labels than anybody prints', async () => {
    const { receiverNumber } = receiver;
    expect(await room.get(`/labels/receivers/${receiverNumber}?lines=9`)).toMatchObject({
      msgCode: 'NOTHING_TO_LABEL',
    });
    for (const query of ['template=box&copies=100', 'template=box&copies=3&format=png']) {
      expect(await room.get(`/labels/receivers/${receiverNumber}?${query}`)).toMatchObject({
        msgCode: 'TOO_MANY_LABELS',
      });
    }
  });

  it('to show another company anything', async () => {
    const so = await room.salesOrder([{}]);
    const asked = [part(PART), `salesOrders/${so}`, `receivers/${receiver.receiverNumber}`];
    const answers = await Promise.all(asked.map((path) => room.get(`/labels/${path}/drawn`, foreign.browser)));
    expect(answers.map(({ msgCode }) => msgCode)).toEqual([
      'PART_NOT_EXIST',
      'SALES_ORDER_NOT_EXIST',
      'RECEIVER_NOT_EXIST',
    ]);
  });
});
