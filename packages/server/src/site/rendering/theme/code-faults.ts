import { inspectTemplate, type Registry } from '@awning/template-engine';
import type { Theme, ThemeFault } from './theme.ts';

/** The scripts, styles and handlers of a theme that get no hash, and therefore do not run (D-180). */
export function codeFaults({ templates }: Theme, registry: Registry): ThemeFault[] {
  return [...templates].flatMap(([file, source]) =>
    inspectTemplate(source, { registry }).code.map(({ line, message }) => ({ file, line, fault: message })),
  );
}
