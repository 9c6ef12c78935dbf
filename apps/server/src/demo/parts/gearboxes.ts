import { type BomLine, bought, type OperationSpec, type PartSpec } from './part-spec.ts';

interface Size {
  size: string;
  blank: string;
  fast: string;
  slow: string;
  key: string;
  ring: string;
  seal: string;
  otherSeal: string;
  screw: string;
  screws: number;
  oil: number;
  housing: number;
}

const SIZES: Size[] = [
  {
    size: '110',
    blank: 'SHF-4140-090',
    fast: 'BRG-6203-2RS',
    slow: 'BRG-6305-C3',
    key: 'KEY-6X6X32',
    ring: 'RNG-40-INT',
    seal: 'SEL-30/47/7-NBR',
    otherSeal: 'SEL-30/47/7-FKM',
    screw: 'FST-M6X20-8.8',
    screws: 12,
    oil: 0.7,
    housing: 74,
  },
  {
    size: '220',
    blank: 'SHF-4140-118',
    fast: 'BRG-6204-2RS',
    slow: 'BRG-6306-C3',
    key: 'KEY-8X7X40',
    ring: 'RNG-47-INT',
    seal: 'SEL-35/52/7-NBR',
    otherSeal: 'SEL-35/52/8-NBR',
    screw: 'FST-M8X25-8.8',
    screws: 16,
    oil: 1.2,
    housing: 126.79,
  },
  {
    size: '330',
    blank: 'SHF-4140-150',
    fast: 'BRG-6206-2RS',
    slow: 'BRG-6308-C3',
    key: 'KEY-10X8X50',
    ring: 'RNG-62-INT',
    seal: 'SEL-45/65/8-NBR',
    otherSeal: 'SEL-45/65/8-FKM',
    screw: 'FST-M10X30-8.8',
    screws: 18,
    oil: 2.6,
    housing: 218,
  },
  {
    size: '440',
    blank: 'SHF-4140-190',
    fast: 'BRG-6208-2RS',
    slow: 'BRG-6310-C3',
    key: 'KEY-12X8X56',
    ring: 'RNG-80-INT',
    seal: 'SEL-55/80/10-NBR',
    otherSeal: 'SEL-55/80/10-FKM',
    screw: 'FST-M12X40-8.8',
    screws: 20,
    oil: 4.8,
    housing: 352,
  },
];
const RATIOS = [
  ['01', 5],
  ['02', 8],
  ['03', 11],
  ['04', 16],
  ['05', 22],
  ['06', 27],
  ['07', 31],
  ['08', 45],
] as const;

const line = (
  component: string,
  quantity: number,
  makeBuy: BomLine['makeBuy'] = 'BUY',
  more: Partial<BomLine> = {},
): BomLine => ({
  component,
  quantity,
  makeBuy,
  ...more,
});

const CUT: OperationSpec[] = [
  { sequence: 10, wc: 'SAW-01', text: 'Saw blanks', setup: 10, each: 1 },
  { sequence: 20, wc: 'HOB-02', text: 'Hob gears', setup: 20, each: 4 },
  { sequence: 30, wc: 'GRD-01', text: 'Grind flanks', setup: 15, each: 3 },
];
const TURN: OperationSpec[] = [
  { sequence: 10, wc: 'CNC-04', text: 'Face and bore', setup: 15, each: 3 },
  { sequence: 20, wc: 'LINE-1', text: 'Press bearings', setup: 5, each: 2 },
];
const ASSEMBLE: OperationSpec[] = [
  { sequence: 10, wc: 'LINE-2', text: 'Assemble gearbox', setup: 10, each: 9 },
  { sequence: 20, wc: 'PNT-01', text: 'Paint', setup: 10, each: 2 },
  { sequence: 30, wc: 'TST-01', text: 'Run and test', setup: 5, each: 4 },
];

const ofSize = (one: Size): PartSpec[] => {
  const { size, blank, fast, slow, key, ring, seal, otherSeal, screw, screws, oil, housing } = one;
  const rough = { family: 'forgings', safety: 80, lot: 160, inspected: true } as const;
  const cast = { family: 'castings', safety: 50, lot: 120, inspected: true } as const;
  return [
    bought({
      ...cast,
      number: `HSG-${size}-A`,
      text: 'Gearbox housing, cast',
      zh: '减速机箱体',
      es: 'Carcasa de reductor, fundida',
      cost: housing,
      revision: 'C',
    }),
    bought({
      ...cast,
      number: `COV-${size}-B`,
      text: 'End cover, cast',
      zh: '端盖',
      es: 'Tapa, fundida',
      cost: housing * 0.34,
      revision: 'B',
    }),
    bought({
      number: blank,
      text: 'Shaft blank, 4140',
      zh: '轴坯 4140',
      es: 'Barra para eje, 4140',
      family: 'steel',
      cost: 7 + Number(size) * 0.05,
      safety: 200,
      lot: 400,
      type: 'RAW',
    }),
    bought({
      ...rough,
      number: `GRB-${size}-W`,
      text: `Gear blank, forged, ${size}`,
      zh: `齿轮锻件 ${size}`,
      es: `Preforma de engranaje, forjada, ${size}`,
      cost: 14 + Number(size) * 0.08,
    }),
    bought({
      ...rough,
      number: `PIN-${size}-R`,
      text: `Pinion blank, forged, ${size}`,
      zh: `小齿轮锻件 ${size}`,
      es: `Preforma de piñón, forjada, ${size}`,
      cost: 6 + Number(size) * 0.04,
    }),
    {
      number: `DWG-${size}-ASM`,
      text: 'Assembly drawing',
      zh: '装配图',
      es: 'Plano de conjunto',
      type: 'DOCUMENT',
      revision: 'D',
      uom: 'EA',
      cost: 0,
      safety: 0,
      lot: 0,
    },
    {
      number: `SHA-IN-${size}`,
      text: 'Input shaft assembly',
      zh: '输入轴组件',
      es: 'Conjunto de eje de entrada',
      type: 'MAKE',
      revision: 'B',
      uom: 'EA',
      cost: 18 + Number(size) * 0.06,
      safety: 50,
      lot: 100,
      operations: TURN,
      bom: [line(blank, 1), line(fast, 2), line(key, 1)],
    },
    ...RATIOS.flatMap(([suffix, ratio]) =>
      ratioOf(size, suffix, ratio, { slow, ring, seal, otherSeal, screw, screws, oil }),
    ),
  ];
};

type Bits = Pick<Size, 'slow' | 'ring' | 'seal' | 'otherSeal' | 'screw' | 'screws' | 'oil'>;

const ratioOf = (
  size: string,
  suffix: string,
  ratio: number,
  { slow, ring, seal, otherSeal, screw, screws, oil }: Bits,
): PartSpec[] => [
  {
    number: `GRS-${size}-${ratio}`,
    text: `Gear set ${ratio}:1`,
    zh: `齿轮组 ${ratio}:1`,
    es: `Juego de engranajes ${ratio}:1`,
    type: 'MAKE',
    revision: 'A',
    uom: 'EA',
    cost: 34 + Number(size) * 0.16,
    safety: 16,
    lot: 40,
    operations: CUT,
    bom: [line(`GRB-${size}-W`, 1), line(`PIN-${size}-R`, 1), line(slow, 2), line(ring, 1, 'BUY', { spare: true })],
  },
  {
    number: `GBX-${size}-${suffix}`,
    text: `Helical gearbox ${ratio}:1, foot mount`,
    zh: `斜齿轮减速机 ${ratio}:1 底脚安装`,
    es: `Reductor helicoidal ${ratio}:1, con patas`,
    type: 'MAKE',

    product: 'GBX',
    sold: true,
    serials: true,
    revision: suffix === '07' ? 'B' : 'D',
    uom: 'EA',
    cost: 60 + Number(size) * 0.42,
    safety: 14,
    lot: 30,
    operations: ASSEMBLE,
    bom: [
      line(`HSG-${size}-A`, 1),
      line(`SHA-IN-${size}`, 1, 'MAKE'),
      line(`GRS-${size}-${ratio}`, 1, 'MAKE'),
      line(seal, 2, 'BUY', { spare: true, instead: otherSeal }),
      line(screw, screws),
      line('OIL-ISO220', oil),
      line(`DWG-${size}-ASM`, 1, 'X'),
    ],
  },
];

const drives = (): PartSpec[] =>
  (
    [
      ['110', '03', '0.75', '24'],
      ['110', '05', '1.1', '24'],
      ['220', '03', '1.5', '38'],
      ['220', '05', '1.5', '38'],

      ['220', '07', '2.2', '38'],
      ['330', '04', '4', '42'],
      ['330', '05', '5.5', '48'],
      ['440', '05', '11', '55'],
    ] as const
  ).map(([size, suffix, power, coupling]) => ({
    number: `DRV-${size}-${suffix}-${power}KW`,
    text: `Geared drive ${power} kW`,
    zh: `减速电机 ${power} kW`,
    es: `Motorreductor ${power} kW`,
    type: 'MAKE' as const,

    product: 'GBX',
    sold: true,
    revision: 'A',
    uom: 'EA',
    cost: 85,
    safety: 6,
    lot: 15,
    operations: ASSEMBLE.slice(0, 1),
    bom: [
      line(`GBX-${size}-${suffix}`, 1, 'MAKE'),
      line(`MTR-IE3-${power}KW`, 1),
      line(`CPL-${coupling}-AL`, 1),
      line('PAL-800X600', 1),
    ],
  }));

export const gearboxParts = (): PartSpec[] => [
  ...SIZES.flatMap(ofSize),
  ...drives(),
  bought({
    number: 'PLG-M20-ST',
    text: 'Drain plug M20, steel',
    zh: '放油螺塞 M20 钢',
    es: 'Tapón de vaciado M20, acero',
    family: 'castings',
    cost: 6.4,
    safety: 200,
    lot: 400,
  }),
];
