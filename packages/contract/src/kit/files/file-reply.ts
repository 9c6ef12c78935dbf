import * as z from 'zod/mini';

/** A file that is answered as it is, under its own content type, instead of the envelope. Refusals keep the envelope. */
export interface FileReply {
  readonly fileName: string;
  readonly contentType: string;
  /** Not known of what is written while it is sent. */
  readonly byteCount?: number;
  /** Shown by the browser itself; otherwise it is offered for saving. */
  readonly inline: boolean;
  /** The bytes, as the server reads them. */
  readonly content: unknown;
}
export const FileReply = z.custom<FileReply>();
