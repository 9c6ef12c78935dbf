import type { TextsLike } from '../kit/text/texts-like.ts';
import type english from './texts.en.ts';

export default {
  newMessage: 'Mensaje nuevo',
  newMessageFrom: 'Mensaje nuevo de {sender}',
  alarm: 'Alarma de producción',
  alarmText: 'Una alarma requiere su atención.',
  openAlarm: 'Abrir',
} as const satisfies TextsLike<typeof english>;
