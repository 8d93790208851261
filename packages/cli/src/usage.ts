import { type ShopSize, sizeLimits, standardSize } from '@awning/server/assembly/sample';
import { messages } from './messages.ts';

export type Usage =
  | { readonly command: 'start' | 'doctor' | 'help' | 'version' }
  | { readonly command: 'export'; readonly file: string }
  | { readonly command: 'import'; readonly file: string; readonly replace: boolean }
  | { readonly command: 'password' | 'remove-second-factor'; readonly email: string }
  | { readonly command: 'theme check' | 'theme new' | 'theme serve'; readonly folder: string }
  | { readonly command: 'sample'; readonly size: ShopSize };

type ReadUsage = { readonly ok: true; readonly usage: Usage } | { readonly ok: false; readonly complaint: string };

/** Parses the words after `awning`, or returns what is wrong with them. */
export function readUsage(words: readonly string[]): ReadUsage {
  const [name = 'help', ...rest] = words;
  const options = rest.filter((word) => word.startsWith('-'));
  const files = rest.filter((word) => !word.startsWith('-'));
  switch (name) {
    case 'start':
    case 'doctor':
    case 'version':
      return withoutMore({ command: name }, options, files);
    case 'help':
    case '--help':
    case '-h':
      return { ok: true, usage: { command: 'help' } };
    case '--version':
    case '-v':
      return withoutMore({ command: 'version' }, options, files);
    case 'export':
      return withFile(name, files, (file) => withoutMore({ command: 'export', file }, options, []));
    case 'import': {
      const others = options.filter((option) => option !== '--replace');
      const replace = options.includes('--replace');
      return withFile(name, files, (file) => withoutMore({ command: 'import', file, replace }, others, []));
    }
    case 'password':
    case 'remove-second-factor': {
      const [email, ...more] = files;
      if (email === undefined) return complain(messages.emailMissing(name));
      return withoutMore({ command: name, email }, options, more);
    }
    case 'theme': {
      const [action, ...more] = files;
      if (action !== 'check' && action !== 'new' && action !== 'serve') return complain(messages.unknownTheme(action));
      const [folder, ...extra] = more;
      if (folder === undefined) return complain(messages.folderMissing(`theme ${action}`));
      return withoutMore({ command: `theme ${action}`, folder }, options, extra);
    }
    case 'sample':
      return readSample(rest);
    default:
      return complain(messages.unknownCommand(name));
  }
}

/** `--products 100` and `--products=100` mean the same. */
function readSample(words: readonly string[]): ReadUsage {
  const found: Partial<Record<keyof ShopSize, number>> = {};
  const parts = words.flatMap((word) => (word.startsWith('--') ? word.split(/=(.*)/s).slice(0, 2) : [word]));
  for (let place = 0; place < parts.length; place += 2) {
    const option = parts[place] ?? '';
    const name = option.slice(2);
    if (!option.startsWith('--') || !Object.hasOwn(sizeLimits, name)) return complain(messages.unknownOption(option));
    const { lowest, highest } = sizeLimits[name as keyof ShopSize];
    const text = parts[place + 1] ?? '';
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (!(number >= lowest && number <= highest)) return complain(messages.wrongNumber(option, text, lowest, highest));
    found[name as keyof ShopSize] = number;
  }
  const { products } = found;
  if (products === undefined) return complain(messages.productsMissing);
  return { ok: true, usage: { command: 'sample', size: { ...standardSize, ...found, products } } };
}

function withFile(command: string, files: readonly string[], make: (file: string) => ReadUsage): ReadUsage {
  const [file, second] = files;
  if (file === undefined) return complain(messages.fileMissing(command));
  return second === undefined ? make(file) : complain(messages.tooMany(second));
}

function withoutMore(usage: Usage, options: readonly string[], files: readonly string[]): ReadUsage {
  const [extra] = [...options, ...files];
  return extra === undefined ? { ok: true, usage } : complain(messages.unknownOption(extra));
}

function complain(complaint: string): ReadUsage {
  return { ok: false, complaint };
}
