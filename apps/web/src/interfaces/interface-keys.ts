const webhooks = ['interfaces', 'webhooks'] as const;

export const interfaceKeys = {
  keys: ['interfaces', 'keys'] as const,
  webhooks,
  calls: ['interfaces', 'calls'] as const,
  call: (name: string) => ['interfaces', 'calls', name] as const,
  deliveries: (webhookId: string, query: object) => [...webhooks, webhookId, query] as const,
};
