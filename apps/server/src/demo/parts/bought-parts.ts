import { bought, type PartSpec } from './part-spec.ts';

const BORES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const inner = (code: number) => [10, 12, 15, 17][code] ?? code * 5;

const bearings = (): PartSpec[] =>
  [62, 63].flatMap((series) =>
    BORES.flatMap((code) => {
      const bore = inner(code);
      const outer = bore + (series === 62 ? 20 : 32) + code * (series === 62 ? 1.75 : 2);
      const width = (series === 62 ? 9 : 11) + Math.round(code * 1.25);
      const size = `${bore} × ${Math.round(outer)} × ${width}`;
      const cost = 1.4 + code * 0.36 + (series === 63 ? 1.9 + code * 0.72 : 0);
      const number = `BRG-${series}${String(code).padStart(2, '0')}`;
      const common = {
        family: 'bearings',
        cost,
        safety: 400,
        lot: 500,
        inspected: true,
        lotTraced: true,
        sold: true,
        product: 'SPR',
      } as const;
      return [
        bought({
          ...common,
          number: `${number}-2RS`,
          text: `Ball bearing ${size}, sealed`,
          zh: `深沟球轴承 ${size} 密封`,
          es: `Rodamiento de bolas ${size}, sellado`,
        }),
        bought({
          ...common,
          number: `${number}-C3`,
          text: `Ball bearing ${size}, clearance C3`,
          zh: `深沟球轴承 ${size} C3游隙`,
          es: `Rodamiento de bolas ${size}, juego C3`,
        }),
        bought({
          ...common,
          number: `${number}-ZZ`,
          text: `Ball bearing ${size}, shielded`,
          zh: `深沟球轴承 ${size} 带防尘盖`,
          es: `Rodamiento de bolas ${size}, con tapas`,
          safety: 60,
          lot: 100,
        }),
      ];
    }),
  );

const SEALS = [
  '20/35/7',
  '25/40/7',
  '30/47/7',
  '35/52/7',
  '35/52/8',
  '40/62/8',
  '45/65/8',
  '50/72/8',
  '55/80/10',
  '60/85/10',
  '70/95/10',
  '80/105/12',
];

const seals = (): PartSpec[] =>
  SEALS.flatMap((size, at) =>
    ['NBR', 'FKM', 'HNBR'].map((material, of) => {
      const words = size.replaceAll('/', ' × ');
      return bought({
        number: `SEL-${size}-${material}`,
        text: `Oil seal ${words}, ${material}`,
        zh: `油封 ${words} ${material}`,
        es: `Retén de aceite ${words}, ${material}`,
        family: 'seals',
        cost: 0.9 + at * 0.22 + of * 0.8,
        safety: of === 0 ? 500 : 80,
        lot: of === 0 ? 600 : 100,
        sold: true,
        product: 'SPR',
      });
    }),
  );

const KEYS = ['5X5X25', '6X6X32', '8X7X40', '10X8X50', '12X8X56', '14X9X63', '16X10X70', '18X11X80'];
const keys = () =>
  KEYS.flatMap((size, at) =>
    ['', '-SS'].map((grade) =>
      bought({
        number: `KEY-${size}${grade}`,
        text: `Parallel key ${size.replaceAll('X', ' × ').toLowerCase()}, DIN 6885${grade && ', stainless'}`,
        zh: `平键 ${size}${grade && ' 不锈钢'}`,
        es: `Chaveta paralela ${size}${grade && ', inoxidable'}`,
        family: 'fasteners',
        cost: 0.35 + at * 0.21 + (grade ? 0.6 : 0),
        safety: grade ? 50 : 400,
        lot: grade ? 100 : 600,
      }),
    ),
  );

const rings = () =>
  [32, 35, 40, 42, 47, 52, 62, 72, 80, 90, 100].flatMap((bore) =>
    ['INT', 'EXT'].map((side) =>
      bought({
        number: `RNG-${bore}-${side}`,
        text: `Retaining ring ${bore} mm, ${side === 'INT' ? 'internal' : 'external'}`,
        zh: `${side === 'INT' ? '孔用' : '轴用'}挡圈 ${bore} mm`,
        es: `Anillo de retención ${bore} mm, ${side === 'INT' ? 'interior' : 'exterior'}`,
        family: 'fasteners',
        cost: 0.12 + bore * 0.004,
        safety: 200,
        lot: 400,
      }),
    ),
  );

const screws = () =>
  [5, 6, 8, 10, 12, 16].flatMap((thread) =>
    [16, 20, 25, 30, 40, 50, 60].flatMap((length) =>
      ['8.8', '10.9'].map((grade) =>
        bought({
          number: `FST-M${thread}X${length}-${grade}`,
          text: `Hex screw M${thread} × ${length}, ${grade}`,
          zh: `六角螺栓 M${thread}×${length} ${grade}`,
          es: `Tornillo hexagonal M${thread} × ${length}, ${grade}`,
          family: 'fasteners',
          cost: 0.02 + thread * thread * length * 0.000_04 + (grade === '10.9' ? 0.03 : 0),
          safety: grade === '8.8' ? 3_000 : 300,
          lot: grade === '8.8' ? 5_000 : 500,
        }),
      ),
    ),
  );

const POWERS = ['0.37', '0.55', '0.75', '1.1', '1.5', '2.2', '3', '4', '5.5', '7.5', '11', '15'];
const motors = () =>
  POWERS.flatMap((power, at) =>
    ['IE3', 'IE4'].map((grade) =>
      bought({
        number: `MTR-${grade}-${power}KW`,
        text: `Motor ${power} kW, B5 flange, ${grade}`,
        zh: `电机 ${power} kW B5法兰 ${grade}`,
        es: `Motor ${power} kW, brida B5, ${grade}`,
        revision: 'B',
        family: 'motors',
        product: 'MTR',
        sold: true,
        serials: true,
        cost: (95 + at * at * 6.4 + at * 22) * (grade === 'IE4' ? 1.22 : 1),
        safety: 16,
        lot: 32,
      }),
    ),
  );

const couplings = () =>
  [19, 24, 28, 38, 42, 48, 55, 65].flatMap((size) =>
    ['AL', 'GG'].map((body) =>
      bought({
        number: `CPL-${size}-${body}`,
        text: `Jaw coupling ${size}, ${body === 'AL' ? 'aluminium' : 'cast iron'}`,
        zh: `梅花联轴器 ${size} ${body === 'AL' ? '铝' : '铸铁'}`,
        es: `Acoplamiento de garras ${size}, ${body === 'AL' ? 'aluminio' : 'fundición'}`,
        family: 'couplings',
        product: 'CPL',
        sold: true,
        cost: 9 + size * 0.85 + (body === 'GG' ? 4 : 0),
        safety: 30,
        lot: 60,
      }),
    ),
  );

const brackets = () =>
  Array.from({ length: 30 }, (_, at) => {
    const size = `${10 + (at % 10)}, ${(1 + Math.floor(at / 10)) * 100} mm`;
    return bought({
      number: `W00-${10 + (at % 10)}/${(1 + Math.floor(at / 10)) * 100}(A)`,
      text: `Mounting bracket ${size}`,
      zh: `安装支架 ${size}`,
      es: `Soporte de montaje ${size}`,
      family: 'steel',
      cost: 6 + at * 0.9,
      safety: 20,
      lot: 60,
      sold: true,
      product: 'SPR',
    });
  });

const electric = () =>
  (
    [
      ['SEN-PT100', 'Temperature sensor PT100', '温度传感器 PT100', 'Sensor de temperatura PT100'],
      ['SEN-PROX-M12', 'Proximity switch M12', '接近开关 M12', 'Detector de proximidad M12'],
      ['SEN-PROX-M18', 'Proximity switch M18', '接近开关 M18', 'Detector de proximidad M18'],
      ['CBL-4X1.5', 'Motor cable 4 × 1.5', '电机电缆 4 × 1.5', 'Cable de motor 4 × 1,5'],
      ['CBL-4X2.5', 'Motor cable 4 × 2.5', '电机电缆 4 × 2.5', 'Cable de motor 4 × 2,5'],
      ['CBL-5X0.75', 'Control cable 5 × 0.75', '控制电缆 5 × 0.75', 'Cable de control 5 × 0,75'],
      ['BOX-IP65-S', 'Terminal box IP65, small', '接线盒 IP65 小型', 'Caja de bornes IP65, pequeña'],
      ['BOX-IP65-L', 'Terminal box IP65, large', '接线盒 IP65 大型', 'Caja de bornes IP65, grande'],
      ['FAN-120', 'Forced cooling fan', '强制冷却风扇', 'Ventilador de refrigeración forzada'],
      ['BRK-20NM', 'Holding brake 20 Nm', '保持制动器 20 Nm', 'Freno de retención 20 Nm'],
      ['BRK-40NM', 'Holding brake 40 Nm', '保持制动器 40 Nm', 'Freno de retención 40 Nm'],
      ['ENC-1024', 'Encoder 1024', '编码器 1024', 'Encóder 1024'],
    ] as const
  ).map(([number, text, zh, es], at) =>
    bought({
      number,
      text,
      zh,
      es,
      family: 'electric',
      cost: 8 + at * 6.5,
      safety: 15,
      lot: 40,
      sold: true,
      product: 'SPR',
      ...(number.startsWith('CBL') && { uom: 'M' }),
    }),
  );

const supplies = () =>
  (
    [
      ['OIL-ISO220', 'Gear oil ISO VG 220', '齿轮油 ISO VG 220', 'Aceite de engranajes ISO VG 220', 'L', 4.6, 300, 600],
      ['OIL-ISO320', 'Gear oil ISO VG 320', '齿轮油 ISO VG 320', 'Aceite de engranajes ISO VG 320', 'L', 4.9, 150, 400],
      ['OIL-ISO460', 'Gear oil ISO VG 460', '齿轮油 ISO VG 460', 'Aceite de engranajes ISO VG 460', 'L', 5.2, 100, 200],
      ['GRS-NLGI2', 'Grease NLGI 2', '润滑脂 NLGI 2', 'Grasa NLGI 2', 'KG', 9.8, 20, 50],
      [
        'PNT-RAL5010',
        'Paint RAL 5010 gentian blue',
        '油漆 RAL 5010 龙胆蓝',
        'Pintura RAL 5010 azul genciana',
        'L',
        14.5,
        60,
        120,
      ],
      [
        'PNT-RAL7031',
        'Paint RAL 7031 blue grey',
        '油漆 RAL 7031 蓝灰',
        'Pintura RAL 7031 gris azulado',
        'L',
        14.2,
        40,
        80,
      ],
      ['PAL-800X600', 'Pallet 800 × 600', '托盘 800 × 600', 'Palé 800 × 600', 'EA', 11, 40, 100],
      ['BOX-C-300', 'Carton 300 mm', '纸箱 300 mm', 'Caja de cartón 300 mm', 'EA', 1.3, 150, 400],
      ['LBL-100X63', 'Label 100 × 63 mm, roll', '标签 100 × 63 mm 卷', 'Etiqueta 100 × 63 mm, rollo', 'EA', 12, 10, 30],
      ['LOC-243', 'Thread lock 243', '螺纹胶 243', 'Fijador de roscas 243', 'EA', 18, 10, 24],
    ] as const
  ).map(([number, text, zh, es, uom, cost, safety, lot]) =>
    bought({ number, text, zh, es, uom, family: 'supplies', type: 'SUPPLY', cost, safety, lot }),
  );

export const boughtParts = (): PartSpec[] => [
  ...[bearings, seals, keys, rings, screws, motors].flatMap((family) => family()),
  ...[couplings, brackets, electric, supplies].flatMap((family) => family()),
];
