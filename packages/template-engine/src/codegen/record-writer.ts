import type { Recorded } from '../inline-code/inline-code.ts';
import type { Writer } from './writer.ts';

/** Wraps the code of a body in code that records its output, which is in `o`. */
export function writeRecorded(record: Recorded, body: string, writer: Writer): string {
  if (record.type === 'source') return `r.code.add(${writer.constant(record.code)});${body}`;
  const start = `h${writer.newId()}`;
  const printed = `o.slice(${start})`;
  return record.type === 'output'
    ? `const ${start}=o.length;r.code.begin();${body}r.code.end("${record.kind}",${printed});\n`
    : `const ${start}=o.length;${body}if(!${writer.constant(record.check)}(${printed}))r.code.spoil();\n`;
}
