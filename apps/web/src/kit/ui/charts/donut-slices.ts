type Slice = { label: string; value: number };

const CENTRE = 66;
const RADIUS = 55;
const GAP = 0.028;

/** At most five: the largest, and all others in one with the rest that no slice names. */
export function atMostFive(slices: readonly Slice[], rest: number, other: string): readonly Slice[] {
  if (slices.length <= 5 && rest <= 0) return slices;
  const largest = [...slices].sort((slice, next) => next.value - slice.value);
  const folded = largest.slice(4).reduce((sum, { value }) => sum + value, Math.max(0, rest));
  return [...largest.slice(0, 4), { label: other, value: folded }];
}

const bounds = (slices: readonly Slice[]) => {
  const sum = slices.reduce((all, { value }) => all + value, 0) || 1;
  let from = 0;
  return slices.map(({ value }) => {
    const start = from;
    from += (value / sum) * 2 * Math.PI;
    return [start, from] as const;
  });
};

/** One path per slice, from twelve o'clock, with a gap between neighbours. */
export function arcs(slices: readonly Slice[]): string[] {
  const point = (angle: number) =>
    `${(CENTRE + RADIUS * Math.sin(angle)).toFixed(2)} ${(CENTRE - RADIUS * Math.cos(angle)).toFixed(2)}`;
  return bounds(slices).map(([from, to]) => {
    const whole = to - from > 2 * Math.PI - 0.01;
    const start = whole ? 0 : from + GAP;
    const end = whole ? 2 * Math.PI - 0.001 : Math.max(start + 0.01, to - GAP);
    return `M${point(start)}A${RADIUS} ${RADIUS} 0 ${end - start > Math.PI ? 1 : 0} 1 ${point(end)}`;
  });
}

/** The slice at a point, from 0 to 1 across and down; none in the hole. */
export function sliceAt(slices: readonly Slice[], across: number, down: number): number | undefined {
  const [x, y] = [across - 0.5, 0.5 - down];
  if (Math.hypot(x, y) < 0.3) return undefined;
  const angle = (Math.atan2(x, y) + 2 * Math.PI) % (2 * Math.PI);
  const index = bounds(slices).findIndex(([from, to]) => angle >= from && angle < to);
  return index === -1 ? undefined : index;
}
