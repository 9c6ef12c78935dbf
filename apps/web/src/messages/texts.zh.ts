import type { TextsLike } from '../kit/text/texts-like.ts';
import type english from './texts.en.ts';

export default {
  newMessage: '新消息',
  newMessageFrom: '{sender} 发来新消息',
  alarm: '生产报警',
  alarmText: '有报警需要您处理。',
  openAlarm: '打开',
} as const satisfies TextsLike<typeof english>;
