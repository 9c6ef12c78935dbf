const webhooks = ['interfaces', 'webhooks'] as const;

export const interfaceKeys = {
  keys: ['interfaces', 'keys'] as const,
  webhooks,
  deliveries: (webhookId: string, query: object) => [...webhooks, webhookId, query] as const,
};
