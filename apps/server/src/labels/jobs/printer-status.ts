export type PrinterTrouble = 'NO_LABELS' | 'HEAD_OPEN' | 'NO_RIBBON' | 'PAUSED';

/** Where the flags stand in the first two lines of the answer to `~HS`, counted from 0. */
const FLAGS: readonly [line: number, field: number, trouble: PrinterTrouble][] = [
  [1, 2, 'HEAD_OPEN'],
  [0, 1, 'NO_LABELS'],
  [1, 3, 'NO_RIBBON'],
  [0, 2, 'PAUSED'],
];

const STX = '\u0002';
const ETX = '\u0003';

/** The answer of a ZPL printer to `~HS`: three lines between STX and ETX. Undefined while it is not whole. */
export function readStatus(answer: string): { trouble: PrinterTrouble | undefined } | undefined {
  const lines = answer
    .split(STX)
    .slice(1)
    .filter((line) => line.includes(ETX))
    .map((line) => line.slice(0, line.indexOf(ETX)).split(','));
  if (lines.length < 3) return undefined;
  return { trouble: FLAGS.find(([line, field]) => lines[line]?.[field] === '1')?.[2] };
}
