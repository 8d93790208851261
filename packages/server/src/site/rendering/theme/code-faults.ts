import { inspectTemplate, type Registry } from '@awning/template-engine';
import type { Theme, ThemeFault } from './theme.ts';

/** The scripts, styles and handlers of a theme that get no hash, and addresses that are code: none of them runs (D-180). */
export function codeFaults({ templates }: Theme, registry: Registry): ThemeFault[] {
  return [...templates].flatMap(([file, source]) => [
    ...inspectTemplate(source, { registry }).code.map(({ line, message }) => ({ file, line, fault: message })),
    ...addressFaults(file, source),
  ]);
}

/** Addresses that are code, which the policy blocks; each line with one is named once. */
function addressFaults(file: string, source: string): ThemeFault[] {
  if (!codeAddress.test(source)) return [];
  const fault = 'an address that is code does not run: a handler or a script does';
  return source.split('\n').flatMap((text, at) => (codeAddress.test(text) ? [{ file, line: at + 1, fault }] : []));
}

const codeAddress = /\b(?:href|action|src)\s*=\s*(?:["']\s*)?javascript:/i;
