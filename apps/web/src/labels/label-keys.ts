export const labelKeys = {
  drawn: (language: string, wanted: object) => ['labels', 'drawn', language, wanted] as const,
  sales: (query: object) => ['labels', 'sales', query] as const,
  choices: ['labels', 'choices'] as const,
  job: (jobId: string) => ['labels', 'job', jobId] as const,
  jobs: (query: object) => ['labels', 'jobs', query] as const,
};
