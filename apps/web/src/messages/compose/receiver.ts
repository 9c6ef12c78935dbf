import type { Role } from '@gemba/contract/kit/roles';
import type { MessageReceiver } from '@gemba/contract/messages/message';

/** A receiver with the name that its chip shows. */
export type Chosen = MessageReceiver & { name: string };

export const keyOf = (one: MessageReceiver): string => {
  if (one.type === 'user') return `user ${one.userId}`;
  return one.type === 'role' ? `role ${one.role}` : `department ${one.departmentId}`;
};

/** As the server wants it. */
export const receiverOf = (chosen: Chosen): MessageReceiver => {
  if (chosen.type === 'user') return { type: 'user', userId: chosen.userId };
  if (chosen.type === 'role') return { type: 'role', role: chosen.role };
  return { type: 'department', departmentId: chosen.departmentId };
};

type Found = {
  people: readonly { userId: number; name: string }[];
  departments: readonly { departmentId: string; name: string }[];
  roles: readonly Role[];
};

/** The choices in the order in which it is shown; roles are searched by the words of the reader's language. */
export const choicesOf = (
  { people, departments, roles }: Found,
  words: string,
  nameOf: (role: Role) => string,
): Chosen[] => [
  ...people.map((one) => ({ type: 'user' as const, ...one })),
  ...departments.map((one) => ({ type: 'department' as const, ...one })),
  ...roles
    .map((role) => ({ type: 'role' as const, role, name: nameOf(role) }))
    .filter(({ name }) => name.toLowerCase().includes(words.toLowerCase())),
];
