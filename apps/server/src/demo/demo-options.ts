export interface DemoOptions {
  size: 'small' | 'large';
  /** The last day of the history, in the company's time zone. */
  today: string;
  /** The moment that today's scenes lead up to; 07:42 of today unless told. */
  now?: string;
  hashPassword: (text: string) => Promise<string>;
  /** Stores the content of a document; left out, demo documents have a row and no bytes. */
  saveFile?: (storageId: string, bytes: Buffer) => Promise<void>;
  progress?: (text: string, done: number, total: number) => void;
}
