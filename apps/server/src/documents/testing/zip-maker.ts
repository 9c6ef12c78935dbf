import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of an archive, as honest or as false as a test wants it. */
export interface Packed {
  name: string | Buffer;
  content?: Buffer | string;
  method?: number;
  flags?: number;
  unixMode?: number;
  /** Values that are written instead of the true ones. */
  says?: { unpacked?: number; packed?: number; crc?: number; localName?: string; offset?: number };
}

interface Around {
  before?: Buffer;
  after?: Buffer;
  comment?: string;
  count?: number;
}

const deflated = new Map<Buffer | string, Buffer>();
const deflate = (content: Buffer | string) => {
  const known = deflated.get(content) ?? deflateRawSync(content);
  deflated.set(content, known);
  return known;
};

function bytesOf({ name, content = 'x', method = 8, flags = 0, unixMode = 0, says = {} }: Packed, offset: number) {
  const plain = Buffer.from(content);
  const data = method === 8 ? deflate(content) : plain;
  const [local, central] = [Buffer.alloc(30), Buffer.alloc(46)];
  const [localName, centralName] = [Buffer.from(says.localName ?? name), Buffer.from(name)];
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(flags, 2);
  common.writeUInt16LE(method, 4);
  common.writeUInt32LE(says.crc ?? crc32(plain), 10);
  common.writeUInt32LE(says.packed ?? data.length, 14);
  common.writeUInt32LE(says.unpacked ?? plain.length, 18);
  local.writeUInt32LE(0x04034b50, 0);
  common.copy(local, 4);
  local.writeUInt16LE(localName.length, 26);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE((3 << 8) | 20, 4);
  common.copy(central, 6);
  central.writeUInt16LE(centralName.length, 28);
  central.writeUInt32LE((unixMode << 16) >>> 0, 38);
  central.writeUInt32LE(says.offset ?? offset, 42);
  return { local: Buffer.concat([local, localName, data]), central: Buffer.concat([central, centralName]) };
}

export function makeZip(
  entries: readonly Packed[],
  { before = Buffer.alloc(0), after = Buffer.alloc(0), comment = '', count = entries.length }: Around = {},
) {
  let offset = before.length;
  const made = entries.map((entry) => {
    const bytes = bytesOf(entry, offset);
    offset += bytes.local.length;
    return bytes;
  });
  const directory = Buffer.concat(made.map(({ central }) => central));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([before, ...made.map(({ local }) => local), directory, end, Buffer.from(comment), after]);
}
