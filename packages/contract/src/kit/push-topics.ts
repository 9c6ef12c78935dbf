/** The kinds of things that a person may be told about while the app is closed. */
export const PUSH_TOPICS = ['alarms', 'approvals', 'messages'] as const;
export type PushTopic = (typeof PUSH_TOPICS)[number];
