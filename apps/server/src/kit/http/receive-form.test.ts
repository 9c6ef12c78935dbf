import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { receiveForm } from './receive-form.ts';

const refuseAll = () => {
  throw new Error('nothing is stored');
};

it('does not wait for a caller that has hung up before it was read', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const client = connect(port, '127.0.0.1');
  client.write(
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 99\r\n\r\n--x\r\n',
  );
  const [request] = await once(server, 'request');
  client.resetAndDestroy();
  await new Promise((resolve) => request.on('error', () => {}).once('close', resolve));
  const form = receiveForm(request, {
    maximum: 1_000,
    withinMs: 300_000,
    named: () => {},
    store: refuseAll,
    discard: refuseAll,
  });
  await expect(form).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  server.close();
});
