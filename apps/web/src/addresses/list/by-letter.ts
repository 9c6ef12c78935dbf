/** Groups adjacent rows with the same letter. */
export const byLetter = <Row extends { letter: string }>(rows: readonly Row[]) => {
  const groups: { letter: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.letter === row.letter) last.rows.push(row);
    else groups.push({ letter: row.letter, rows: [row] });
  }
  return groups;
};
