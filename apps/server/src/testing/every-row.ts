import type { Answer, Browser } from './browser.ts';

type Listed<Row> = { items: Row[]; nextCursor: string | null };

/** All pages of a list, as somebody scrolling to its end sees them. */
export async function everyRow<Row>(browser: Browser, path: string, limit = 100): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const answer: Answer<Listed<Row>> = await browser.get<Listed<Row>>(
      `${path}${path.includes('?') ? '&' : '?'}limit=${limit}${cursor && `&cursor=${cursor}`}`,
    );
    if (!answer.success) throw new Error(`${path}: ${answer.msgCode}`);
    rows.push(...answer.data.items);
    cursor = answer.data.nextCursor;
  }
  return rows;
}
