/** Arguments (`name`) and tags (`<name>`) of an ICU message; throws on one that is not well formed. */
export function namesIn(message: string): Set<string> {
  const names = new Set<string>();
  const end = readMessage(message, 0, names);
  if (end < message.length) throw new Error('a "}" too many');
  for (const [, tag] of message.matchAll(/<\/?(\w+)\/?>/g)) names.add(`<${tag}>`);
  return names;
}

/** Reads up to the brace that closes the message around it, or to the end. */
function readMessage(text: string, from: number, names: Set<string>): number {
  let at = from;
  while (at < text.length && text[at] !== '}') {
    if (text[at] === "'" && /[{}]/.test(text[at + 1] ?? '')) at = endOfQuote(text, at);
    else at = text[at] === '{' ? readArgument(text, at, names) : at + 1;
  }
  return at;
}

const endOfQuote = (text: string, at: number) => {
  const end = text.indexOf("'", at + 1);
  return end < 0 ? text.length : end + 1;
};

function readArgument(text: string, open: number, names: Set<string>): number {
  const [, name, , kind, sign] = /^\{\s*(\w+)\s*(,\s*(\w+)\s*)?([,}])/.exec(text.slice(open)) ?? [];
  if (!name) throw new Error(`no argument at "${text.slice(open, open + 12)}"`);
  names.add(name);
  const start = text.indexOf(sign ?? '}', open + 1 + (kind ? text.slice(open + 1).indexOf(kind) : 0));
  if (sign === '}') return start + 1;
  const branches = ['plural', 'selectordinal', 'select'].includes(kind ?? '');
  return branches ? readBranches(text, start + 1, names) : text.indexOf('}', start) + 1;
}

function readBranches(text: string, from: number, names: Set<string>): number {
  let at = from;
  let hasOther = false;
  for (;;) {
    const [all, close, key] = /^\s*(?:offset:\d+\s*)?(?:(\})|(=?\w+)\s*\{)/.exec(text.slice(at)) ?? [];
    if (all === undefined) throw new Error(`unclear branch at "${text.slice(at, at + 12)}"`);
    at += all.length;
    if (close && hasOther) return at;
    if (close) throw new Error('no branch "other"');
    hasOther ||= key === 'other';
    at = readMessage(text, at, names);
    if (text[at] !== '}') throw new Error(`branch ${key} is not closed`);
    at += 1;
  }
}
