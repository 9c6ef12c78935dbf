import { classesOf } from '../../src/kit/ui/classes.ts';
import * as icons from '../../src/kit/ui/icons.ts';
import { Case } from '../Case.tsx';
import styles from '../gallery.module.css';

const c = classesOf(styles);

export function Type() {
  return (
    <>
      <Case title="Timer">
        <p className={c('timerFont')}>01:24:36</p>
      </Case>
      <Case title="Hero, large, title">
        <p className={c('hero')}>$48,920.00</p>
        <p className={c('large')}>Approvals</p>
        <p className={c('titleFont')}>Brightwater Castings</p>
      </Case>
      <Case title="Body, meta">
        <p className={c('body')}>Ready for the next pallet. 采购收货 工单报工 库存日志</p>
        <p className={c('meta')}>Line 2 · Ball bearing 20 × 47</p>
      </Case>
      <Case title="Code: the zero is slashed">
        <p className="code">BRG-6204-2RS A-03-2 O0 I1 B8</p>
      </Case>
    </>
  );
}

export function Icons() {
  return (
    <ul className={c('icons')}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className={c('icon')}>
          <Icon />
          {name.replace('Icon', '')}
        </li>
      ))}
    </ul>
  );
}
