export const infoCentreKeys = {
  centre: (name: string, query: object) => ['info-centres', 'centre', name, query] as const,
  figure: (figure: string, query: object) => ['info-centres', 'figure', figure, query] as const,
  rows: (figure: string, query: object) => ['info-centres', 'rows', figure, query] as const,
};
