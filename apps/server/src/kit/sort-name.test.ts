import { describe, expect, it } from 'vitest';
import { sortNameOf } from './sort-name.ts';

describe('a name is sorted', () => {
  it.each([
    ['Alder Conveyor Systems', 'alder conveyor systems'],
    ['  Pacific   Crane & Hoist ', 'pacific crane & hoist'],
    ['Ångström GmbH', 'angstrom gmbh'],
    ['Łódź Øre Straße', 'lodz ore strasse'],
    ['Ñandú', 'nandu'],
    ['ＡＢＣ商事', 'abc shangshi'],
  ])('%s as %s', (name, key) => {
    expect(sortNameOf(name)).toBe(key);
  });

  it.each([
    ['大庆起重设备 Daqing Hoisting', 'daqingqizhongshebei daqing hoisting'],
    ['苏州自动化', 'suzhouzidonghua'],
    ['重庆长江轴承', 'chongqingchangjiangzhoucheng'],
    ['厦门银行', 'xiamenyinhang'],
    ['绿色动力', 'lvsedongli'],
  ])('by its pinyin where it is Chinese: %s as %s', (name, key) => {
    expect(sortNameOf(name)).toBe(key);
  });

  it.each([
    ['3M', '~3m'],
    ['(former) Alder', '~(former) alder'],
    ['Завод', '~'],
    ['', '~'],
    ['🏭', '~'],
  ])('after all letters where it begins with none: %j as %s', (name, key) => {
    expect(sortNameOf(name)).toBe(key);
  });

  it('by no more than an index takes, whatever it holds', () => {
    const keys = ['x'.repeat(500), '大'.repeat(300), '\u0000 \u202e\ud800 a\nb', `a${' '.repeat(200)}b`].map(
      sortNameOf,
    );
    for (const key of keys) expect(key).toMatch(/^[a-z~][ -~]{0,79}$/);
  });
});
