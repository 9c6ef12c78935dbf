import type { startTestApp, TestUser } from '../test-app.ts';
import { asDecider } from './deciders.ts';
import { orderBook } from './order-book.ts';

type Erp = Awaited<ReturnType<typeof startTestApp>>;

/** A furnished company, and people who are signed in to it. */
export async function openCompany(
  erp: Erp,
  settings: Record<string, unknown> = {},
  licence?: readonly string[] | null,
) {
  const book = orderBook(erp);
  const { companyId, companyCode } = await book.fresh(settings, licence);
  const person = async (limit?: string | null, user: TestUser = {}) => {
    const { userId, userName } = await erp.user(companyId, user);
    if (limit) await book.grant(companyId, userId, limit);
    return { userId, userName, ...asDecider(await erp.signIn(companyCode, userName)) };
  };
  return { book, companyId, companyCode, person, maker: await person() };
}
