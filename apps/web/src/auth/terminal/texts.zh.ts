import type { TextsLike } from '../../kit/text/texts-like.ts';
import type english from './texts.en.ts';

export default {
  waiting: '谁在这里工作？',
  waitingHow: '请扫描工牌，或点按您的姓名并输入 PIN 码。',
  atTerminal: '位于 {wc}',
  change: '切换',
  changeTitle: '切换员工',
  leave: '离开终端',
  hasTurn: '正在使用',
  noPin: '尚无 PIN 码：请扫描工牌',
  nobody: '{wc} 还没有员工',
  nobodyHow: '由管理员将员工分配到该工作中心。',
  pin: 'PIN 码',
  digits: '{count, plural, =0 {未输入数字} other {已输入 # 位数字}}',
  goOn: '以 {name} 的身份继续',
  notABadge: '这不是工牌。请扫描工牌或点按姓名。',
  signOut: '退出此终端',
  signOutHow: '在使用密码重新登录终端之前，无人可以在此工作。',
  stay: '保持登录',
} as const satisfies TextsLike<typeof english>;
