import { messages } from './messages.ts';

export type Usage =
  | { readonly command: 'start' | 'doctor' | 'help' | 'version' }
  | { readonly command: 'export'; readonly file: string }
  | { readonly command: 'import'; readonly file: string; readonly replace: boolean };

type ReadUsage = { readonly ok: true; readonly usage: Usage } | { readonly ok: false; readonly complaint: string };

/** Understands the words after `awning`, or says what is wrong with them. */
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
    default:
      return complain(messages.unknownCommand(name));
  }
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
