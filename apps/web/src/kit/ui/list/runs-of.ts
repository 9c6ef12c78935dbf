export type Run<Row> = { key: string; rows: [Row, ...Row[]] };

/** Rows that stand one after another and belong together: a location, a part, a day. */
export const runsOf = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Run<Row>[] => {
  const runs: Run<Row>[] = [];
  for (const row of rows) {
    const key = keyOf(row);
    const last = runs.at(-1);
    if (last?.key === key) last.rows.push(row);
    else runs.push({ key, rows: [row] });
  }
  return runs;
};
