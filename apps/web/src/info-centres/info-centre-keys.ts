export const infoCentreKeys = {
  centre: (name: string, year = '') => ['info-centres', 'centre', name, year] as const,
  figure: (figure: string, query: object) => ['info-centres', 'figure', figure, query] as const,
  rows: (figure: string, query: object) => ['info-centres', 'rows', figure, query] as const,
};
