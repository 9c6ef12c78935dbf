/** Files that can be imported. */
export const CSV_FILES = '.csv,.tsv,.txt,text/csv';
