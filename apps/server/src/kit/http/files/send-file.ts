import type { FileReply } from '@gemba/contract/kit/files/file-reply';
import type { FastifyReply } from 'fastify';

/** `/` and `\` of a part number would be read as folders, a leading dot as hidden. */
const savedName = (fileName: string) => fileName.replace(/[/\\]/g, '-').replace(/^\.+/, '_');

const disposition = ({ fileName, inline }: FileReply) => {
  const name = savedName(fileName);
  const plain = name.replace(/[^\x20-\x7e]|["%]/g, '_');
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${exact}`;
};

/** Uploaded files run nothing, load nothing and are never sniffed for another type. */
export const sendFile = (reply: FastifyReply, file: FileReply) =>
  reply
    .headers({
      'content-type': file.contentType,
      ...(file.byteCount !== undefined && { 'content-length': file.byteCount }),
      'content-disposition': disposition(file),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
    .send(file.content);
