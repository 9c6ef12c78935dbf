import { money } from '../amounts.ts';
import type { World } from '../world.ts';

const MONTHLY = [
  ['5900', 255_000],
  ['6000', 178_000],
  ['6100', 58_000],
] as const;

/** Books the monthly costs besides goods: wages, rent, depreciation, interest; taxes once a quarter. */
export function monthEnd(world: World) {
  const { users, scale } = world;
  const month = Number(world.day.slice(5, 7));
  const memo = `Month ${world.day.slice(0, 7)}`;
  const head = { at: world.moment(), day: world.day, by: users.accountant, memo };
  const scaled = (amount: number) => money(Math.round(amount * scale));
  world.books.post({ ...head, document: ['payroll', world.day.slice(0, 7)] }, (posting) => {
    for (const [account, amount] of MONTHLY) {
      posting.book(account, scaled(amount));
      posting.book('CASH', -scaled(amount));
    }
  });
  world.books.post({ ...head, document: ['month', world.day.slice(0, 7)] }, (posting) => {
    posting.book('6400', scaled(46_000));
    posting.book('1590', -scaled(46_000));
    posting.book('7100', scaled(14_500));
    posting.book('CASH', -scaled(14_500));
  });
  if (month % 3 !== 0) return;
  const collected = -world.books.balanceOf('TAX_COLLECTED');
  world.books.post({ ...head, document: ['tax', world.day.slice(0, 7)] }, (posting) => {
    posting.book('TAX_COLLECTED', collected);
    posting.book('8000', scaled(48_000));
    posting.book('CASH', -scaled(48_000) - collected);
  });
}

/** Books the opening stock and the opening balances of the first day. */
export function openBooks(world: World) {
  const at = world.moment();
  const head = { at, day: world.day, by: world.users.accountant };
  world.books.post({ ...head, document: ['opening', 'STOCK'], memo: 'Opening stock' }, (posting) => {
    for (const { number, type, safety, lot, bin, stdCost } of world.parts.values()) {
      if (type === 'DOCUMENT') continue;
      const amount =
        BigInt(Math.max(1, Math.round((safety * 1.4 + lot * world.random.next() * 0.5) * world.scale))) * 10_000n;
      const value = posting.move({
        partNumber: number,
        location: bin,
        movement: 'OPENING',
        onHand: amount,
        unitCost: stdCost,
      });
      posting.book('OPENING', -value);
    }
  });
  const scaled = (amount: number) => money(Math.round(amount * world.scale));
  world.books.post({ ...head, document: ['opening', 'BOOKS'], memo: 'Opening balances' }, (posting) => {
    posting.book('CASH', scaled(1_650_000));
    posting.book('1400', scaled(194_000));
    posting.book('1500', scaled(8_900_000));
    posting.book('1590', -scaled(620_000));
    posting.book('2500', -scaled(3_316_000));
    posting.book('3000', -scaled(5_000_000));
    posting.book('OPENING', -scaled(1_650_000 + 194_000 + 8_900_000 - 620_000 - 3_316_000 - 5_000_000));
  });
}
