export default {
  newMessage: 'New message',
  newMessageFrom: 'New message from {sender}',
  alarm: 'Production alarm',
  alarmText: 'An alarm needs your attention.',
  openAlarm: 'Open',
} as const;
